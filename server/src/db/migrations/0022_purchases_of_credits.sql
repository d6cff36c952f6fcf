DROP INDEX "order_history_paid_once";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credits" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_paid_once" ON "order_history" USING btree ("order_id") WHERE to_status in ('order_processing', 'completed') and by = 'gateway';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credits" CHECK ("orders"."credits" is null or ("orders"."credits" > 0 and "orders"."discount" = 0 and "orders"."shipping" = 0 and "orders"."coupon_code" is null));