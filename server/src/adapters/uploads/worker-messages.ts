import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import type { UploadKind } from '../../../../domain/src/uploads.ts';

/** What a reading process is asked for; one request a process. */
export type WorkerRequest =
  | { work: 'read'; kind: UploadKind; file: Uint8Array }
  | { work: 'removeBackground'; file: Uint8Array }
  | { work: 'photo'; kind: UploadKind; file: Uint8Array; side: number };

/** The picture drawn anew: a PNG, of a photograph a JPEG; `isMoving`: of a file that moves, as it begins. */
export type Drawn = { bytes: Uint8Array; width: number; height: number; isMoving: boolean };

/**
 * What it says, in this order: that it can begin; that a drawing is worth being drawn in full; that the file is unpacked, so that only
 * the writing of known pixels is left; how it ended. `nothing`: the picture has no plain background.
 */
export type WorkerReply =
  /** `pace`: how many times more work everything is here and now than on an idle, usual machine. */
  | { state: 'ready'; pace: number }
  | { state: 'looked' }
  | { state: 'unpacked' }
  | { state: 'done'; drawn: Drawn }
  | { state: 'nothing' }
  | { state: 'refused'; code: FileRefusal; message: string };
