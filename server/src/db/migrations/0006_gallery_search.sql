-- Words of a text in small letters, once as they are written ('100%', 'tie-dye') and once without their signs ('100', 'tie', 'dye').
-- Signs are named one by one, since classes of letters are another set in each locale; server/src/features/designs/search-words.ts
-- splits what is searched for in the same way. A lexeme has room for 2,046 bytes: words are cut after 100 characters.
CREATE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (
  SELECT array_to_tsvector(array_remove(
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…]+') ||
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…#$%&*+/=@\\\\^_|~–—-]+'), ''))
  FROM (
    SELECT regexp_replace(lower(normalize(translate(said, E'\u200c\u200d', ''), NFKC)), '(\S{100})', '\1 ', 'g') AS plain
  ) AS text
);--> statement-breakpoint
DROP INDEX "designs_public_newest";--> statement-breakpoint
DROP INDEX "designs_public_liked";--> statement-breakpoint
DROP INDEX "designs_style_newest";--> statement-breakpoint
DROP INDEX "designs_style_liked";--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (search_words(name || ' ' || prompt)) STORED;--> statement-breakpoint
CREATE INDEX "collection_likes_account_newest" ON "collection_likes" USING btree ("account_id","created_at","collection_id");--> statement-breakpoint
CREATE INDEX "designs_listed_newest" ON "designs" USING btree ("created_at","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_listed_liked" ON "designs" USING btree ("like_count","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_search" ON "designs" USING gin ("search_words") WITH (fastupdate=false) WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "likes_account_newest" ON "likes" USING btree ("account_id","created_at","design_id");--> statement-breakpoint
CREATE INDEX "designs_style_newest" ON "designs" USING btree ("style","created_at","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_style_liked" ON "designs" USING btree ("style","like_count","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');
