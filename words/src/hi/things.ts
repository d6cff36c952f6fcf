/** '1 चीज़', '2 चीज़ें'. */
export const things = (count: number): string => (count === 1 ? '1 चीज़' : `${count} चीज़ें`);
