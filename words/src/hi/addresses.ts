import type { words as english } from '../en/addresses.ts';

/** The profile's saved addresses in Hindi. */
export const words = {
  intro: 'आपके पार्सल यहाँ पहुँचते हैं। ऑर्डर करते समय ये पते दिखाए जाते हैं; किए हुए ऑर्डर का पता नहीं बदलता।',
  add: 'नया पता जोड़ें',
  addTitle: 'नया पता',
  editTitle: 'पता बदलें',
  forget: name => `${name} – पता हटाएँ`,
  standard: 'सबसे पहले दिखता है',
  makeStandard: 'सबसे पहले दिखाएँ',
  isStandard: 'ऑर्डर करते समय यही पता सबसे पहले दिखता है',
  offer: 'ऑर्डर करते समय यह पता सबसे पहले दिखाएँ',
  save: 'पता सहेजें',
  saving: 'सहेजा जा रहा है',
  saved: 'पता सहेज लिया गया',
  offered: 'अब यह पता सबसे पहले दिखेगा',
  failed: 'पता सहेजा नहीं जा सका',
  remove: {
    title: 'यह पता हटाएँ?',
    text: 'जो ऑर्डर यहाँ भेजे गए, वे वैसे ही रहेंगे।',
    confirm: 'पता हटाएँ',
    busy: 'हटाया जा रहा है',
    keep: 'रहने दें',
    done: 'पता हट गया',
    failed: 'पता हटाया नहीं जा सका',
  },
  none: 'अभी कोई पता सहेजा नहीं है',
  noneText: 'यहाँ या ऑर्डर करते समय पता सहेजें; अगला ऑर्डर जल्दी होगा।',
  full: count => `आपके ${count} पते सहेजे हुए हैं, इससे ज़्यादा नहीं रख सकते। नया जोड़ने के लिए कोई एक हटाएँ।`,
  loadFailed: 'आपके पते नहीं आ पाए',
  retry: 'फिर कोशिश करें',
} satisfies typeof english;
