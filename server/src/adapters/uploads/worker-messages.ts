import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import type { UploadKind } from '../../../../domain/src/uploads.ts';

/** What a reading process is asked for; one request a process. */
export type WorkerRequest =
  | { work: 'read'; kind: UploadKind; file: Uint8Array }
  | { work: 'removeBackground'; file: Uint8Array }
  | { work: 'photo'; kind: UploadKind; file: Uint8Array; side: number };

/** The picture drawn anew: a PNG, of a photograph a JPEG. */
export type Drawn = { bytes: Uint8Array; width: number; height: number };

/**
 * What it says, in this order: that it can begin; that the file is unpacked, so that only the writing of known pixels is left; how it
 * ended. `nothing`: the picture has no plain background.
 */
export type WorkerReply =
  | { state: 'ready' }
  | { state: 'unpacked' }
  | ({ state: 'done' } & Drawn)
  | { state: 'nothing' }
  | { state: 'refused'; code: FileRefusal; message: string };
