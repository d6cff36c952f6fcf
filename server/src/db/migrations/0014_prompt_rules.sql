CREATE TABLE "prompt_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"folded" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_rules_once" UNIQUE("folded")
);
--> statement-breakpoint
CREATE INDEX "prompt_rules_newest" ON "prompt_rules" USING btree ("created_at","id");