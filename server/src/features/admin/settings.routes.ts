import { isEmail } from '../../../../domain/src/email.ts';
import { settings } from '../../../../contract/src/settings.ts';
import type { Setting } from '../../../../contract/src/settings.ts';
import { handle, type Context, type Route } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { storeLogo } from '../brand/brand.ts';
import { changeSettings, refusePictures, settingsShown, type Wish } from '../settings/settings.ts';
import { insertAudit } from './admin.store.ts';

const TESTS_A_MINUTE = 10;
/** Letters of a person, in ten minutes. */
const LETTERS = 5;
const LETTERS_SECONDS = 600;
/** Each draws a picture. */
const LOGOS_A_MINUTE = 10;

/** Changes settings, writes it into the log, and answers all of them. */
async function changeAndShow(context: Context, by: string, wishes: readonly Wish[]): Promise<{ settings: Setting[] }> {
  await context.db.transaction(async tx => {
    const at = context.now();
    for (const { name, before, after } of await changeSettings(context, tx, { wishes, by }))
      await insertAudit(tx, { actorId: by, action: 'setting.changed', subject: name, before, after, at });
  });
  return { settings: await settingsShown(context) };
}

/** What the owner sets in the browser; each change stands in the log. */
export const adminSettingsRoutes: Route[] = [
  handle(settings.read, async context => ({ settings: await settingsShown(context) })),
  handle(settings.change, async (context, { account, body }) => {
    refusePictures(body.changes);
    return changeAndShow(context, account.id, body.changes);
  }),
  handle(settings.logo, async (context, { account, query: { version }, body }) => {
    await allowTry(context.db, `settings logo ${account.id}`, LOGOS_A_MINUTE, 60, context.now());
    return changeAndShow(context, account.id, [{ name: 'SHOP_LOGO', value: await storeLogo(context, body), version }]);
  }),
  handle(settings.test, async (context, { account, body: { group, language } }) => {
    // It calls other companies, and the one of mail writes to a person.
    await allowTry(context.db, `settings test ${account.id}`, TESTS_A_MINUTE, 60, context.now());
    if (group === 'mail') await allowTry(context.db, `settings letter ${account.id}`, LETTERS, LETTERS_SECONDS, context.now()); // prettier-ignore
    const { name: shop, operator } = context.shop;
    const replyTo = isEmail(operator.email) ? operator.email : account.email;
    const letter = { id: context.randomId(24), to: account.email, replyTo, shop, language };
    const findings = await context.configuration.examine(group, letter);
    return {
      findings: findings.map(({ todo = null, word, ...finding }) => ({
        ...{ ...finding, todo },
        word: word ? { key: word.key, facts: [...word.facts] } : null,
      })),
    };
  }),
];
