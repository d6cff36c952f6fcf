CREATE TABLE "generation_partials" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_starts" (
	"generation_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "generation_starts_generation_id_attempt_pk" PRIMARY KEY("generation_id","attempt")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "ran_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "partials" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_partials" ADD CONSTRAINT "generation_partials_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_starts" ADD CONSTRAINT "generation_starts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_starts_at" ON "generation_starts" USING btree ("at");