import { cleanDelivery, MAX_ADDRESSES, type Delivery } from '../../../../domain/src/contact.ts';
import { deliveryProblems } from '../../../../domain/src/delivery-problems.ts';
import { statesOfPinCode } from '../../../../domain/src/pin-codes.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  countAddresses,
  deleteAddress,
  deleteSame,
  findAddress,
  insertAddress,
  lockAddressBook,
  updateAddress,
  updateNoDefault,
  updateUsedAt,
  type AddressRow,
} from './addresses.store.ts';

/**
 * The delivery form as it is stored. Refuses with what is wrong with each field; where state and PIN code alone do not belong
 * together, with the states that the PIN code reaches into (rulings, Law), and where no parcel is taken to it, with `pin_code_not_served`.
 */
export function readDelivery(form: Delivery, notTo: readonly string[] = []): Delivery {
  const fields = deliveryProblems(form, notTo);
  const wrong = Object.keys(fields);
  if (wrong.length === 1 && fields.zipCode === 'not_served') throw new Refused('pin_code_not_served', { fields });
  if (wrong.length === 1 && fields.state === 'mismatch')
    throw new Refused('pin_code_mismatch', { fields, states: statesOfPinCode(form.zipCode) });
  if (wrong.length > 0) throw new Refused('invalid_input', { fields });
  return cleanDelivery(form);
}

/** Saves an address, at most twenty an account; the same one again becomes the latest used. */
export async function saveAddress(
  context: Context,
  accountId: string,
  { isDefault, ...form }: Delivery & { isDefault?: boolean | undefined },
): Promise<AddressRow> {
  const delivery = readDelivery(form);
  const now = context.now();
  return context.db.transaction(async tx => {
    await lockAddressBook(tx, accountId);
    if (isDefault) await updateNoDefault(tx, accountId);
    const known = await updateUsedAt(tx, accountId, delivery, now);
    if (known) return isDefault ? updateAddress(tx, known, { isDefault }) : known;
    if ((await countAddresses(tx, accountId)) >= MAX_ADDRESSES) throw new Refused('address_book_full');
    const id = `a${context.randomId(20)}`;
    const row = { id, accountId, ...delivery, isDefault: isDefault ?? false, createdAt: now, usedAt: now };
    return insertAddress(tx, row);
  });
}

type Change = { [field in keyof Delivery]?: string | undefined } & { id: string; isDefault?: boolean | undefined };

/**
 * Changes an account's own address; anybody else's is an unknown one. One that comes to say the same as another takes its place. What
 * was ordered before keeps its own copy.
 */
export async function changeAddress(
  context: Context,
  accountId: string,
  { id, isDefault, ...fields }: Change,
): Promise<AddressRow> {
  return context.db.transaction(async tx => {
    await lockAddressBook(tx, accountId);
    const row = await findAddress(tx, accountId, id);
    if (!row) throw new Refused('not_found');
    const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const delivery = given.length > 0 ? readDelivery({ ...deliveryIn(row), ...Object.fromEntries(given) }) : undefined;
    const replaced = delivery && (await deleteSame(tx, { accountId, except: id, delivery }));
    if (isDefault || replaced?.isDefault) await updateNoDefault(tx, accountId);
    const kept = isDefault ?? (row.isDefault || replaced?.isDefault === true);
    return updateAddress(tx, row, { ...delivery, isDefault: kept });
  });
}

const deliveryIn = ({ firstName, lastName, email, phone, address, city, state, zipCode }: AddressRow): Delivery => ({
  ...{ firstName, lastName, email, phone, address, city, state, zipCode },
});

/** An order went to this address: where it is saved it becomes the latest used. */
export async function markAddressUsed(tx: Tx, accountId: string, delivery: Delivery, now: Date): Promise<void> {
  await updateUsedAt(tx, accountId, delivery, now);
}

/** Forgets an account's own address; anybody else's is an unknown one. */
export async function removeAddress(context: Context, accountId: string, id: string): Promise<void> {
  if (!(await deleteAddress(context.db, accountId, id))) throw new Refused('not_found');
}
