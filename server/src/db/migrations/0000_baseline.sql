-- The words that a text is found by: each word as it is written, and again without the signs in it. In plpgsql, since a function in SQL is
-- planned in each statement that calls it. Its cost is what it takes, so that the index of words is always cheaper than looking into every row.
CREATE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 6000 AS $$
DECLARE
  plain text := regexp_replace(lower(normalize(translate(said, E'\u200c\u200d', ''), NFKC)), '(\S{100})', '\1 ', 'g');
BEGIN
  RETURN array_to_tsvector(array_remove(
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…]+') ||
    regexp_split_to_array(plain, E'[\\s"''`()\\[\\]{}<>,;:.!?“”‘’«»।॥…#$%&*+/=@\\\\^_|~–—-]+'), ''));
END
$$;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'shopper' NOT NULL,
	"disabled_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"account_id" text PRIMARY KEY NOT NULL,
	"production_mails" boolean DEFAULT true NOT NULL,
	"mail_language" text,
	"whatsapp_phone" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"authenticated_at" timestamp with time zone,
	"factor_at" timestamp with time zone,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("account_id","name")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"type" integer NOT NULL,
	"design_id" text,
	"collection_id" text,
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"artwork_file" text NOT NULL,
	"arrangement" jsonb,
	"back" jsonb,
	"quantity" integer NOT NULL,
	"merge_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_merge" UNIQUE("cart_id","merge_key"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"guest_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "carts_guest_hash_unique" UNIQUE("guest_hash"),
	CONSTRAINT "carts_owned" CHECK (("carts"."account_id" is null) <> ("carts"."guest_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "away_variants" (
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"reason" text,
	"back_on" date,
	CONSTRAINT "away_variants_product_id_color_size_pk" PRIMARY KEY("product_id","color","size")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"width_inches" real NOT NULL,
	"height_inches" real NOT NULL,
	"fee" bigint NOT NULL,
	"sort" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "placements_position_design_size_pk" PRIMARY KEY("position","design_size")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"kind" text NOT NULL,
	"from_price" bigint,
	"to_price" bigint,
	"holds_from" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone,
	"actor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"description" text NOT NULL,
	"description_hi" text,
	"fabric" text DEFAULT '' NOT NULL,
	"fabric_hi" text,
	"gsm" integer NOT NULL,
	"base_price" bigint NOT NULL,
	"compare_at_price" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "products_type_unique" UNIQUE("type")
);
--> statement-breakpoint
CREATE TABLE "scheduled_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "collection_likes" (
	"account_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_likes_account_id_collection_id_pk" PRIMARY KEY("account_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"style" text NOT NULL,
	"type" text NOT NULL,
	"details" text NOT NULL,
	"design_id" text,
	"black_price" integer NOT NULL,
	"white_price" integer NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"sort" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"picture_file" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_priced" CHECK ("collections"."black_price" > 0 and "collections"."white_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_assignments" (
	"coupon_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_assignments_coupon_id_account_id_pk" PRIMARY KEY("coupon_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_reservations" (
	"order_id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"account_id" text NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" integer NOT NULL,
	"max_discount" bigint,
	"min_order_value" bigint,
	"description" text DEFAULT '' NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"placements" text[] DEFAULT '{}' NOT NULL,
	"on_placement_fee" boolean DEFAULT false NOT NULL,
	"is_offer" boolean DEFAULT false NOT NULL,
	"usage_limit" integer,
	"per_user_limit" integer DEFAULT 1 NOT NULL,
	"makers" text[] DEFAULT '{}' NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupons_counts" CHECK ("coupons"."used" >= 0 and "coupons"."reserved" >= 0 and ("coupons"."usage_limit" is null or "coupons"."used" + "coupons"."reserved" <= "coupons"."usage_limit")),
	CONSTRAINT "coupons_value" CHECK ("coupons"."discount_value" > 0 and ("coupons"."discount_type" = 'flat' or "coupons"."discount_value" <= 100))
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_sane" CHECK ("credit_accounts"."balance" >= 0 and "credit_accounts"."held" >= 0 and "credit_accounts"."held" <= "credit_accounts"."balance")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"amount" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_once" UNIQUE("type","ref")
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"generation_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "credit_holds_positive" CHECK ("credit_holds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"design_id" text NOT NULL,
	"number" integer NOT NULL,
	"parent" integer,
	"kind" text DEFAULT 'generate' NOT NULL,
	"instruction" text,
	"style" text DEFAULT '' NOT NULL,
	"brief" jsonb,
	"artwork_file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"provider" text NOT NULL,
	"left_with" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "design_versions_design_id_number_pk" PRIMARY KEY("design_id","number")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"prompt" text NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"chosen_style" text,
	"occasion" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_upload" boolean DEFAULT false NOT NULL,
	"color" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"current_version" integer DEFAULT 0 NOT NULL,
	"artwork_file" text,
	"arrangement" jsonb,
	"arrangement_version" integer DEFAULT 0 NOT NULL,
	"mockup_file" text,
	"preview_file" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"remix_of" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"search_words" "tsvector" GENERATED ALWAYS AS (search_words(name || ' ' || prompt)) STORED,
	CONSTRAINT "designs_upload_private" CHECK (not ("designs"."is_upload" and "designs"."is_public")),
	CONSTRAINT "designs_moderated_private" CHECK (not "designs"."is_public" or ("designs"."taken_down_at" is null and "designs"."hidden_at" is null))
);
--> statement-breakpoint
CREATE TABLE "drawings" (
	"artwork_file" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "generations" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"design_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"step" text,
	"provider" text NOT NULL,
	"prompt" text NOT NULL,
	"from_version" integer,
	"instruction" text,
	"shirt" jsonb,
	"preview_file" text,
	"seed" text NOT NULL,
	"idempotency_key" text,
	"error_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"postponements" integer DEFAULT 0 NOT NULL,
	"ran_ms" integer DEFAULT 0 NOT NULL,
	"partials" integer DEFAULT 0 NOT NULL,
	"is_background" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generations_once" UNIQUE("account_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"account_id" text NOT NULL,
	"design_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_account_id_design_id_pk" PRIMARY KEY("account_id","design_id")
);
--> statement-breakpoint
CREATE TABLE "mockups" (
	"artwork_file" text NOT NULL,
	"tshirt_type" text NOT NULL,
	"color" text NOT NULL,
	"placement" text NOT NULL,
	"arrangement" text DEFAULT '' NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mockups_artwork_file_tshirt_type_color_placement_arrangement_pk" PRIMARY KEY("artwork_file","tshirt_type","color","placement","arrangement")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"design_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"request_key" text,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"is_first_frame" boolean DEFAULT false NOT NULL,
	"rights_confirmed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_once" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_id" text NOT NULL,
	"id" text NOT NULL,
	"design_id" text,
	"prompt" text,
	"style" text,
	"occasion" text,
	"product_id" integer NOT NULL,
	"color" text NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"size" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_account_id_id_pk" PRIMARY KEY("account_id","id"),
	CONSTRAINT "drafts_of_words_or_design" CHECK (("drafts"."prompt" is null) = ("drafts"."design_id" is not distinct from "drafts"."id"))
);
--> statement-breakpoint
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
CREATE TABLE "group_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text,
	"tshirt_type" text NOT NULL,
	"size" text NOT NULL,
	"color" text NOT NULL,
	"quantity" integer NOT NULL,
	"secret_hash" text,
	"request_key" text NOT NULL,
	"cart_key" text,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_entries_request" UNIQUE("group_id","request_key"),
	CONSTRAINT "group_entries_quantity" CHECK ("group_entries"."quantity" between 1 and 10),
	CONSTRAINT "group_entries_name" CHECK (char_length("group_entries"."name") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "group_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"code" text NOT NULL,
	"request_key" text NOT NULL,
	"design_id" text,
	"design_name" text NOT NULL,
	"collector" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"has_back" boolean NOT NULL,
	"color" text,
	"tshirt_types" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	"names_forgotten_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "group_orders_request" UNIQUE("account_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"financial_year" integer NOT NULL,
	"serial" integer NOT NULL,
	"subject" text NOT NULL,
	"sale_id" text NOT NULL,
	"account_id" text NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_subject_unique" UNIQUE("subject"),
	CONSTRAINT "invoices_serial" UNIQUE("series","financial_year","serial"),
	CONSTRAINT "invoices_number_length" CHECK (length("invoices"."number") <= 16)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exceptions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" text,
	"evidence" jsonb NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"template" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text,
	"request_id" text,
	CONSTRAINT "outbox_once" UNIQUE("subject","template")
);
--> statement-breakpoint
CREATE TABLE "prompt_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"folded" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_rules_once" UNIQUE("folded")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text,
	"is_override" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"type" integer NOT NULL,
	"design_id" text,
	"collection_id" text,
	"design_name" text NOT NULL,
	"design_style" text NOT NULL,
	"design_prompt" text NOT NULL,
	"artwork_file" text NOT NULL,
	"arrangement" jsonb,
	"arrangement_key" text DEFAULT '' NOT NULL,
	"mockup_file" text,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"position" text NOT NULL,
	"design_size" text NOT NULL,
	"base_price" bigint NOT NULL,
	"placement_fee" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"back" jsonb,
	"quantity" integer NOT NULL,
	"merge_key" text NOT NULL,
	CONSTRAINT "order_lines_sum" CHECK ("order_lines"."unit_price" = "order_lines"."base_price" + "order_lines"."placement_fee" + coalesce(("order_lines"."back"->>'fee')::bigint, 0))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"client_order_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"lines_hash" text NOT NULL,
	"status" text DEFAULT 'order_created' NOT NULL,
	"credits" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"coupon_code" text,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tracking_id" text,
	"carrier" text,
	"language" text DEFAULT 'en' NOT NULL,
	"superseded_by" text,
	"replaces" text,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_client" UNIQUE("account_id","client_order_id"),
	CONSTRAINT "orders_sum" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping" and "orders"."discount" between 0 and "orders"."subtotal"),
	CONSTRAINT "orders_replaces" CHECK ("orders"."replaces" is null or ("orders"."total" = 0 and "orders"."credits" is null and "orders"."paid_at" is null)),
	CONSTRAINT "orders_credits" CHECK ("orders"."credits" is null or ("orders"."credits" > 0 and "orders"."discount" = 0 and "orders"."shipping" = 0 and "orders"."coupon_code" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"failure_reason" text,
	"failure_code" text,
	"amount" bigint NOT NULL,
	"provider_order_id" text,
	"pay_url" text,
	"expires_at" timestamp with time zone,
	"transaction_id" text,
	"payment_mode" text,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"not_found_count" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"wish_id" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"actor_id" text,
	"request_key" text,
	"provider_refund_id" text,
	"failure_code" text,
	"next_check_at" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_request" UNIQUE("actor_id","request_key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 100)
);
--> statement-breakpoint
CREATE TABLE "webhook_inbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"payment_id" text,
	"refund_id" text,
	"event" text,
	"request_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "webhook_inbox_body_hash_unique" UNIQUE("body_hash")
);
--> statement-breakpoint
CREATE TABLE "print_reports" (
	"order_line_id" bigint NOT NULL,
	"side" text NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_reports_order_line_id_side_pk" PRIMARY KEY("order_line_id","side")
);
--> statement-breakpoint
CREATE TABLE "production_pieces" (
	"order_line_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"reprints" integer DEFAULT 0 NOT NULL,
	"misprint" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "production_pieces_order_line_id_number_pk" PRIMARY KEY("order_line_id","number"),
	CONSTRAINT "production_pieces_number" CHECK ("production_pieces"."number" between 1 and 99),
	CONSTRAINT "production_pieces_reprints" CHECK ("production_pieces"."reprints" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" text NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"return_id" text,
	"place" integer DEFAULT 0 NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"return_id" text NOT NULL,
	"act" text NOT NULL,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" text NOT NULL,
	"reason" text,
	"request_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_steps_request" UNIQUE("actor_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"account_id" text NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"description" text NOT NULL,
	"outcome" text,
	"replacement_order_id" text,
	"refund_wish_id" text,
	"amount" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "returns_replacement_order_id_unique" UNIQUE("replacement_order_id"),
	CONSTRAINT "returns_refund_wish_id_unique" UNIQUE("refund_wish_id"),
	CONSTRAINT "returns_request" UNIQUE("account_id","request_key"),
	CONSTRAINT "returns_outcome" CHECK (("returns"."replacement_order_id" is null or "returns"."outcome" = 'replacement') and ("returns"."refund_wish_id" is null) = ("returns"."amount" is null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"check_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "export_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"file" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_subjects" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "prompt_refusals" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"word" text NOT NULL,
	"by_rule" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"design_id" text NOT NULL,
	"reporter" text NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "reports_once" UNIQUE("design_id","reporter")
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
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"request_key" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "tickets_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "away_variants" ADD CONSTRAINT "away_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_likes" ADD CONSTRAINT "collection_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_likes" ADD CONSTRAINT "collection_likes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_assignments" ADD CONSTRAINT "coupon_assignments_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_assignments" ADD CONSTRAINT "coupon_assignments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reservations" ADD CONSTRAINT "coupon_reservations_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_remix_of_designs_id_fk" FOREIGN KEY ("remix_of") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_partials" ADD CONSTRAINT "generation_partials_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_starts" ADD CONSTRAINT "generation_starts_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entries" ADD CONSTRAINT "group_entries_group_id_group_orders_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entries" ADD CONSTRAINT "group_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_orders" ADD CONSTRAINT "group_orders_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_replaces_orders_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_reports" ADD CONSTRAINT "print_reports_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pieces" ADD CONSTRAINT "production_pieces_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_pieces" ADD CONSTRAINT "production_pieces_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_steps" ADD CONSTRAINT "return_steps_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_tickets" ADD CONSTRAINT "export_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin (search_words("id" || ' ' || "name" || ' ' || "email"));--> statement-breakpoint
CREATE INDEX "addresses_account" ON "addresses" USING btree ("account_id","used_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("account_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identities_account" ON "identities" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_person" ON "identities" USING btree ("issuer","account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_over" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "price_changes_item" ON "price_changes" USING btree ("item","id");--> statement-breakpoint
CREATE INDEX "price_changes_actor" ON "price_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "scheduled_prices_item" ON "scheduled_prices" USING btree ("item","starts_at");--> statement-breakpoint
CREATE INDEX "collection_likes_collection" ON "collection_likes" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collection_likes_account_newest" ON "collection_likes" USING btree ("account_id","created_at","collection_id");--> statement-breakpoint
CREATE INDEX "collections_sort" ON "collections" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "collections_type" ON "collections" USING btree (lower("type"),"sort","id");--> statement-breakpoint
CREATE INDEX "coupon_assignments_account" ON "coupon_assignments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "coupon_reservations_user" ON "coupon_reservations" USING btree ("coupon_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_entries_account" ON "credit_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "credit_holds_account" ON "credit_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "design_versions_artwork" ON "design_versions" USING btree ("artwork_file");--> statement-breakpoint
CREATE INDEX "designs_listed_newest" ON "designs" USING btree ("created_at","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_listed_liked" ON "designs" USING btree ("like_count","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_style_newest" ON "designs" USING btree ("style","created_at","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_style_liked" ON "designs" USING btree ("style","like_count","id") WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_search" ON "designs" USING gin ("search_words") WITH (fastupdate=false) WHERE is_public and deleted_at is null and status in ('ready', 'queued');--> statement-breakpoint
CREATE INDEX "designs_remixes" ON "designs" USING btree ("remix_of") WHERE remix_of is not null;--> statement-breakpoint
CREATE INDEX "designs_figures" ON "designs" USING btree ("like_count") WHERE status = 'ready' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "designs_account_newest" ON "designs" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "designs_taken_down" ON "designs" USING btree ("taken_down_at","id") WHERE taken_down_at is not null;--> statement-breakpoint
CREATE INDEX "designs_artwork" ON "designs" USING btree ("artwork_file");--> statement-breakpoint
CREATE INDEX "designs_mockup" ON "designs" USING btree ("mockup_file");--> statement-breakpoint
CREATE INDEX "designs_preview" ON "designs" USING btree ("preview_file") WHERE preview_file is not null;--> statement-breakpoint
CREATE INDEX "designs_kept_files" ON "designs" USING btree ("deleted_at") WHERE deleted_at is not null and artwork_file is not null;--> statement-breakpoint
CREATE INDEX "generation_starts_at" ON "generation_starts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "generations_open" ON "generations" USING btree ("created_at","id") WHERE state in ('queued', 'running', 'saving');--> statement-breakpoint
CREATE INDEX "generations_account" ON "generations" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_design" ON "generations" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "generations_preview" ON "generations" USING btree ("preview_file") WHERE preview_file is not null;--> statement-breakpoint
CREATE INDEX "generations_finished" ON "generations" USING btree ("kind","finished_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "likes_design" ON "likes" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "likes_account_newest" ON "likes" USING btree ("account_id","created_at","design_id");--> statement-breakpoint
CREATE INDEX "mockups_file" ON "mockups" USING btree ("file");--> statement-breakpoint
CREATE INDEX "drafts_account_newest" ON "drafts" USING btree ("account_id","changed_at","id");--> statement-breakpoint
CREATE INDEX "drafts_design" ON "drafts" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "group_entries_group" ON "group_entries" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_entries_order" ON "group_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "group_orders_account" ON "group_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "group_orders_design" ON "group_orders" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "group_orders_named" ON "group_orders" USING btree ("closes_at") WHERE names_forgotten_at is null;--> statement-breakpoint
CREATE INDEX "invoices_sale" ON "invoices" USING btree ("sale_id","issued_at","number");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id","issued_at","number");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exceptions_one_open" ON "exceptions" USING btree ("kind","subject") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "exceptions_open" ON "exceptions" USING btree ("raised_at","id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "exceptions_order" ON "exceptions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "prompt_rules_newest" ON "prompt_rules" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_paid_once" ON "order_history" USING btree ("order_id") WHERE to_status in ('order_processing', 'completed') and by = 'gateway';--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("account_id") WHERE status in ('order_created', 'payment_initiated', 'payment_failed') and superseded_by is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (search_words("id" || ' ' || "first_name" || ' ' || "last_name" || ' ' || "email" || ' ' || "phone" || ' ' || coalesce("tracking_id", '')));--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_figures" ON "orders" USING btree ("created_at","status","total","paid_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live" ON "payments" USING btree ("order_id") WHERE state in ('created', 'sent', 'unknown', 'pending');--> statement-breakpoint
CREATE INDEX "payments_refund_due" ON "payments" USING btree ("created_at") WHERE refund_due = 1;--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_live" ON "refunds" USING btree ("order_id") WHERE state not in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_inbox_due" ON "webhook_inbox" USING btree ("due_at") WHERE processed_at is null;--> statement-breakpoint
CREATE INDEX "production_pieces_order" ON "production_pieces" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_lines_line" ON "return_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_photos_return" ON "return_photos" USING btree ("return_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "return_photos_waiting" ON "return_photos" USING btree ("order_id","file") WHERE return_id is null;--> statement-breakpoint
CREATE INDEX "return_photos_left" ON "return_photos" USING btree ("created_at") WHERE return_id is null;--> statement-breakpoint
CREATE INDEX "return_steps_return" ON "return_steps" USING btree ("return_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_live" ON "returns" USING btree ("order_id") WHERE state not in ('settled', 'refused');--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "returns" USING btree ("created_at","id") WHERE state not in ('settled', 'refused');--> statement-breakpoint
CREATE INDEX "consents_account" ON "consents" USING btree ("account_id","purpose","id");--> statement-breakpoint
CREATE INDEX "erasures_asked" ON "erasures" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "export_tickets_account" ON "export_tickets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "file_removals_due" ON "file_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "prompt_refusals_newest" ON "prompt_refusals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at","id") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_one_open" ON "takedowns" USING btree ("design_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "takedowns_newest" ON "takedowns" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket" ON "ticket_entries" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_due" ON "tickets" USING btree ("due_at","id") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_account" ON "tickets" USING btree ("account_id","created_at");
--> statement-breakpoint
-- What was done stays written down. An account that is deleted empties what was said of it, and nothing else changes a line.
CREATE FUNCTION keep_audit_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL
    AND (NEW.id, NEW.action, NEW.subject, NEW.created_at) = (OLD.id, OLD.action, OLD.subject, OLD.created_at)
    AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION keep_audit_line();
--> statement-breakpoint
-- What a price was, and when, stays written down.
CREATE FUNCTION keep_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'price_changes is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER price_changes_kept BEFORE UPDATE OR DELETE ON price_changes FOR EACH ROW EXECUTE FUNCTION keep_price_change();
