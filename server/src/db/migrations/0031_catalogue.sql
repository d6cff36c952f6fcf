CREATE TABLE "away_variants" (
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"reason" text,
	"back_on" date,
	CONSTRAINT "away_variants_product_id_color_size_pk" PRIMARY KEY("product_id","color","size")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"from_price" bigint,
	"to_price" bigint,
	"holds_from" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone,
	"actor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_hi" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fabric" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fabric_hi" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "picture_file" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "away_variants" ADD CONSTRAINT "away_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_item" ON "price_changes" USING btree ("item","id");--> statement-breakpoint
CREATE INDEX "price_changes_actor" ON "price_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "scheduled_prices_item" ON "scheduled_prices" USING btree ("item","starts_at");--> statement-breakpoint
-- What a price was, and when, stays written down.
CREATE FUNCTION keep_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'price_changes is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER price_changes_kept BEFORE UPDATE OR DELETE ON price_changes FOR EACH ROW EXECUTE FUNCTION keep_price_change();
