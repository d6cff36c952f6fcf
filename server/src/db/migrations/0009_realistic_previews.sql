ALTER TABLE "designs" ADD COLUMN "preview_file" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "shirt" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "preview_file" text;