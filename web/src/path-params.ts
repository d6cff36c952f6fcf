/** What stood in an address where a page's path has ':name', by that name. */
export type PathParams = Readonly<Record<string, string>>;
