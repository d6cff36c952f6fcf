CREATE TABLE "stock" (
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"free" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"received" integer NOT NULL,
	CONSTRAINT "stock_product_id_color_size_pk" PRIMARY KEY("product_id","color","size"),
	CONSTRAINT "stock_adds_up" CHECK ("stock"."free" + "stock"."reserved" + "stock"."used" = "stock"."received"),
	CONSTRAINT "stock_parts" CHECK ("stock"."reserved" >= 0 and "stock"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"order_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "stock_holds_order_id_product_id_color_size_pk" PRIMARY KEY("order_id","product_id","color","size"),
	CONSTRAINT "stock_holds_state" CHECK ("stock_holds"."state" in ('held', 'used', 'back')),
	CONSTRAINT "stock_holds_quantity" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_variant" ON "stock_holds" USING btree ("product_id","color","size");