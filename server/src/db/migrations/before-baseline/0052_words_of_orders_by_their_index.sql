-- Orders are found by an index on an expression again, in place of a table and a trigger.
DROP TRIGGER "orders_words" ON "orders";--> statement-breakpoint
DROP FUNCTION write_order_words();--> statement-breakpoint
DROP TABLE "order_words";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (search_words("id" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone" || ' ' || coalesce("tracking_id", '')));
