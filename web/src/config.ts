import { createContext, useContext } from 'react';

/** What the server tells the pages about the shop; the same for every visitor. It travels in the state block. */
export type PublicConfig = {
  /** The name shown to shoppers. */
  shopName: string;
  /** 'https://shop.example', without a slash at the end: for canonical addresses. */
  publicUrl: string;
  /** True where stand-ins serve: the banner says so. */
  demo: boolean;
  /** Where the demo shop's mails can be read; absent where they are really sent. */
  mailboxUrl?: string;
  /** 'Google', or the stand-in's name: 'Continue with …'. */
  signInProvider: string;
  /** Whose pictures these are, named by the toast 'Rate Limit Reached'. */
  imageProvider?: string;
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
};

export const ConfigContext = createContext<PublicConfig | undefined>(undefined);

/** The shop's public configuration. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig is used outside the document');
  return config;
}
