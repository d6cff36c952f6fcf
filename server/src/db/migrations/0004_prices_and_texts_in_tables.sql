ALTER TABLE "collections" DROP CONSTRAINT "collections_priced";--> statement-breakpoint
ALTER TABLE "placements" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "description_hi";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "fabric_hi";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "black_price";--> statement-breakpoint
ALTER TABLE "collections" DROP COLUMN "white_price";