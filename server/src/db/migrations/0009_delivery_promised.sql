ALTER TABLE "orders" ADD COLUMN "delivery_earliest" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_latest" integer DEFAULT 12 NOT NULL;