import { UPLOAD_CART_SIZES, type CartSize } from '../../../domain/src/catalog.ts';
import { isObject, isText, oneOf } from './checks.ts';
import { storedEntry } from './entry.ts';
import { DEFAULT_CHOICE, shirtChoiceIn, type ShirtChoice } from './shirt-choice.ts';

/** What a guest chose on /customize: the picture itself stands in the browser's database, under `key` (kept-file.ts). */
export type KeptUpload = {
  key: string;
  /** Of the file. */
  name: string;
  removesBackground: boolean;
  shirt: ShirtChoice;
  size: CartSize;
};

/** The choice of this tab: it survives a trip to sign-in. The shopper's word that it may be printed is given anew. */
export const keptUploadEntry = storedEntry<KeptUpload>({
  key: 'keptUpload',
  version: 1,
  area: 'session',
  check({ key, name, removesBackground, shirt, size }) {
    if (!isText(key) || !isText(name) || !isObject(shirt)) return undefined;
    return {
      key,
      name,
      removesBackground: removesBackground === true,
      shirt: shirtChoiceIn(shirt),
      size: oneOf(UPLOAD_CART_SIZES, size, DEFAULT_CHOICE.size),
    };
  },
});
