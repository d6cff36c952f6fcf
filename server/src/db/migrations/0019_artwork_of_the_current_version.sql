ALTER TABLE "designs" ADD COLUMN "artwork_file" text;--> statement-breakpoint
UPDATE "designs" SET "artwork_file" = "version"."artwork_file" FROM "design_versions" "version"
	WHERE "version"."design_id" = "designs"."id" AND "version"."number" = "designs"."current_version";
