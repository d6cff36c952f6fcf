CREATE TABLE "group_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text,
	"tshirt_type" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"quantity" integer NOT NULL,
	"secret_hash" text,
	"request_key" text NOT NULL,
	"cart_key" text,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_entries_request" UNIQUE("group_id","request_key"),
	CONSTRAINT "group_entries_quantity" CHECK ("group_entries"."quantity" between 1 and 10),
	CONSTRAINT "group_entries_name" CHECK (char_length("group_entries"."name") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"request_key" text NOT NULL,
	"design_id" text,
	"design_name" text NOT NULL,
	"collector" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"has_back" boolean NOT NULL,
	"color" text,
	"tshirt_types" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"names_forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "group_orders_request" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "group_entries" ADD CONSTRAINT "group_entries_group_id_group_orders_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entries" ADD CONSTRAINT "group_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_entries_group" ON "group_entries" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_entries_order" ON "group_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "group_orders_account" ON "group_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_orders_design" ON "group_orders" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "group_orders_named" ON "group_orders" USING btree ("closes_at") WHERE names_forgotten_at is null;