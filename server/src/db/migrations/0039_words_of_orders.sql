CREATE TABLE "order_words" (
	"order_id" text PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
-- The words of the orders that are there: a minute for half a million, in which the shop sells. Which orders the next statement may not
-- see is kept first.
SELECT set_config('chhaap.words_from', pg_snapshot_xmin(pg_current_snapshot())::text, true);
--> statement-breakpoint
INSERT INTO order_words (order_id, words)
  SELECT id, search_words(id || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(tracking_id, ''))
  FROM orders;
--> statement-breakpoint
CREATE INDEX "order_words_search" ON "order_words" USING gin ("words");--> statement-breakpoint
-- The text is `orderSearchText` (tables/orders.ts).
CREATE FUNCTION write_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM order_words WHERE order_id = old.id;
    RETURN NULL;
  END IF;
  INSERT INTO order_words (order_id, words)
    VALUES (new.id, search_words(new.id || ' ' || new.first_name || ' ' || new.last_name || ' ' || new.email || ' ' || new.phone || ' ' || coalesce(new.tracking_id, '')))
    ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From here on orders wait for the end of the migration.
LOCK TABLE orders;
--> statement-breakpoint
CREATE TRIGGER orders_words AFTER INSERT OR DELETE OR UPDATE OF first_name, last_name, email, phone, tracking_id ON orders
  FOR EACH ROW EXECUTE FUNCTION write_order_words();
--> statement-breakpoint
-- What was written since the words were read is read again.
INSERT INTO order_words (order_id, words)
  SELECT id, search_words(id || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(tracking_id, ''))
  FROM orders WHERE age(xmin) <= age(current_setting('chhaap.words_from')::xid8::xid)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
--> statement-breakpoint
DROP INDEX "orders_search";
