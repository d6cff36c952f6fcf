import type { words as english } from '../en/admin-books.ts';

/** Admin in Hindi: the owner's books. */
export const words = {
  lead: 'सारे इनवॉइस, बिल और क्रेडिट नोट। महीने और तिमाहियाँ भारत के समय से हैं।',
  search: 'नंबर, ऑर्डर या ख़रीदार से खोजें',
  placeholder: 'CHT-2627-00042, नाम …',
  find: 'खोजें',
  period: 'महीना या तिमाही',
  allTime: 'सारे काग़ज़',
  quarter: (from: string, to: string, year: number) => `${from} से ${to} ${year}`,
  month: (month: string, year: number) => `${month} ${year}`,
  kind: 'किस तरह का',
  allKinds: 'हर तरह के',
  kinds: {
    tax_invoice: 'टैक्स इनवॉइस',
    bill: 'बिल',
    credit_note: 'क्रेडिट नोट',
    refund_note: 'रिफ़ंड नोट',
  },
  caption: 'काग़ज़',
  failed: 'काग़ज़ नहीं आ पाए',
  none: 'यहाँ कोई काग़ज़ नहीं',
  noneText: 'इस चुनाव का कोई काग़ज़ नहीं बना है।',
  columns: { number: 'काग़ज़', date: 'तारीख़', buyer: 'ख़रीदार', order: 'किसका', total: 'कुल', act: 'फ़ाइल' },
  order: 'ऑर्डर',
  credits: 'क्रेडिट',
  pdf: 'PDF सहेजें',
  pdfOf: (number: string) => `${number} का PDF`,
  saving: 'सहेज रहे हैं',
  saveFailed: 'फ़ाइल नहीं आ पाई',
} satisfies typeof english;
