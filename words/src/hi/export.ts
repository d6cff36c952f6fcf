import type { words as english } from '../en/export.ts';

/** अपनी जानकारी के डाउनलोड की README.txt; see the English file. */
export const words = {
  title: (shop, day) => `${shop} पर आपकी जानकारी, ${day}`,
  folders: [
    'data/      दुकान आपके बारे में जो जानती है, हर तालिका की एक फ़ाइल।',
    'pictures/  आपके डिज़ाइन, अपलोड और फ़ोटो, उन्हीं नामों से जो जानकारी में लिखे हैं।',
    'invoices/  आपके बिल और क्रेडिट नोट, PDF में।',
  ].join('\n'),
  format:
    'data/ की फ़ाइलें JSON (UTF-8) हैं: प्रविष्टियों की सूची और उनके खाने। समय ISO 8601 रूप में है। रकम पैसों में है। खाली सूची का मतलब है कि कुछ नहीं है।',
  leftOut: 'इसमें कुंजियाँ और पासवर्ड, दुकान के अपने काम के नोट, और दूसरे लोगों की जानकारी नहीं है।',
  questions: (operator, email, policy) =>
    `कोई सवाल? ${operator} को ${email} पर लिखिए। हम क्या रखते हैं, किसलिए और कब तक: ${policy}`,
} satisfies typeof english;
