import type { Context } from '../../http/handle.ts';
import { leaseAlike, postpone, putToldAt, readToldAt, type DueMail } from './mail.store.ts';
import type { TemplateName } from './templates/templates.ts';

const NEW_ORDER: TemplateName = 'order_for_shop';
/** An owner who was told of an order is left alone so long; those that come meanwhile are told together. */
const QUIET_MS = 5 * 60_000;
const TOGETHER_MOST = 50;

/** True of mails that tell the shop of an order. */
export const isOfNewOrder = ({ template }: Pick<DueMail, 'template'>): boolean => template === NEW_ORDER;

/**
 * Mails that are due, by what goes out as one: those of new orders together with others that wait, or later where the owner was told a
 * moment ago. Each order keeps its row, so each is told once, with whichever others.
 */
export async function inGroups(context: Context, due: readonly DueMail[], leaseEnds: Date): Promise<DueMail[][]> {
  const news = due.filter(isOfNewOrder);
  const others = due.filter(mail => !isOfNewOrder(mail)).map(mail => [mail]);
  if (news.length === 0) return others;
  const quietUntil = await readQuietUntil(context);
  if (quietUntil) {
    await postpone(context.db, news, quietUntil);
    return others;
  }
  const groups = [...Map.groupBy(news, ({ recipient }) => recipient).values()];
  const more = await Promise.all(groups.map(([one]) => leaseAlike(context.db, one!, leaseEnds, TOGETHER_MOST)));
  return [...others, ...groups.map((group, n) => inOrder([...group, ...more[n]!]))];
}

/** The oldest first, whoever leased them: what is sent once more after a crash has the same Message-ID. */
const inOrder = (mails: DueMail[]): DueMail[] =>
  mails.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));

async function readQuietUntil({ db, now }: Context): Promise<Date | undefined> {
  const told = Date.parse((await readToldAt(db)) ?? '');
  const since = now().getTime() - told;
  // A clock that was set back leaves a moment in the future.
  return since >= 0 && since < QUIET_MS ? new Date(told + QUIET_MS) : undefined;
}

/** The shop was told of new orders. */
export const noteTold = ({ db, now }: Context): Promise<void> => putToldAt(db, now());
