import { settings } from '../../../../contract/src/settings.ts';
import { handle, type Route } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { changeSettings, settingsShown } from '../settings/settings.ts';
import { insertAudit } from './admin.store.ts';

const TESTS_A_MINUTE = 10;

/** What the owner sets in the browser; each change stands in the log. */
export const adminSettingsRoutes: Route[] = [
  handle(settings.read, async context => ({ settings: await settingsShown(context) })),
  handle(settings.change, async (context, { account, body }) => {
    await context.db.transaction(async tx => {
      const at = context.now();
      for (const { name, before, after } of await changeSettings(context, tx, { wishes: body.changes, by: account.id }))
        await insertAudit(tx, { actorId: account.id, action: 'setting.changed', subject: name, before, after, at });
    });
    return { settings: await settingsShown(context) };
  }),
  handle(settings.test, async (context, { account, body: { group } }) => {
    // It calls other companies.
    await allowTry(context.db, `settings test ${account.id}`, TESTS_A_MINUTE, 60, context.now());
    const findings = await context.configuration.examine(group);
    return { findings: findings.map(({ todo = null, ...finding }) => ({ ...finding, todo })) };
  }),
];
