ALTER TABLE "tickets" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_request_key_unique" UNIQUE("request_key");