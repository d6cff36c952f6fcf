/** A way back or aside, as a link or a button: text alone, flush with what stands above and below it, 44 px high. */
export const QUIET_LINK =
  'target inline-flex items-center gap-2 font-semibold text-indigo underline-offset-4 hover:underline';
