CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"return_id" text,
	"place" integer DEFAULT 0 NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"act" text NOT NULL,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"request_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_steps_request" UNIQUE("actor_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"outcome" text,
	"replacement_order_id" text,
	"refund_wish_id" text,
	"amount" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "returns_replacement_order_id_unique" UNIQUE("replacement_order_id"),
	CONSTRAINT "returns_refund_wish_id_unique" UNIQUE("refund_wish_id"),
	CONSTRAINT "returns_request" UNIQUE("account_id","request_key"),
	CONSTRAINT "returns_outcome" CHECK (("returns"."replacement_order_id" is null or "returns"."outcome" = 'replacement') and ("returns"."refund_wish_id" is null) = ("returns"."amount" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replaces" text;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_steps" ADD CONSTRAINT "return_steps_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "return_photos_waiting" ON "return_photos" USING btree ("order_id","file") WHERE return_id is null;--> statement-breakpoint
CREATE INDEX "return_photos_left" ON "return_photos" USING btree ("created_at") WHERE return_id is null;--> statement-breakpoint
CREATE INDEX "return_steps_return" ON "return_steps" USING btree ("return_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_live" ON "returns" USING btree ("order_id") WHERE state not in ('settled', 'refused');--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("created_at","id") WHERE state not in ('settled', 'refused');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_orders_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces" CHECK ("orders"."replaces" is null or ("orders"."total" = 0 and "orders"."credits" is null and "orders"."paid_at" is null));