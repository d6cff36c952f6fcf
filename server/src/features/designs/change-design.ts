import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { acceptGeneration, findRepeated } from './accept-generation.ts';
import { checkSigns, checkWords } from './check-words.ts';
import { findOwnDesign, type ShownDesign } from './designs.store.ts';
import type { GenerationRow } from './generations.store.ts';
import { findVersion, type VersionRow } from './versions.store.ts';

export type ChangeRequest = {
  accountId: string;
  designId: string;
  /** The version that is changed; without it the current one. */
  from?: number | undefined;
  idempotencyKey?: string | undefined;
};

/** A design of this account and one of its versions. Refuses with not_found, and with design_not_ready before its first picture. */
export async function ownVersion(
  context: Context,
  { accountId, designId, from }: Pick<ChangeRequest, 'accountId' | 'designId' | 'from'>,
): Promise<{ design: ShownDesign; version: VersionRow }> {
  const design = await findOwnDesign(context.db, { id: designId, accountId });
  if (!design) throw new Refused('not_found');
  if (design.currentVersion === 0) throw new Refused('design_not_ready');
  const version = await findVersion(context.db, { designId, number: from ?? design.currentVersion });
  if (!version) throw new Refused('not_found');
  return { design, version };
}

/**
 * Accepts a change of a design in words. Nothing is held, and nothing happens, where the words are refused (prompt_refused), not
 * understood (instruction_unclear) or ask for what is so already (instruction_done).
 */
export async function modifyDesign(
  context: Context,
  request: ChangeRequest & { instruction: string },
): Promise<GenerationRow> {
  const known = await findRepeated(context.db, { idempotencyKey: undefined, ...request });
  if (known) return known;
  const { version } = await drawnVersion(context, request);
  await checkInstruction(context, version, request.instruction);
  return accept(context, request, version, { kind: 'modify', instruction: request.instruction });
}

/** Accepts another composition of a design. Nothing is held where the shop no longer draws its words (prompt_refused). */
export async function regenerateDesign(context: Context, request: ChangeRequest): Promise<GenerationRow> {
  const known = await findRepeated(context.db, { idempotencyKey: undefined, ...request });
  if (known) return known;
  const { design, version } = await drawnVersion(context, request);
  await checkWords(context, design.prompt);
  return accept(context, request, version, { kind: 'regenerate', instruction: null });
}

/** Nobody drew a shopper's own artwork here, so nobody draws it otherwise: upload_not_drawn. Nor what was taken down: design_taken_down. */
async function drawnVersion(context: Context, request: ChangeRequest): ReturnType<typeof ownVersion> {
  const owned = await ownVersion(context, request);
  if (owned.design.isUpload) throw new Refused('upload_not_drawn');
  if (owned.design.takenDownAt !== null) throw new Refused('design_taken_down');
  return owned;
}

async function checkInstruction(context: Context, { brief }: VersionRow, instruction: string): Promise<void> {
  await checkWords(context, instruction);
  checkSigns(context, instruction);
  const understood = context.images.readInstruction({ brief, instruction });
  if (understood === 'unclear') throw new Refused('instruction_unclear');
  if (understood === 'done') throw new Refused('instruction_done');
}

const accept = (
  context: Context,
  { accountId, designId, idempotencyKey }: ChangeRequest,
  version: VersionRow,
  wish: { kind: 'modify' | 'regenerate'; instruction: string | null },
): Promise<GenerationRow> =>
  acceptGeneration(context, { accountId, idempotencyKey }, async tx => {
    const design = await findOwnDesign(tx, { id: designId, accountId });
    if (!design) throw new Refused('not_found');
    return { ...wish, designId, prompt: design.prompt, fromVersion: version.number };
  });
