/** What the workers do: one table of jobs, with what goes in and what comes out. */
import type { Brief } from './brief/brief.ts';
import type { MockupOrder } from './garment/mockup.ts';
import type { SceneOrder } from './garment/scene.ts';
import type { DrawingStep } from './pixels/paint.ts';
import type { PrintFile, PrintOrder } from './print/print-file.ts';
import type { QualityReport } from './print/quality.ts';

export interface JobInputs {
  artwork: { brief: Brief; width: number };
  drawing: { brief: Brief };
  mockup: MockupOrder;
  scene: SceneOrder;
  printFile: PrintOrder;
  printCheck: PrintOrder;
}
export interface JobOutputs {
  artwork: { png: Uint8Array; width: number; height: number; svg: string };
  drawing: { svg: string };
  mockup: { webp: Uint8Array; width: number; height: number };
  scene: { webp: Uint8Array; width: number; height: number };
  printFile: PrintFile;
  printCheck: QualityReport;
}
export type JobKind = keyof JobInputs;
/** Parent → drawing process. */
export interface JobRequest<K extends JobKind = JobKind> {
  id: number;
  kind: K;
  input: JobInputs[K];
}
/** Drawing process → parent: that the job is taken up, its steps, then the output or an error, then the memory that is left after tidying up. */
export type JobReply =
  | { id: number; taken: true }
  | { id: number; step: DrawingStep }
  | { id: number; output: JobOutputs[JobKind] }
  | { id: number; error: string }
  | { id: number; residentBytes: number };
