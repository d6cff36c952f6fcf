-- The words of migration 0006, unchanged. A function in SQL is planned in each statement that calls it, which takes longer than what
-- it does for an order, whose words are looked for at each of its steps; one in plpgsql is planned once a connection.
CREATE OR REPLACE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 6000 AS $$
DECLARE
  plain text := regexp_replace(lower(normalize(translate(said, E'\u200c\u200d', ''), NFKC)), '(\S{100})', '\1 ', 'g');
BEGIN
  RETURN array_to_tsvector(array_remove(
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…]+') ||
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…#$%&*+/=@\\\\^_|~–—-]+'), ''));
END
$$;
