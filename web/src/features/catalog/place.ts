/** 'front/a4': position and print size as one word, for a choice of one and for its words. */
export const placeOf = (position: string, printSize: string): string => `${position}/${printSize}`;
