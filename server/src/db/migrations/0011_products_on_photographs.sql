CREATE TABLE "blank_photos" (
	"file" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "print" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "blank" jsonb;