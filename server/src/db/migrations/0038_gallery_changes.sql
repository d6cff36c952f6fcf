CREATE TABLE "gallery_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"design_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gallery_changes_transaction" ON "gallery_changes" USING btree ("transaction");--> statement-breakpoint
-- What a card shows: columns of its design, and of a public original the name, and both makers' names (designs.store.ts).
CREATE FUNCTION note_gallery_design() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.is_public OR new.is_public THEN
    INSERT INTO gallery_changes (design_id) VALUES (coalesce(new.id, old.id));
  END IF;
  IF tg_op = 'UPDATE' AND (old.name, old.account_id, old.is_public, old.deleted_at, old.status)
    IS DISTINCT FROM (new.name, new.account_id, new.is_public, new.deleted_at, new.status) THEN
    INSERT INTO gallery_changes (design_id) SELECT id FROM designs WHERE remix_of = new.id AND is_public;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER designs_gallery AFTER INSERT OR UPDATE OR DELETE ON designs FOR EACH ROW EXECUTE FUNCTION note_gallery_design();
--> statement-breakpoint
CREATE FUNCTION note_gallery_maker() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gallery_changes (design_id)
    SELECT id FROM designs WHERE account_id = new.id AND is_public
    UNION ALL
    SELECT r.id FROM designs o JOIN designs r ON r.remix_of = o.id WHERE o.account_id = new.id AND r.is_public;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_gallery AFTER UPDATE ON accounts FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name)
  EXECUTE FUNCTION note_gallery_maker();
