CREATE TABLE "catalog_texts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "catalog_texts_kind_key_language_pk" PRIMARY KEY("kind","key","language")
);
--> statement-breakpoint
CREATE TABLE "colors" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"ground" text NOT NULL,
	"has_underbase" boolean NOT NULL,
	"surcharge" bigint DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "colors_ground" CHECK ("colors"."ground" in ('light', 'dark')),
	CONSTRAINT "colors_hex" CHECK ("colors"."hex" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "colors_surcharge" CHECK ("colors"."surcharge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "collection_prices" (
	"collection_id" text NOT NULL,
	"color" text NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "collection_prices_collection_id_color_pk" PRIMARY KEY("collection_id","color"),
	CONSTRAINT "collection_prices_above_nothing" CHECK ("collection_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "template" text DEFAULT 'regular' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sizes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "placements" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_prices" ADD CONSTRAINT "collection_prices_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_prices" ADD CONSTRAINT "collection_prices_color_colors_key_fk" FOREIGN KEY ("color") REFERENCES "public"."colors"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "colors" ("key", "name", "hex", "ground", "has_underbase", "position") VALUES
  ('black', 'Black', '#1b1b1e', 'dark', true, 0),
  ('white', 'White', '#f3f2ef', 'light', false, 1);--> statement-breakpoint
INSERT INTO "catalog_texts" ("kind", "key", "language", "text") VALUES
  ('color.name', 'black', 'hi', 'काला'),
  ('color.name', 'white', 'hi', 'सफ़ेद');--> statement-breakpoint
INSERT INTO "catalog_texts" ("kind", "key", "language", "text")
  SELECT 'product.name', id::text, 'hi', name_hi FROM products WHERE name_hi IS NOT NULL
  UNION ALL SELECT 'product.description', id::text, 'hi', description_hi FROM products WHERE description_hi IS NOT NULL
  UNION ALL SELECT 'product.fabric', id::text, 'hi', fabric_hi FROM products WHERE fabric_hi IS NOT NULL
  UNION ALL SELECT 'placement.name', position || '/' || design_size, 'hi', name_hi FROM placements WHERE name_hi IS NOT NULL;--> statement-breakpoint
INSERT INTO "collection_prices" ("collection_id", "color", "price")
  SELECT id, 'black', black_price FROM collections UNION ALL SELECT id, 'white', white_price FROM collections;--> statement-breakpoint
UPDATE "products" SET
  template = type,
  colors = '{black,white}',
  placements = '{chest,a4,a3,back}',
  sizes = CASE WHEN type = 'regular'
    THEN '[{"size": "S", "chest": [34, 36], "halfChest": 19, "length": 27, "shoulder": 17.0, "sleeve": 8}, {"size": "M", "chest": [38, 40], "halfChest": 21, "length": 28, "shoulder": 17.75, "sleeve": 8.25}, {"size": "L", "chest": [42, 44], "halfChest": 23, "length": 29, "shoulder": 18.5, "sleeve": 8.5}, {"size": "XL", "chest": [46, 48], "halfChest": 25, "length": 30, "shoulder": 19.25, "sleeve": 8.75}, {"size": "XXL", "chest": [50, 52], "halfChest": 27, "length": 31, "shoulder": 20.0, "sleeve": 9}]'::jsonb
    ELSE '[{"size": "S", "chest": [34, 36], "halfChest": 22, "length": 28, "shoulder": 20.0, "sleeve": 9.5}, {"size": "M", "chest": [38, 40], "halfChest": 24, "length": 29, "shoulder": 20.75, "sleeve": 9.75}, {"size": "L", "chest": [42, 44], "halfChest": 26, "length": 30, "shoulder": 21.5, "sleeve": 10.0}, {"size": "XL", "chest": [46, 48], "halfChest": 28, "length": 31, "shoulder": 22.25, "sleeve": 10.25}, {"size": "XXL", "chest": [50, 52], "halfChest": 30, "length": 32, "shoulder": 23.0, "sleeve": 10.5}]'::jsonb
  END;--> statement-breakpoint
ALTER TABLE "mockups" DROP CONSTRAINT "mockups_artwork_file_tshirt_type_color_placement_arrangement_pk";--> statement-breakpoint
ALTER TABLE "mockups" ADD COLUMN "hex" text;--> statement-breakpoint
UPDATE "mockups" SET hex = (SELECT c.hex FROM colors c WHERE c.key = mockups.color);--> statement-breakpoint
ALTER TABLE "mockups" ALTER COLUMN "hex" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mockups" ADD CONSTRAINT "mockups_pk" PRIMARY KEY("artwork_file","tshirt_type","color","hex","placement","arrangement");--> statement-breakpoint
-- A preview that waits for its turn names the cloth too.
UPDATE "generations" SET shirt = shirt || jsonb_build_object('hex', (SELECT c.hex FROM colors c WHERE c.key = shirt ->> 'color'))
  WHERE shirt IS NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "product_name_hi" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "product_type" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cloth" jsonb;--> statement-breakpoint
UPDATE "order_lines" SET
  product_type = coalesce((SELECT p.type FROM products p WHERE p.id = product_id), 'regular'),
  cloth = (SELECT jsonb_build_object('name', c.name, 'nameHi', t.text, 'hex', c.hex, 'ground', c.ground, 'hasUnderbase', c.has_underbase)
    FROM colors c LEFT JOIN catalog_texts t ON t.kind = 'color.name' AND t.key = c.key AND t.language = 'hi' WHERE c.key = order_lines.color);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "product_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "cloth" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" DROP CONSTRAINT "collections_priced";--> statement-breakpoint
ALTER TABLE "placements" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "fabric_hi";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "black_price";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "white_price";