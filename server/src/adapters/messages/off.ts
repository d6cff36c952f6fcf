import type { MessagesPort } from './port.ts';

/** No company carries messages for this shop. */
export const noMessages: MessagesPort = { isOn: false };
