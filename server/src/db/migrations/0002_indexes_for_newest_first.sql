DROP INDEX "designs_public_newest";--> statement-breakpoint
DROP INDEX "designs_public_liked";--> statement-breakpoint
DROP INDEX "designs_account_newest";--> statement-breakpoint
DROP INDEX "generations_account";--> statement-breakpoint
DROP INDEX "generations_finished";--> statement-breakpoint
DROP INDEX "orders_account";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status";--> statement-breakpoint
DROP INDEX "payments_order";--> statement-breakpoint
CREATE INDEX "designs_public_newest" ON "designs" USING btree ("created_at","id") WHERE is_public and deleted_at is null;--> statement-breakpoint
CREATE INDEX "designs_public_liked" ON "designs" USING btree ("like_count","id") WHERE is_public and status = 'ready' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "designs_account_newest" ON "designs" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "generations_account" ON "generations" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_finished" ON "generations" USING btree ("finished_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");