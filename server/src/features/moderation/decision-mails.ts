import type { DecisionKind, ReportOutcome, TakedownReason } from '../../../../domain/src/moderation.ts';
import type { Tx } from '../../db/database.ts';
import { queueMail } from '../mail/mail.ts';
import { languageOf, type ModeratedRow } from './moderation.store.ts';

/** What is decided about a design, and what its maker is told of it. */
export type Decision = { kind: DecisionKind; reason: TakedownReason; text: string };
type Told = { takedownId: string; now: Date } & (Decision | { kind: 'restored'; isPublic: boolean });

/** Tells the maker what was decided about a design, and why. */
export async function tellMaker(tx: Tx, { name: design, maker }: ModeratedRow, told: Told): Promise<void> {
  const { takedownId, now } = told;
  const mail = {
    ...{ subject: `takedown:${takedownId}`, recipient: maker.email, now },
    language: await languageOf(tx, maker.id),
  };
  if (told.kind === 'restored') {
    const data = { name: maker.name, design, isPublic: told.isPublic };
    return queueMail(tx, { ...mail, template: 'design_restored', data });
  }
  const { kind, reason, text } = told;
  return queueMail(tx, {
    ...mail,
    template: 'design_taken_down',
    data: { name: maker.name, design, kind, reason, text },
  });
}

type Reporter = { id: string; accountId: string; name: string; email: string };

/** Tells those who reported a design with an account what came of it. */
export async function tellReporters(
  tx: Tx,
  reporters: readonly Reporter[],
  { design, outcome, now }: { design: string; outcome: ReportOutcome; now: Date },
): Promise<void> {
  for (const { id, accountId, name, email } of reporters)
    await queueMail(tx, {
      ...{ subject: `report:${id}`, template: 'report_decided', recipient: email, now },
      ...{ language: await languageOf(tx, accountId), data: { name, design, outcome } },
    });
}
