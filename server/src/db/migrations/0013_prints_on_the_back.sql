ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_sum";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "back" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "back" jsonb;--> statement-breakpoint
CREATE INDEX "design_versions_artwork" ON "design_versions" USING btree ("artwork_file");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sum" CHECK ("order_lines"."unit_price" = "order_lines"."base_price" + "order_lines"."placement_fee" + coalesce(("order_lines"."back"->>'fee')::bigint, 0));