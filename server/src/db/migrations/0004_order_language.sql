ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "collections_type" ON "collections" USING btree (lower("type"),"sort","id");