import type { words as english } from '../en/generation.ts';

/** Making a design, in Hindi. */
export const words = {
  makingTitle: 'आपका डिज़ाइन बन रहा है',
  steps: { reading: 'शब्द पढ़ रहे हैं', sketching: 'ख़ाका', inking: 'स्याही', pressing: 'छपाई' },
  stepsLabel: 'कहाँ तक पहुँचा',
  waiting: before => `आपसे पहले ${before} डिज़ाइन हैं`,
  nextUp: 'अगली बारी आपकी है',
  secondsLeft: seconds =>
    seconds < 60 ? `क़रीब ${Math.max(1, Math.round(seconds))} सेकंड बाक़ी` : `क़रीब ${Math.round(seconds / 60)} मिनट बाक़ी`,
  waitsFor: {
    provider: 'चित्र बनाने वाली सेवा अभी बंद है। आपका काम उसके लिए रुका है और अपने आप आगे बढ़ेगा; पैसे एक ही बार लगेंगे, चित्र के।',
    tomorrow: 'आज के सारे चित्र बन चुके हैं। आपका आधी रात के बाद अपने आप बनेगा; पैसे एक ही बार लगेंगे, चित्र के।',
  },
  steppedIn: 'AI सेवा आराम पर है, इसलिए दुकान के अपने चित्रकार ने बनाया।',
  almostThere: 'बस होने ही वाला है',
  mayLeave: 'तब तक दुकान देखिए; काम चलता रहेगा।',
  cancel: 'रद्द करें',
  cancelling: 'रद्द हो रहा है',
  starting: 'शुरू हो रहा है',
  generated: { title: 'डिज़ाइन तैयार है!', description: 'अब इसके लिए टी-शर्ट चुनिए।' },
  changed: { title: 'डिज़ाइन बदल गया', description: 'पहले वाली तस्वीर भी सहेजी हुई है।' },
  notChanged: 'कुछ नहीं बदला',
  cancelled: { title: 'डिज़ाइन रद्द हुआ', description: 'आपके सिक्के लौट आए हैं।' },
  cancelFailed: { title: 'रद्द नहीं हो पाया' },
  promptRequired: { title: 'कुछ लिखिए', description: 'बताइए कि आप क्या बनवाना चाहते हैं।' },
  loginRequired: {
    home: { title: 'साइन इन ज़रूरी है', description: 'डिज़ाइन बनाने के लिए साइन इन करें।' },
    studio: { title: 'साइन इन ज़रूरी है', description: 'डिज़ाइन बनाने के लिए साइन इन करना होगा।' },
  },
  buyCredits: 'सिक्के ख़रीदें',
  insufficientCredits: {
    home: { title: 'सिक्के कम हैं', description: 'डिज़ाइन बनाने के लिए आपको और सिक्के चाहिए।' },
    studio: { title: 'सिक्के कम हैं', description: 'एक डिज़ाइन में 3 सिक्के लगते हैं। आगे बढ़ने के लिए और सिक्के लीजिए।' },
  },
  rateLimit: {
    title: 'थोड़ा रुकिए',
    description: (provider, perMinute) => `${provider} एक मिनट में ${perMinute} तस्वीरें बनाता है। थोड़ा रुककर फिर कोशिश करें।`,
    shop: 'दुकान में अभी बहुत कुछ बन रहा है। थोड़ा रुककर फिर कोशिश करें।',
    ours: 'एक डिज़ाइन बन रहा है और तीन कतार में हैं। थोड़ा रुककर फिर कोशिश करें।',
  },
  leaveOut: {
    blocked: what => `कृपया ${what} हटा दें: हम इसे नहीं छापते।`,
    person: what => `कृपया ${what} हटा दें: हम असली लोगों के चित्र नहीं बनाते।`,
    brand: what => `कृपया ${what} हटा दें: हम दूसरों के ब्रांड या किरदार नहीं बनाते।`,
    sign: what => `कृपया ${what} हटा दें: हमारे अक्षरों में यह नहीं है।`,
  },
  because: (what, why) => `कृपया ${what} हटा दें: हम ${why} नहीं बनाते।`,
  notDrawn: {
    minors: 'बच्चों का ऐसा चित्र हम नहीं बनाते। कृपया कुछ और बताएँ।',
    hateful: 'नफ़रत भरी बातें',
    terror: 'आतंक की तारीफ़',
    selfHarm: 'ख़ुद को चोट पहुँचाने की बातें',
    adult: 'अश्लील चित्र',
    violence: 'हिंसा के चित्र',
    drugs: 'नशे की चीज़ें',
    faith: 'देवी-देवताओं के साथ ऐसी चीज़ें जिनसे श्रद्धा को ठेस लगे',
    person: 'असली लोगों के चित्र',
    brand: 'दूसरों के ब्रांड या किरदार',
  },
  useInstead: 'इसकी जगह यह लिखें:',
  failed: { title: 'डिज़ाइन नहीं बन पाया', description: 'कृपया अलग शब्दों में फिर कोशिश करें।' },
} satisfies typeof english;
