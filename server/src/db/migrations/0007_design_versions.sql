ALTER TABLE "design_versions" ADD COLUMN "parent" integer;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "kind" text DEFAULT 'generate' NOT NULL;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "instruction" text;--> statement-breakpoint
ALTER TABLE "design_versions" ADD COLUMN "style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "from_version" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "instruction" text;