import { createLimit } from './limit.ts';
import type { Limit } from './limit.ts';
import { createKeptPictures } from './kept-pictures.ts';
import type { KeptPictures } from './kept-pictures.ts';
import { createRequestLedger } from './request-ledger.ts';
import type { RequestLedger } from './request-ledger.ts';
import { createScript } from './script.ts';
import type { Script } from './script.ts';
import type { ImageApiSettings } from './settings.ts';

/** The parts of a running image API. */
export type ImageApi = {
  settings: ImageApiSettings;
  script: Script;
  ledger: RequestLedger;
  limit: Limit;
  kept: KeptPictures;
};

/** An image API with an empty ledger, at which everything works. */
export const openImageApi = (settings: ImageApiSettings): ImageApi => ({
  settings,
  script: createScript(),
  ledger: createRequestLedger(),
  kept: createKeptPictures(),
  limit: createLimit(settings.imagesPerMinute, () => Date.now()),
});
