CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"design_id" text,
	"prompt" text,
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"size" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "drafts_of_words_or_design" CHECK (("drafts"."prompt" is null) = ("drafts"."design_id" is not distinct from "drafts"."id"))
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_account_newest" ON "drafts" USING btree ("account_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "drafts_design" ON "drafts" USING btree ("design_id");