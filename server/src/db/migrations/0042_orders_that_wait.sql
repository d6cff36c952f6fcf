CREATE INDEX "orders_unpaid" ON "orders" USING btree ("account_id") WHERE status in ('order_created', 'payment_initiated', 'payment_failed') and superseded_by is null and cancelled_at is null;--> statement-breakpoint
-- Its statement would be planned anew for each order, words taken apart meanwhile and all.
ALTER FUNCTION write_order_words() SET plan_cache_mode = 'force_generic_plan';
