CREATE TABLE "order_day_sums" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"was_paid" boolean NOT NULL,
	"is_sale" boolean NOT NULL,
	"count" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_day_sums_day_status_was_paid_is_sale_pk" PRIMARY KEY("day","status","was_paid","is_sale")
);
--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (search_words("id" || ' ' || "name" || ' ' || "email"));--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
-- What it takes: looking into every row is never cheaper than the index of words.
ALTER FUNCTION search_words(text) COST 6000;
