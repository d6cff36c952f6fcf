CREATE TABLE "drawings" (
	"artwork_file" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
