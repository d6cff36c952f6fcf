CREATE INDEX "designs_artwork" ON "designs" USING btree ("artwork_file");--> statement-breakpoint
CREATE INDEX "designs_mockup" ON "designs" USING btree ("mockup_file");--> statement-breakpoint
CREATE INDEX "designs_preview" ON "designs" USING btree ("preview_file") WHERE preview_file is not null;--> statement-breakpoint
CREATE INDEX "designs_kept_files" ON "designs" USING btree ("deleted_at") WHERE deleted_at is not null and artwork_file is not null;--> statement-breakpoint
CREATE INDEX "generations_preview" ON "generations" USING btree ("preview_file") WHERE preview_file is not null;--> statement-breakpoint
CREATE INDEX "mockups_file" ON "mockups" USING btree ("file");