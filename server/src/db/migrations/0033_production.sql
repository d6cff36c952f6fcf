CREATE TABLE "print_reports" (
	"order_line_id" bigint NOT NULL,
	"side" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_reports_order_line_id_side_pk" PRIMARY KEY("order_line_id","side")
);
--> statement-breakpoint
CREATE TABLE "production_pieces" (
	"order_line_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reprints" integer DEFAULT 0 NOT NULL,
	"misprint" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_pieces_order_line_id_number_pk" PRIMARY KEY("order_line_id","number"),
	CONSTRAINT "production_pieces_number" CHECK ("production_pieces"."number" between 1 and 99),
	CONSTRAINT "production_pieces_reprints" CHECK ("production_pieces"."reprints" >= 0)
);
--> statement-breakpoint
ALTER TABLE "print_reports" ADD CONSTRAINT "print_reports_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pieces" ADD CONSTRAINT "production_pieces_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pieces" ADD CONSTRAINT "production_pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_pieces_order" ON "production_pieces" USING btree ("order_id");