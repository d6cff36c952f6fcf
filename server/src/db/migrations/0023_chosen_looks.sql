ALTER TABLE "designs" ADD COLUMN "chosen_style" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "style" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "occasion" text;