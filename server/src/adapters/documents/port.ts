import type { Language } from '../../../../domain/src/languages.ts';
import type { LabelSheet } from '../../../../domain/src/parcels.ts';

/** A fact with its name. */
export type PaperFact = { label: string; value: string };
export type PaperColumn = {
  label: string;
  /** In points; one column takes the rest. */
  width: number | 'rest';
  /** Stands at the right edge. */
  isNumber?: boolean;
};
/** A cell, with what stands smaller below it, or a small picture: a JPEG. */
export type PaperCell = { text: string; small?: string; picture?: Uint8Array | undefined };

/** A business paper such as an invoice: everything on it in its order, as it is to be read. */
export type Paper = {
  language: Language;
  issuedAt: Date;
  shopName: string;
  /** What stands before the shop's name, as a PNG; the program's stamp without. */
  mark?: Uint8Array | undefined;
  /** 'Tax invoice', and what stands below it. */
  heading: string;
  subheading: string;
  /** Names the file in a reader's window. */
  title: string;
  facts: PaperFact[];
  /** What scanners read, below the facts. */
  barcode?: string;
  /** Who sells and who buys: a label, the name, further lines. */
  parties: { label: string; name: string; lines: string[] }[];
  /** Nothing below the rows where nothing is added up. */
  table: { columns: PaperColumn[]; rows: PaperCell[][]; total?: PaperCell[] };
  /** Papers without amounts have neither. */
  sums?: { label: string; amount: string; isTotal?: boolean }[];
  inWords?: PaperFact;
  notes: string[];
  /** 'Page {page} of {pages}'. */
  page: string;
};

/** What lies with a shirt while it is made. Everything is as it is to be read. */
export type Ticket = {
  /** What scanners read, and people below it. */
  code: string;
  size: string;
  garment: string;
  colour: string;
  /** Small pictures of the shirt, one for each printed side: JPEGs. */
  pictures: Uint8Array[];
  /** Placement, size of the print and the like, for each printed side. */
  prints: { place: string; lines: string[] }[];
  /** Whom it is for, in a group order. */
  forName: string | undefined;
  order: string;
  /** 'Line 1 of 2', 'Piece 1 of 3'. */
  counts: string[];
  due: PaperFact;
  /** 'Reprint 1': it stands out. */
  mark: string | undefined;
};
export type Tickets = { language: Language; at: Date; shopName: string; title: string; tickets: Ticket[] };

/** What a parcel wears. Everything is as it is to be read. */
export type Label = {
  /** What scanners read: the courier's number, or the order's until there is one; `codeLabel` says which. */
  code: string;
  codeLabel: string;
  /** The order's number, where the bars are the courier's. */
  order: string | undefined;
  to: { label: string; name: string; lines: string[]; pin: string; phone: string };
  from: { label: string; name: string; lines: string[] };
  /** 'COD ₹509.00': what is taken at the door; nothing of what is paid. */
  collect: string | undefined;
  prepaid: string;
  /** Weight and pieces. */
  facts: string[];
};
export type Labels = {
  language: Language;
  at: Date;
  shopName: string;
  title: string;
  sheet: LabelSheet;
  labels: Label[];
};

/** Draws business papers. */
export type DocumentsPort = {
  /** A PDF with a page of A6 for each ticket: the same bytes for the same tickets. */
  drawTickets: (tickets: Tickets) => Promise<Uint8Array>;
  /** A PDF of address labels, a page of 100 × 150 mm each or four on A4: the same bytes for the same labels. */
  drawLabels: (labels: Labels) => Promise<Uint8Array>;
  /** A PDF of A4 pages: the same bytes for the same paper. What no face draws, such as emoji, is left out. */
  draw: (paper: Paper) => Promise<Uint8Array>;
};
