-- Tokens of sessions become hashes, as adapters/identity/hashed-tokens.ts makes them: whoever is signed in stays so.
UPDATE "sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
-- The provider's tokens are of no use to the shop, and a key to another company for a thief.
UPDATE "identities" SET "access_token" = NULL, "refresh_token" = NULL, "id_token" = NULL,
  "access_token_expires_at" = NULL, "refresh_token_expires_at" = NULL;
