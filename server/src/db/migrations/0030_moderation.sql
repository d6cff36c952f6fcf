CREATE TABLE "prompt_refusals" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"word" text NOT NULL,
	"by_rule" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" text PRIMARY KEY NOT NULL,
	"design_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"was_public" boolean NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"lifted_by" text,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"kind" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prompt_refusals_newest" ON "prompt_refusals" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_open" ON "takedowns" USING btree ("design_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "takedowns_newest" ON "takedowns" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket" ON "ticket_entries" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "designs_taken_down" ON "designs" USING btree ("taken_down_at","id") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("due_at","id") WHERE status <> 'closed';--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_moderated_private" CHECK (not "designs"."is_public" or ("designs"."taken_down_at" is null and "designs"."hidden_at" is null));--> statement-breakpoint
UPDATE "tickets" SET "due_at" = "created_at" + interval '48 hours' WHERE "status" <> 'closed';
