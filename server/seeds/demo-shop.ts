import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DEFAULTS, FIRST_PLACES, type Color, type PlacementId } from '../../domain/src/catalog.ts';
import { fromRupees } from '../../domain/src/money.ts';
import { accounts, identities } from '../src/db/tables/accounts.ts';
import { couponAssignments, coupons } from '../src/db/tables/coupons.ts';
import { collectionLikes, collectionPrices, collections } from '../src/db/tables/collections.ts';
import { designs, generations, likes } from '../src/db/tables/designs.ts';
import { settings } from '../src/db/tables/operations.ts';
import { DEMO_SHOPPER, makerId, MAKERS, STUDIO, VISITORS } from './demo-accounts.ts';
import { DEMO_COLLECTIONS } from './demo-collections.ts';
import { DEMO_COUPONS, DEMO_OWN_COUPON, OFFER_DAYS } from './demo-coupons.ts';
import { DEMO_DESIGNS } from './demo-designs.ts';

/** Set once the demo shop stands, so that what its admin deletes stays deleted. */
const MARK = 'seeds.demo_shop';
const HOUR = 3_600_000;
/** Collections without a price of their own (rulings, Sizes). */
const COLLECTION_PRICES = { black: fromRupees(399), white: fromRupees(349) };
/** Designs on the home page: drawn first, before the collections and the rest. */
const ON_HOME = 8;

type Brief = {
  slug: string;
  accountId: string;
  name: string;
  style: string;
  prompt: string;
  color: Color;
  productId: number;
  placement: PlacementId;
  likes: number;
  remixOf?: string | undefined;
};

/** Id of a demo design; orders refer to it. Ids have no '-': in a page's address the name follows one. */
export const demoDesignId = (slug: string): string => `demo${slug.replaceAll('-', '')}`;
export const demoCollectionId = (slug: string): string => `demo${slug.replaceAll('-', '')}`;

const GALLERY: readonly Brief[] = DEMO_DESIGNS.map(({ maker, ...brief }) => ({ ...brief, accountId: makerId(maker) }));
const CURATED: readonly Brief[] = DEMO_COLLECTIONS.map(({ slug, name, style, prompt, placement, likes }) => ({
  slug: `collection-${slug}`,
  accountId: STUDIO.id,
  name,
  style,
  prompt,
  placement,
  color: DEFAULTS.color,
  productId: DEFAULTS.productId,
  likes,
}));

/**
 * Fills an empty database with the demo shop, once: people, coupons, and the briefs of designs and collections. The pictures
 * are drawn in the background (drawSeededDesigns), home's first.
 */
export async function prepareDemoShop(client: pg.Client): Promise<void> {
  await drizzle({ client }).transaction(async tx => {
    const marked = await tx
      .insert(settings)
      .values({ key: MARK, value: '1' })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (marked.length === 0) return;
    const { rows } = await tx.execute<{ now: string }>(sql`select now() as now`);
    const now = new Date(rows[0]!.now);
    await insertPeople(tx, now);
    await insertCoupons(tx, now);
    await insertDesigns(tx, now);
    await insertCollections(tx, now);
    await insertLikes(tx, now);
  });
}

/** A visitor at the identity stand-in, which makes a subject of each address (standins/identity-provider/people.ts). */
const identityOf = ({ id, email }: (typeof VISITORS)[number]) => ({
  ...{ id: `identity-${id}`, providerId: 'shop-id', issuer: 'demo', userId: id },
  accountId: createHash('sha256').update(email).digest('hex').slice(0, 32),
});

type SeedTx = Pick<NodePgDatabase, 'insert'>;
const PEOPLE = [...VISITORS, STUDIO, ...MAKERS];

async function insertPeople(tx: SeedTx, now: Date): Promise<void> {
  const rows = PEOPLE.map(person => ({ ...person, emailVerified: true, createdAt: now, updatedAt: now }));
  // A visitor may have signed in before the shop was filled.
  await tx.insert(accounts).values(rows).onConflictDoNothing();
  await tx.insert(identities).values(VISITORS.map(identityOf)).onConflictDoNothing();
}

async function insertCoupons(tx: SeedTx, now: Date): Promise<void> {
  const rows = DEMO_COUPONS.map(({ percent, ...coupon }, place) => ({
    ...coupon,
    id: `demo-coupon-${coupon.code.toLowerCase()}`,
    discountType: 'percentage' as const,
    discountValue: percent,
    isOffer: true,
    validUntil: new Date(now.getTime() + OFFER_DAYS * 24 * HOUR),
    // The pricing page lists them in this order.
    createdAt: new Date(now.getTime() + place),
    // A visitor of the demo tries more than once.
    perUserLimit: 20,
  }));
  const own = { ...DEMO_OWN_COUPON, discountType: 'flat' as const, createdAt: now };
  await tx
    .insert(coupons)
    .values([...rows, own])
    .onConflictDoNothing();
  await tx.insert(couponAssignments).values({ couponId: own.id, accountId: DEMO_SHOPPER }).onConflictDoNothing();
}

async function insertDesigns(tx: SeedTx, now: Date): Promise<void> {
  const listed = [...GALLERY, ...CURATED];
  const drawingOrder = [...GALLERY.slice(0, ON_HOME), ...CURATED, ...GALLERY.slice(ON_HOME)];
  await tx.insert(designs).values(
    listed.map((brief, place) => {
      const at = new Date(now.getTime() - (place + 1) * 7 * HOUR);
      const { position, designSize } = FIRST_PLACES.find(one => one.key === brief.placement)!;
      const { accountId, name, prompt, style, color, productId } = brief;
      const design = { accountId, name, prompt, style, color, productId, position, designSize };
      const remixOf = brief.remixOf === undefined ? null : demoDesignId(brief.remixOf);
      return { ...design, remixOf, id: demoDesignId(brief.slug), isPublic: true, createdAt: at, updatedAt: at };
    }),
  );
  await tx.insert(generations).values(
    drawingOrder.map((brief, turn) => ({
      id: `demo-generation-${brief.slug}`,
      accountId: brief.accountId,
      designId: demoDesignId(brief.slug),
      kind: 'generate' as const,
      provider: '',
      prompt: brief.prompt,
      seed: brief.slug,
      isBackground: true,
      dueAt: now,
      // Workers take the oldest first.
      createdAt: new Date(now.getTime() - 60_000 + turn),
    })),
  );
}

async function insertCollections(tx: SeedTx, now: Date): Promise<void> {
  await tx.insert(collections).values(
    DEMO_COLLECTIONS.map(({ slug, name, style, type, details }, sort) => ({
      id: demoCollectionId(slug),
      name,
      style,
      type,
      details,
      designId: demoDesignId(`collection-${slug}`),
      sort,
      createdAt: now,
    })),
  );
  await tx.insert(collectionPrices).values(
    DEMO_COLLECTIONS.flatMap(({ slug }) =>
      Object.entries(COLLECTION_PRICES).map(([color, price]) => ({
        collectionId: demoCollectionId(slug),
        color,
        price,
      })),
    ),
  );
}

/** So many of the demo's people, others for each place in a list. */
const likersOf = (place: number, count: number): string[] =>
  Array.from({ length: Math.min(count, PEOPLE.length) }, (_, turn) => PEOPLE[(place * 5 + turn) % PEOPLE.length]!.id);

/** Each like is somebody's: the count of a design or a collection is the number of its rows. */
async function insertLikes(tx: Pick<NodePgDatabase, 'insert' | 'execute'>, now: Date): Promise<void> {
  const rows = [...GALLERY, ...CURATED].flatMap((brief, place) =>
    likersOf(place, brief.likes).map(accountId => ({
      accountId,
      designId: demoDesignId(brief.slug),
      // Lists are paged by it, and cursors know milliseconds.
      createdAt: now,
    })),
  );
  await tx.insert(likes).values(rows).onConflictDoNothing();
  await tx.execute(
    sql`update designs set like_count = (select count(*) from likes where likes.design_id = designs.id)`,
  );
  await tx
    .insert(collectionLikes)
    .values(
      DEMO_COLLECTIONS.flatMap(({ slug, likes: count }, place) =>
        likersOf(place, count).map(accountId => ({
          accountId,
          collectionId: demoCollectionId(slug),
          createdAt: now,
        })),
      ),
    )
    .onConflictDoNothing();
  await tx.execute(
    sql`update collections set like_count = (select count(*) from collection_likes where collection_id = collections.id)`,
  );
}
