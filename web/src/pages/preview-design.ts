/** The design that `?design=` of the preview names, as a list of one or none: what cannot be an id is none. */
export const designIn = (query: URLSearchParams): string[] =>
  [query.get('design') ?? ''].filter(id => /^[\w.-]{1,80}$/.test(id));
