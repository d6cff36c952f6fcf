import { createContext, useContext } from 'react';
import type { PublicConfig } from '../../contract/src/rendering.ts';

export const ConfigContext = createContext<PublicConfig | undefined>(undefined);

/** The shop's public configuration. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig is used outside the document');
  return config;
}
