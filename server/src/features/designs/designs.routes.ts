import { designs, type Design } from '../../../../contract/src/designs.ts';
import { previews } from '../../../../contract/src/previews.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { handle, pageReply, Reply, type Call, type Context, type Route } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { areaOf } from '../../../../domain/src/print-areas.ts';
import { placementIn, priceBook } from '../catalog/catalog.ts';
import { arrangeDesign, arrangementOf, letterText } from './arrange-design.ts';
import { modifyDesign, regenerateDesign } from './change-design.ts';
import { toDesignReply } from './design-reply.ts';
import {
  ensureMockup,
  featuredDesigns,
  galleryPage,
  galleryStyles,
  getBuyableDesign,
  mockupKey,
  onceDrawn,
  ownDesigns,
  visibleDesign,
} from './designs.ts';
import { shirtOn } from './mockups.ts';
import { printDpi } from './print-dpi.ts';
import type { DesignCard } from './designs.store.ts';
import { cancelJob } from './end-generation.ts';
import { generateDesign } from './generate-design.ts';
import type { GenerationRow } from './generations.store.ts';
import { streamJob } from './job-events.ts';
import { describeJob, getOwnJob } from './jobs-of-shoppers.ts';
import { findOwnPartial } from './partials.store.ts';
import { previewShirt, savePreview } from './preview-shirt.ts';
import { setPublic } from './publish-design.ts';
import { removeDesign } from './remove-design.ts';
import { reportDesign } from './report-design.ts';
import { tellReading } from './tell-reading.ts';
import { chooseVersion, designVersions } from './versions.ts';
import { waitForEnd } from './watch-job.ts';

/** How long a caller that does not ask for 202 waits for the picture. */
const WAIT_MS = 150_000;

async function toReplies(context: Context, rows: DesignCard[]): Promise<Design[]> {
  const book = await priceBook(context);
  return rows.map(row => toDesignReply(row, book));
}

async function pageOfDesigns(
  context: Context,
  page: { rows: DesignCard[]; next: string | undefined },
  request: Request,
): Promise<Reply<Design[]>> {
  return pageReply(await toReplies(context, page.rows), page.next, request);
}

const accepted = async (context: Context, row: GenerationRow) =>
  new Reply({ job: await describeJob(context, row) }, { status: 202, headers: { location: `/api/jobs/${row.id}` } });

/** The job's row once it has ended; nothing for who asks for the job at once, or has waited long enough. */
async function endOf(context: Context, row: GenerationRow, request: Request): Promise<GenerationRow | undefined> {
  if (/\brespond-async\b/.test(request.headers.get('prefer') ?? '')) return undefined;
  return waitForEnd(context, row.id, AbortSignal.any([request.signal, AbortSignal.timeout(WAIT_MS)]));
}

/** Ends of a job that a caller who waited is told by their own code. */
const TOLD = ['prompt_refused', 'job_cancelled', 'preview_cancelled', 'studio_resting'] as const;

/** The job at once for who asks for that, otherwise its design once it has ended. */
async function designOrJob(context: Context, row: GenerationRow, request: Request) {
  const ended = await endOf(context, row, request);
  if (!ended) return accepted(context, row);
  const { design, code } = await describeJob(context, ended);
  if (design?.imageUrl) return { design, imageUrl: design.imageUrl };
  throw new Refused(TOLD.find(one => one === code) ?? 'generation_failed');
}

/** A preview as S2 §7 shows it, for who waits for it. */
async function previewOrJob(context: Context, row: GenerationRow, request: Request) {
  const ended = await endOf(context, row, request);
  if (!ended) return accepted(context, row);
  if (ended.previewFile !== null) return { storageUrl: fileUrl(ended.previewFile) };
  throw new Refused(TOLD.find(one => one === ended.errorCode) ?? 'preview_failed');
}

async function mockup(context: Context, { account, params, body }: Call<typeof designs.mockup>) {
  const design = await onceDrawn(context, () =>
    getBuyableDesign(context.db, { id: params.id, accountId: account?.id }),
  );
  const { color: tshirtColor, designSize: printSize, ...rest } = body;
  const book = await priceBook(context);
  const shirt = shirtOn(book, design, { ...rest, tshirtColor, printSize });
  const file = await ensureMockup(context, mockupKey(book, design.artworkFile, shirt));
  const area = areaOf(placementIn(book, shirt.position, shirt.designSize));
  return { mockupUrl: fileUrl(file), dpi: await printDpi(context.db, design, area) };
}

export const designRoutes: Route[] = [
  handle(designs.public, async (context, { query, url }) => {
    const { rows, next } = await galleryPage(context, query);
    return pageReply(await toReplies(context, rows), next, { url });
  }),
  handle(designs.featured, async context => toReplies(context, await featuredDesigns(context))),
  handle(designs.styles, context => galleryStyles(context)),
  handle(designs.mine, async (context, { account, query, request }) =>
    pageOfDesigns(context, await ownDesigns(context, { ...query, accountId: account.id }), request),
  ),
  handle(designs.one, async (context, { account, params }) => {
    const row = await visibleDesign(context, { id: params.id, accountId: account?.id });
    return toDesignReply(row, await priceBook(context));
  }),
  handle(designs.reading, async (context, { body, ip }) => tellReading(context, { ...body, ip })),
  handle(designs.generate, async (context, { account, body, request }) =>
    designOrJob(context, await generateDesign(context, account.id, body), request),
  ),
  handle(designs.modify, async (context, { account, params, body, request }) => {
    const wish = { ...body, accountId: account.id, designId: params.id };
    return designOrJob(context, await modifyDesign(context, wish), request);
  }),
  handle(designs.regenerate, async (context, { account, params, body, request }) => {
    const wish = { ...body, accountId: account.id, designId: params.id };
    return designOrJob(context, await regenerateDesign(context, wish), request);
  }),
  handle(designs.versions, async (context, { account, params, query, request }) => {
    const page = await designVersions(context, { ...query, accountId: account.id, designId: params.id });
    return pageReply(page.rows, page.next, request);
  }),
  handle(designs.chooseVersion, async (context, { account, params, body }) => {
    const row = await chooseVersion(context, { ...body, accountId: account.id, designId: params.id });
    return toDesignReply(row, await priceBook(context));
  }),
  handle(designs.setPublic, async (context, { account, params, body }) => {
    const row = await setPublic(context, { ...body, id: params.id, accountId: account.id });
    return toDesignReply(row, await priceBook(context));
  }),
  handle(designs.remove, async (context, { account, params }) => {
    const kept = await removeDesign(context, { id: params.id, accountId: account.id });
    return { success: true as const, kept };
  }),
  handle(designs.report, async (context, { account, params, body, ip }) => {
    await reportDesign(context, { ...body, designId: params.id, accountId: account?.id, ip });
    return { success: true as const };
  }),
  handle(previews.make, async (context, { account, body, request }) =>
    previewOrJob(context, await previewShirt(context, account.id, body), request),
  ),
  handle(previews.save, async (context, { account, params, body }) => {
    const row = await savePreview(context, { ...body, designId: params.id, accountId: account.id });
    return toDesignReply(row, await priceBook(context));
  }),
  handle(designs.arrangement, async (context, { account, params }) =>
    arrangementOf(context, { id: params.id, accountId: account?.id }),
  ),
  handle(designs.arrange, async (context, { account, params, body }) =>
    arrangeDesign(context, { ...body, designId: params.id, accountId: account.id }),
  ),
  handle(designs.lettering, async (context, { body }) => letterText(context, body)),
  handle(designs.mockup, mockup),
  handle(designs.job, async (context, { account, params }) =>
    describeJob(context, await getOwnJob(context, { id: params.id, accountId: account.id })),
  ),
  handle(designs.cancelJob, async (context, { account, params }) =>
    describeJob(context, await cancelJob(context, { id: params.id, accountId: account.id })),
  ),
  handle(designs.jobPartial, async (context, { account, params }) => {
    const webp = await findOwnPartial(context.db, { id: params.id, accountId: account.id });
    if (!webp) throw new Refused('not_found');
    const stream = new Blob([Buffer.from(webp)]).stream();
    return new Reply(null, { stream, headers: { 'content-type': 'image/webp' } });
  }),
  handle(designs.jobEvents, async (context, { account, params, request }) => {
    const own = { id: params.id, accountId: account.id };
    const stream = await streamJob(context, own, request.signal);
    return new Reply(await describeJob(context, await getOwnJob(context, own)), {
      stream,
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    });
  }),
];
