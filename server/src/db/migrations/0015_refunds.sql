CREATE TABLE "exceptions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" text,
	"evidence" jsonb NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"wish_id" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"actor_id" text,
	"request_key" text,
	"provider_refund_id" text,
	"failure_code" text,
	"next_check_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_request" UNIQUE("actor_id","request_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 100)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "webhook_inbox" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exceptions_one_open" ON "exceptions" USING btree ("kind","subject") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "exceptions_open" ON "exceptions" USING btree ("raised_at","id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "exceptions_order" ON "exceptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_live" ON "refunds" USING btree ("order_id") WHERE state not in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("created_at") WHERE refund_due = 1;