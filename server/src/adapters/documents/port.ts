/** A fact with its name. */
export type PaperFact = { label: string; value: string };
export type PaperColumn = {
  label: string;
  /** In points; one column takes the rest. */
  width: number | 'rest';
  /** Stands at the right edge. */
  isNumber?: boolean;
};
/** A cell, with what stands smaller below it. */
export type PaperCell = { text: string; small?: string };

/** A business paper such as an invoice: everything on it in its order, as it is to be read. */
export type Paper = {
  language: 'en' | 'hi';
  issuedAt: Date;
  shopName: string;
  /** 'Tax invoice', and what stands below it. */
  heading: string;
  subheading: string;
  /** Names the file in a reader's window. */
  title: string;
  facts: PaperFact[];
  /** Who sells and who buys: a label, the name, further lines. */
  parties: { label: string; name: string; lines: string[] }[];
  table: { columns: PaperColumn[]; rows: PaperCell[][]; total: PaperCell[] };
  sums: { label: string; amount: string; isTotal?: boolean }[];
  inWords: PaperFact;
  notes: string[];
  /** 'Page {page} of {pages}'. */
  page: string;
};

/** Draws business papers. */
export type DocumentsPort = {
  /** A PDF of A4 pages: the same bytes for the same paper. What no face draws, such as emoji, is left out. */
  draw: (paper: Paper) => Promise<Uint8Array>;
};
