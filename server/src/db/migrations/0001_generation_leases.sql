DROP INDEX "designs_public_newest";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "is_background" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "designs_public_liked" ON "designs" USING btree ("like_count" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public and status = 'ready' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "generations_finished" ON "generations" USING btree ("finished_at" DESC NULLS LAST) WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "designs_public_newest" ON "designs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE is_public and deleted_at is null;