import { createLimit } from './limit.ts';
import type { Limit } from './limit.ts';
import { createRequestLedger } from './request-ledger.ts';
import type { RequestLedger } from './request-ledger.ts';
import { createScript } from './script.ts';
import type { Script } from './script.ts';
import type { ImageApiSettings } from './settings.ts';

/** The parts of a running image API. */
export type ImageApi = { settings: ImageApiSettings; script: Script; ledger: RequestLedger; limit: Limit };

/** An image API with an empty ledger, at which everything works. */
export const openImageApi = (settings: ImageApiSettings): ImageApi => ({
  settings,
  script: createScript(),
  ledger: createRequestLedger(),
  limit: createLimit(settings.imagesPerMinute, () => Date.now()),
});
