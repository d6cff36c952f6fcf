DROP INDEX "generations_finished";--> statement-breakpoint
CREATE INDEX "generations_finished" ON "generations" USING btree ("kind","finished_at") WHERE state = 'done';