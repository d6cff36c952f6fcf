ALTER TABLE "placements" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "spots" jsonb;--> statement-breakpoint
-- The four places of the first shop: their pictures and print files stay as they are.
UPDATE "placements" SET key = first.key, spots = first.spots
  FROM (VALUES
    ('chest', 'chest', 'chest', '{"regular": {"x": 618, "y": 280}, "oversized": {"x": 618, "y": 276}, "oversized-premium": {"x": 618, "y": 264}, "hoodie": {"x": 618, "y": 322}}'::jsonb),
    ('a4', 'front', 'a4', '{"regular": {"x": 500, "y": 260}, "oversized": {"x": 500, "y": 256}, "oversized-premium": {"x": 500, "y": 244}, "hoodie": {"x": 500, "y": 296}}'),
    ('a3', 'front', 'a3', '{"regular": {"x": 500, "y": 244}, "oversized": {"x": 500, "y": 240}, "oversized-premium": {"x": 500, "y": 228}}'),
    ('back', 'back', 'a3', '{"regular": {"x": 500, "y": 198}, "oversized": {"x": 500, "y": 196}, "oversized-premium": {"x": 500, "y": 192}, "hoodie": {"x": 500, "y": 392}}')
  ) AS first (key, position, design_size, spots)
  WHERE placements.position = first.position AND placements.design_size = first.design_size;--> statement-breakpoint
ALTER TABLE "placements" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placements" ALTER COLUMN "spots" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "place" jsonb;--> statement-breakpoint
-- What was ordered keeps its place, on both sides.
CREATE TEMPORARY TABLE "bought_places" ON COMMIT DROP AS
  SELECT p.position, p.design_size, jsonb_build_object(
    'key', p.key, 'view', CASE p.position WHEN 'back' THEN 'back' ELSE 'front' END,
    'width', p.width_inches::numeric, 'height', p.height_inches::numeric, 'spots', p.spots,
    'name', p.name, 'nameHi', t.text) AS place
  FROM placements p LEFT JOIN catalog_texts t
    ON t.kind = 'placement.name' AND t.language = 'hi' AND t.key = p.position || '/' || p.design_size;--> statement-breakpoint
UPDATE "order_lines" SET place = b.place
  FROM bought_places b WHERE b.position = order_lines.position AND b.design_size = order_lines.design_size;--> statement-breakpoint
UPDATE "order_lines" SET back = back || jsonb_build_object('place', b.place)
  FROM bought_places b WHERE b.position = back ->> 'position' AND b.design_size = back ->> 'designSize';--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "place" SET NOT NULL;
