CREATE TABLE "cash_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"code_sent_at" timestamp with time zone,
	"agreed_at" timestamp with time zone,
	"way" text,
	"reference" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_payments_collected" CHECK (("cash_payments"."state" = 'collected') = ("cash_payments"."way" is not null) and ("cash_payments"."way" is null) = ("cash_payments"."reference" is null) and ("cash_payments"."state" not in ('collected', 'refused', 'called_off') or "cash_payments"."decided_by" is not null)),
	CONSTRAINT "cash_payments_agreed" CHECK ("cash_payments"."state" not in ('agreed', 'collected', 'refused', 'called_off') or "cash_payments"."agreed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_sum";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_credits";--> statement-breakpoint
DROP INDEX "orders_figures";--> statement-breakpoint
ALTER TABLE "order_day_sums" DROP CONSTRAINT "order_day_sums_day_status_was_paid_is_sale_pk";--> statement-breakpoint
ALTER TABLE "order_day_sums" ADD COLUMN "is_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_day_sums" ADD CONSTRAINT "order_day_sums_day_status_was_paid_is_sale_is_owed_pk" PRIMARY KEY("day","status","was_paid","is_sale","is_owed");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cash_fee" bigint;--> statement-breakpoint
ALTER TABLE "cash_payments" ADD CONSTRAINT "cash_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_payments" ADD CONSTRAINT "cash_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_payments_newest" ON "cash_payments" USING btree ("created_at","payment_id");--> statement-breakpoint
CREATE INDEX "cash_payments_account" ON "cash_payments" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "orders_figures" ON "orders" USING btree ("created_at","status","total","paid_at","cash_fee");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sum" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping" + coalesce("orders"."cash_fee", 0) and coalesce("orders"."cash_fee", 0) >= 0 and "orders"."discount" between 0 and "orders"."subtotal");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credits" CHECK ("orders"."credits" is null or ("orders"."credits" > 0 and "orders"."discount" = 0 and "orders"."shipping" = 0 and "orders"."coupon_code" is null and "orders"."cash_fee" is null));