import { createProgress } from './progress.mjs';

/** A reporter for Playwright that prints the progress of a run (scripts/run/test.mjs shows its lines). */
export default class PlaywrightProgress {
  #progress = createProgress('journeys');

  onBegin(_config, suite) {
    this.#progress.expect(suite.allTests().length);
  }

  onStepEnd() {
    this.#progress.alive();
  }

  onTestEnd(test, result) {
    this.#progress.ended(test.title, result.duration);
  }

  onEnd() {
    this.#progress.last();
  }

  /** The list reporter prints what failed. */
  printsToStdio() {
    return false;
  }
}
