CREATE TABLE "image_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"pictures" integer NOT NULL,
	"paise" bigint NOT NULL,
	CONSTRAINT "image_days_day_provider_pk" PRIMARY KEY("day","provider")
);
