DROP TRIGGER "designs_gallery" ON "designs";--> statement-breakpoint
DROP TRIGGER "accounts_gallery" ON "accounts";--> statement-breakpoint
DROP FUNCTION note_gallery_design();--> statement-breakpoint
DROP FUNCTION note_gallery_maker();--> statement-breakpoint
DROP TABLE "gallery_changes";
