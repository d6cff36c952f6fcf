import type { words as english } from '../en/designs.ts';

/** Designs in Hindi: cards of the gallery, and a design on its shirt. */
export const words = {
  by: maker => `${maker} ने बनाया`,
  anonymous: 'बेनाम',
  madeWithAi: 'AI से बना',
  previewBadge: 'टी-शर्ट प्रीव्यू',
  likes: count => `${count} पसंद`,
  shirtAlt: name => `टी-शर्ट पर ${name}`,
  artworkAlt: name => `कलाकृति: ${name}`,
  makingOf: prompt => `“${prompt}”`,
  stillDrawing: 'बन रहा है',
  puttingOn: 'टी-शर्ट पर उतर रहा है',
  noPicture: 'इस टी-शर्ट की तस्वीर अभी नहीं बन पाई। आपकी पसंद सुरक्षित है।',
  tryAgain: 'फिर कोशिश करें',
} satisfies typeof english;
