import type { words as english } from '../en/page-views.ts';

/** आने-जाने की गिनती का सवाल; see the English file. */
export const words = {
  label: 'आपसे एक सवाल',
  question: host => `क्या ${host} यहाँ आपके आने-जाने की गिनती करे?`,
  note: 'उसे पता चलता है कि आपने कौन से पन्ने खोले। आपकी हाँ से पहले कुछ भी नहीं चलता।',
  details: 'पूरी बात',
  refuse: 'नहीं',
  agree: 'हाँ',
} satisfies typeof english;
