ALTER TABLE "cart_lines" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "arrangement_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mockups" ADD COLUMN "arrangement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "arrangement_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mockups" DROP CONSTRAINT "mockups_artwork_file_tshirt_type_color_placement_pk";--> statement-breakpoint
ALTER TABLE "mockups" ADD CONSTRAINT "mockups_artwork_file_tshirt_type_color_placement_arrangement_pk" PRIMARY KEY("artwork_file","tshirt_type","color","placement","arrangement");
