ALTER TABLE "webhook_inbox" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_inbox_due" ON "webhook_inbox" USING btree ("due_at") WHERE processed_at is null;