CREATE TABLE "uploads" (
	"design_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"request_key" text,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"rights_confirmed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_once" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "is_upload" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_upload_private" CHECK (not ("designs"."is_upload" and "designs"."is_public"));