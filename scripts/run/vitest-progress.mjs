import path from 'node:path';
import { createProgress } from './progress.mjs';

/** A reporter for Vitest that prints the progress of a run (scripts/run/check.mjs shows its lines). */
export default class VitestProgress {
  #progress = createProgress('files');

  onTestRunStart(files) {
    this.#progress.expect(files.length);
  }

  onTestCaseResult() {
    this.#progress.alive();
  }

  onTestModuleEnd(file) {
    this.#progress.ended(path.basename(file.moduleId), file.diagnostic().duration);
  }

  onTestRunEnd() {
    this.#progress.last();
  }
}
