/** The list of collections. */
export const words = {
  title: 'Exclusive Collections',
  description: (days: string) =>
    `Curated T-shirts, ready to wear: choose black or white and your size. Printed to order and delivered anywhere in India in ${days} business days.`,
  lead: 'Pieces of our own studio, ready to wear. Choose your colour and your size.',
  searchLabel: 'Search the collections',
  searchPlaceholder: 'Tiger, temple, chai …',
  search: 'Search',
  typesLabel: 'Types of collections',
  allTypes: 'All',
  /** A type by its own word; Hindi knows those of the demo. */
  nothingTitle: 'Nothing found',
  nothingFor: (search: string) => `No collection matches “${search}”.`,
  nothingOf: (type: string) => `There are no collections of the type ${type} just now.`,
  nothingForIn: (search: string, type: string) => `No collection of the type ${type} matches “${search}”.`,
  clear: 'Clear search and filter',
  showMore: 'Show more',
  loadingMore: 'Fetching more',
  loadFailed: 'The collections did not arrive.',
  retry: 'Try again',
  shown: (count: number) => (count === 1 ? '1 collection shown' : `${count} collections shown`),
};
