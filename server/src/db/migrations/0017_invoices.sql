CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"subject" text NOT NULL,
	"sale_id" text NOT NULL,
	"account_id" text NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_subject_unique" UNIQUE("subject"),
	CONSTRAINT "invoices_serial" UNIQUE("series","financial_year","serial")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_sale" ON "invoices" USING btree ("sale_id","issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","issued_at","number");