ALTER TABLE "production_pieces" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "production_pieces" ADD COLUMN "approved_by" text;--> statement-breakpoint
CREATE INDEX "production_pieces_undo" ON "production_pieces" USING btree ("undo_until") WHERE undo_until is not null;