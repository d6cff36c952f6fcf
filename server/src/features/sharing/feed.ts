import { type Language, LANGUAGES, prefixOf } from '../../../../domain/src/languages.ts';
import { wordsOf } from '../../words.ts';
import { pagePart } from '../../../../contract/src/page-part.ts';
import { drawerOf, labelOf } from '../../../../domain/src/drawn-by.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import { brandAddress } from '../brand/brand.ts';
import { priceBook, priceOf, type PriceBook } from '../catalog/catalog.ts';
import { makerOf } from '../designs/designs.ts';
import { pageAddress } from './page-addresses.ts';
import { listNewestShown, type FeedDesign } from './sharing.store.ts';
import { WHILE_FRESH } from './sitemap.ts';
import { xml, XML_HEAD } from './xml.ts';

const NEWEST = 50;

/** `/feed.xml`: the newest public designs with picture, price and maker, as Atom 1.0 (RFC 4287). */
export async function newDesignsFeed(context: Context, language: Language): Promise<FileAnswer> {
  const { name, publicUrl, brand } = context.shop;
  const icon = brand.isOwn ? brandAddress(context.shop, 'icon-192.png') : '/icons/icon-192.png';
  const words = wordsOf(language).sharing;
  const [rows, book] = await Promise.all([listNewestShown(context.db, NEWEST), priceBook(context)]);
  const changedAt = new Date(Math.max(0, ...rows.map(row => row.updatedAt.getTime())));
  const self = `${publicUrl}${prefixOf(language)}/feed.xml`;
  const body = `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGES[language].htmlLang}">
<id>${xml(self)}</id>
<title>${xml(words.feedTitle(name))}</title>
<subtitle>${xml(words.feedSubtitle)}</subtitle>
<updated>${changedAt.toISOString()}</updated>
<icon>${xml(publicUrl + icon)}</icon>
<link rel="self" type="application/atom+xml" href="${xml(self)}"/>
<link rel="alternate" type="text/html" href="${xml(pageAddress(publicUrl, '/community', language))}"/>
${rows.map(row => entry(row, { publicUrl, language, book })).join('')}</feed>
`;
  return {
    type: 'application/atom+xml; charset=utf-8',
    body: Buffer.from(body),
    cacheControl: WHILE_FRESH,
    isForOthers: true,
  };
}

/** An entry's id stays when the design is renamed. */
function entry(row: FeedDesign, o: { publicUrl: string; language: Language; book: PriceBook }): string {
  const { publicUrl, language, book } = o;
  const words = wordsOf(language).sharing;
  const page = pageAddress(publicUrl, `/design/${pagePart(row)}`, language);
  const picture = `${publicUrl}/cards/design-${row.id}-square.jpg`;
  const maker = makerOf(row.makerName);
  const author = maker ? `${maker.firstName} ${maker.lastName}`.trim() : words.anonymous;
  const price = formatRupees(toRupees(priceOf(book, row).unitPrice));
  const html = `<p><a href="${xml(page)}"><img src="${xml(picture)}" width="600" height="600" alt="${xml(row.name)}"></a></p><p>${xml([price, labelOf(drawerOf(row.provider), words.drawnBy)].filter(Boolean).join(' · '))}</p>`;
  return `<entry>
<id>${xml(pageAddress(publicUrl, `/design/${row.id}`))}</id>
<title>${xml(row.name)}</title>
<published>${row.createdAt.toISOString()}</published>
<updated>${row.updatedAt.toISOString()}</updated>
<author><name>${xml(author)}</name></author>
<link rel="alternate" type="text/html" href="${xml(page)}"/>
<link rel="enclosure" type="image/jpeg" href="${xml(picture)}"/>
<content type="html">${xml(html)}</content>
</entry>
`;
}
