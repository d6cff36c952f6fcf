-- A person is issuer and subject. The stand-in's people are kept under one name, whatever address the demo shop has; others were Google's.
UPDATE "identities" SET "issuer" = CASE
  WHEN "issuer" LIKE '%/demo/identity' OR ("issuer" IS NULL AND "account_id" ~ '^[0-9a-f]{32}$') THEN 'demo'
  ELSE coalesce("issuer", 'https://accounts.google.com') END;--> statement-breakpoint
-- A second subject came to an account by its e-mail address alone: who it was, nobody proved. The first one stays, the address counts as
-- unproven until it is proven anew, and whoever is signed in proves themselves once more.
CREATE TEMPORARY TABLE joined_by_email ON COMMIT DROP AS
  SELECT "user_id" FROM "identities" GROUP BY "user_id" HAVING count(*) > 1;--> statement-breakpoint
UPDATE "accounts" SET "email_verified" = false WHERE "id" IN (SELECT "user_id" FROM joined_by_email);--> statement-breakpoint
DELETE FROM "sessions" WHERE "user_id" IN (SELECT "user_id" FROM joined_by_email);--> statement-breakpoint
DELETE FROM "identities" later USING "identities" first
  WHERE (later."user_id" = first."user_id" OR (later."issuer" = first."issuer" AND later."account_id" = first."account_id"))
    AND (first."created_at", first."id") < (later."created_at", later."id");--> statement-breakpoint
-- The demo's visitors were joined by their addresses at their first sign-in.
INSERT INTO "identities" ("id", "account_id", "provider_id", "issuer", "user_id")
  SELECT 'identity-' || "id", substr(encode(sha256(convert_to("email", 'UTF8')), 'hex'), 1, 32), 'shop-id', 'demo', "id" FROM "accounts" a
  WHERE "id" IN ('demo-shopper', 'demo-shopper-2', 'demo-admin') AND "erased_at" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "identities" i WHERE i."user_id" = a."id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_person" ON "identities" USING btree ("issuer","account_id");
