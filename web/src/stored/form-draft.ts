import { storedAuth } from './auth.ts';
import { isObject, isText, storedEntry } from './entry.ts';

/** What stands in a form of the account that is not sent yet: of one person and this tab, where a session that ends does not take it along. */
type FormDraft = { uid: string; form: string; fields: Record<string, string> };

export const formDraftEntry = storedEntry<FormDraft>({
  key: 'formDraft',
  version: 1,
  area: 'session',
  check({ uid, form, fields }) {
    if (!isText(uid) || !isText(form) || !isObject(fields) || !Object.values(fields).every(isText)) return undefined;
    return { uid, form, fields: fields as Record<string, string> };
  },
});

/** The fields of a form as this person left them; a form's name says of what it is, such as `report:17…`. */
export function formDraft(form: string): Record<string, string> | undefined {
  const draft = formDraftEntry.read();
  return draft?.form === form && draft.uid === storedAuth()?.user.uid ? draft.fields : undefined;
}

/** Keeps the fields, in place of those of any other form. */
export function keepFormDraft(form: string, fields: Record<string, string>): void {
  const uid = storedAuth()?.user.uid;
  if (uid !== undefined) formDraftEntry.write({ uid, form, fields });
}
