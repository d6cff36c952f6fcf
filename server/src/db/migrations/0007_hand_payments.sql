CREATE TABLE "hand_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" bigint NOT NULL,
	"vpa" text NOT NULL,
	"payee" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"utr" text,
	"claimed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"received_amount" bigint,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_payments_confirmed" CHECK (("hand_payments"."state" = 'confirmed') = ("hand_payments"."received_amount" is not null) and ("hand_payments"."state" <> 'confirmed' or ("hand_payments"."utr" is not null and "hand_payments"."decided_by" is not null)))
);
--> statement-breakpoint
CREATE TABLE "hand_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"way" text,
	"reference" text,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hand_refunds_sent" CHECK (("hand_refunds"."sent_at" is null) = ("hand_refunds"."reference" is null))
);
--> statement-breakpoint
ALTER TABLE "hand_payments" ADD CONSTRAINT "hand_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_refunds" ADD CONSTRAINT "hand_refunds_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hand_payments_utr" ON "hand_payments" USING btree ("utr") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "hand_payments_newest" ON "hand_payments" USING btree ("created_at","payment_id");--> statement-breakpoint
CREATE INDEX "hand_payments_waiting" ON "hand_payments" USING btree ("created_at","payment_id") WHERE state in ('open', 'claimed');--> statement-breakpoint
CREATE INDEX "hand_refunds_waiting" ON "hand_refunds" USING btree ("created_at","refund_id") WHERE sent_at is null;