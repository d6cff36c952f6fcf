/** Fixed expressions: doings that are named by things which nobody wishes to see. 'A bicycle kick' has no bicycle. */
import type { ActionVerb } from '../scene.ts';

const ROWS: [verb: ActionVerb, words: string][] = [
  ['kick', 'bicycle kick|overhead kick|scissor kick|free kick|penalty kick|side kick|flying kick'],
  ['dance', 'break dance|belly dance|pole dance|tap dance|lion dance|snake dance|naagin dance|nagin dance|moon walk|moonwalk'],
  ['walk', 'cat walk|catwalk|ramp walk'],
  ['jump', 'long jump|high jump|pole vault|bungee jump|bunny hop|star jump|jumping jack|jumping jacks'],
  ['lift', 'bench press|dead lift'],
  ['exercise', 'push up|push ups|pull up|pull ups|sit ups'],
  ['swim', 'butterfly stroke|frog kick|doggy paddle'],
  ['hug', 'bear hug'],
  ['skate', 'skateboard trick|skateboarding trick|skate trick|kick flip|skateboard stunt'],
  ['do yoga', 'cobra pose|tree pose|warrior pose|lotus pose|camel pose|eagle pose|crow pose'],
]; // prettier-ignore
const VERBS = new Map(ROWS.flatMap(([verb, words]) => words.split('|').map(said => [said, verb] as const)));

/** The doing that these words name together. */
export const expression = (words: string): ActionVerb | undefined => VERBS.get(words);
/** In the air, the head down. */
export const OVERHEAD = /\b(?:bicycle|overhead|scissor) kick/i;
