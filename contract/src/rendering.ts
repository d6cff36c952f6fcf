import type { Language } from '../../domain/src/languages.ts';
import type { PayMethod } from '../../domain/src/pay-methods.ts';
import type { DeliveryReply } from './catalog.ts';

/** What the server tells the pages about the shop; the same for every visitor. It travels in the state block of every page. */
export type PublicConfig = {
  /** The name shown to shoppers. */
  shopName: string;
  /** 'https://shop.example', without a slash at the end: for canonical addresses. */
  publicUrl: string;
  /** How a shop looks that does not look as it comes; absent otherwise. */
  brand?: {
    /** Of the addresses of its pictures: '/brand/<key>/logo.png'. */
    key: string;
    /** '#0b6b3a', and the same under the pointer. */
    accent: string;
    deepAccent: string;
    /** The pixels of the owner's logo; absent where the mark is drawn from the name. */
    logo?: { width: number; height: number };
  };
  /** True where stand-ins serve: the banner says so. */
  demo: boolean;
  /** Where the demo shop's mails can be read; absent where they are really sent. */
  mailboxUrl?: string;
  /** False before its owner opens it: orders are refused, and pages say so. */
  isOpen: boolean;
  /** 'Google', or the stand-in's name: 'Continue with …'; absent where people sign in by a code alone. */
  signInProvider?: string;
  /** False where the shop has no mail server yet. */
  signsInByCode: boolean;
  /** The ways to pay that are on, in the owner's order: policies name who takes the money. */
  payMethods: readonly PayMethod[];
  /** The company that draws, and how many pictures it draws in a minute; absent where the shop draws by itself. */
  imageProvider?: { name: string; perMinute: number };
  /** Who runs the shop, from its configuration: what pages must name. */
  operator: {
    name: string;
    address: string;
    /** Where shoppers write for help. */
    email: string;
    phone: string;
    /** Name and designation. */
    grievanceOfficer: string;
    gstin?: string | undefined;
    /** The operator's page on a social network. */
    socialUrl?: string | undefined;
  };
  /** What the delivery of shirts costs when the page is made, how long it takes and where it does not go. */
  delivery: DeliveryReply;
  /** A line above the header; absent where there is none, or it is over. */
  announcement?: {
    /** By language: who reads one that has none reads the English line. */
    texts: Partial<Record<Language, string>> & { en: string };
    /** A path of the shop, or an https address. */
    href?: string;
    /** The moment (epoch ms) from which on it is not shown. */
    until?: number;
  };
  /** A program of another company that counts the visits of those who agree; absent where the shop has none. */
  pageViews?: {
    /** The script's address. */
    script: string;
    /** 'stats.example': what shoppers are told. */
    host: string;
  };
};

/** Addresses of the built scripts, styles and fonts. */
export type Assets = {
  entry: string;
  /** Asks about the counting of visits, and counts them. */
  pageViews: string;
  styles: string[];
  /** Scripts of a page's source file, or of a group by its name. */
  chunks: (file: string) => string[];
  fonts: string[];
};

export type RenderOptions = {
  /** The API in-process, without the visitor's cookies. */
  fetch: (address: string) => Promise<Response>;
  assets: Assets;
  config: PublicConfig;
};
export type Rendered = {
  status: number;
  html: string;
  language: Language;
  /** True where visits may be counted by the other company: only such a page may allow its script. */
  isCounted: boolean;
};

/** What the pages export to the server: renders one address to a whole document. */
export type Render = (address: string, o: RenderOptions) => Promise<Rendered>;
