import { and, eq, sql } from 'drizzle-orm';
import type { SettingName } from '../../../../domain/src/settings.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { shopSettings } from '../../db/tables/operations.ts';

export type SettingRow = {
  name: string;
  /** Sealed where it is a secret; nothing where it was taken back. */
  value: string | null;
  version: number;
  changedAt: Date;
  /** Who changed it; nothing once the account is gone. */
  changedBy: string | null;
};

/** Every setting that was ever made, with the name of who changed it last. */
export async function listSettings(tx: Tx): Promise<SettingRow[]> {
  return tx
    .select({
      name: shopSettings.name,
      value: shopSettings.value,
      version: shopSettings.version,
      changedAt: shopSettings.changedAt,
      changedBy: accounts.name,
    })
    .from(shopSettings)
    .leftJoin(accounts, eq(accounts.id, shopSettings.changedBy));
}

export type SettingChange = {
  name: SettingName;
  value: string | null;
  /** The version that was seen; 0 where there was none. */
  version: number;
  by: string;
  at: Date;
};

/** Writes a setting over the version that was seen. False where another one has taken its place meanwhile. */
export async function putSetting(tx: Tx, { name, value, version, by, at }: SettingChange): Promise<boolean> {
  const row = { value, changedBy: by, changedAt: at };
  const written =
    version === 0
      ? await tx
          .insert(shopSettings)
          .values({ name, ...row })
          .onConflictDoNothing()
          .returning({ name: shopSettings.name })
      : await tx
          .update(shopSettings)
          .set({ ...row, version: sql`${shopSettings.version} + 1` })
          .where(and(eq(shopSettings.name, name), eq(shopSettings.version, version)))
          .returning({ name: shopSettings.name });
  return written.length === 1;
}
