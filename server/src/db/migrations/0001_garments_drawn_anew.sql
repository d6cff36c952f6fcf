-- The garments were drawn anew (artist/src/garment): pictures of the look before keep their rows, under a key that none asks for, so
-- that they go with their artwork, and each is drawn again when it is next looked at. What was sold keeps the picture it was sold with.
UPDATE "order_lines" SET "mockup_file" = m."file" FROM "mockups" m
WHERE "order_lines"."mockup_file" IS NULL AND m."artwork_file" = "order_lines"."artwork_file" AND m."color" = "order_lines"."color"
  AND m."tshirt_type" = CASE "order_lines"."product_id" WHEN 2 THEN 'oversized' WHEN 3 THEN 'oversized-premium' ELSE 'regular' END
  AND m."placement" = CASE WHEN "order_lines"."position" = 'front' THEN "order_lines"."design_size" ELSE "order_lines"."position" END
  AND m."arrangement" = "order_lines"."arrangement_key";
--> statement-breakpoint
UPDATE "order_lines" SET "back" = jsonb_set("order_lines"."back", '{mockupFile}', to_jsonb(m."file")) FROM "mockups" m
WHERE "order_lines"."back"->>'mockupFile' IS NULL AND m."artwork_file" = "order_lines"."back"->>'artworkFile' AND m."color" = "order_lines"."color"
  AND m."tshirt_type" = CASE "order_lines"."product_id" WHEN 2 THEN 'oversized' WHEN 3 THEN 'oversized-premium' ELSE 'regular' END
  AND m."placement" = "order_lines"."back"->>'position' AND m."arrangement" = "order_lines"."back"->>'arrangementKey';
--> statement-breakpoint
UPDATE "mockups" SET "arrangement" = "arrangement" || '~1';
