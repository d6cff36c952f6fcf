/**
 * What the artist can show today of what a scene asks for. Who teaches it more (a pose, a relation, a place, a mood) says so here, and the
 * three lists follow.
 */
import type { LayoutName, Setting, StyleWord } from '../brief/brief.ts';
import { ownKeys } from './lexicon/own-keys.ts';
import type { ActionVerb, Format, RelationKind, Scene, Style, Thing } from './scene.ts';

/** Doings that need no pose of their own. */
export const DONE_STANDING: ReadonlySet<ActionVerb> = new Set(['stand', 'wait', 'shine', 'glow', 'rise', 'float', 'hang', 'carry', 'ride', 'cycle', 'drive', 'fly kite']); // prettier-ignore

/** Relations that are shown by where things stand. */
export const PLACED: ReadonlySet<RelationKind> = new Set(['on', 'under', 'over', 'in', 'beside', 'left of', 'right of', 'behind', 'in front of', 'against', 'hanging from', 'coming out of', 'facing', 'with', 'holding', 'carrying on back', 'in mouth', 'leaning on', 'wearing', 'part of']); // prettier-ignore

/** What a place, weather or time brings into the picture. */
export const SURROUNDINGS = ownKeys<readonly Setting[]>({
  mountains: ['mountain'], 'snow mountains': ['mountain', 'snow'], hills: ['mountain'], sea: ['wave'], beach: ['wave', 'palm'], lake: ['mountain', 'wave'], river: ['mountain', 'wave'], forest: ['forest'], 'pine forest': ['forest'], jungle: ['forest'],
  desert: ['desert'], city: ['city'], street: ['city'], rooftop: ['city', 'roof'], terrace: ['city', 'roof'], balcony: ['city', 'roof'], road: ['road'], sky: ['cloud'], clouds: ['cloud'], space: ['space'], island: ['wave', 'palm'], backwaters: ['wave', 'palm'],
  fields: ['field'], 'rice fields': ['field'], farm: ['field'], village: ['field'], park: ['field'], garden: ['field'], stadium: ['lights'], 'cricket ground': ['field', 'lights'],
  rain: ['rain'], storm: ['rain', 'cloud'], snow: ['snow'], sunrise: ['sun'], day: ['sun'], sunset: ['sun'], evening: ['sun'], night: ['night'], 'moonlit night': ['moon', 'night'], 'starry night': ['star', 'night'],
}); // prettier-ignore

/** Styles by the way of drawing that comes nearest; none is not drawn yet. */
export const STYLE_OF: Readonly<Partial<Record<Style, StyleWord>>> = {
  vintage: 'vintage', retro: 'vintage', grunge: 'vintage', minimal: 'minimal', 'line art': 'minimal', cute: 'cute', cartoon: 'cute', chibi: 'cute', comic: 'pop', 'pop art': 'pop', graffiti: 'pop', 'street art': 'pop',
  neon: 'neon', cyberpunk: 'neon', synthwave: 'neon', watercolour: 'watercolour', woodblock: 'japanese', madhubani: 'folk', warli: 'folk', gond: 'folk', kalighat: 'folk', pattachitra: 'folk', mughal: 'folk', 'block print': 'folk', folk: 'folk',
  mehndi: 'sacred', sacred: 'sacred', gothic: 'gothic', tattoo: 'gothic', horror: 'gothic', geometric: 'geometric', 'low poly': 'geometric', abstract: 'geometric', origami: 'geometric',
}; // prettier-ignore
/** Styles that come near enough to be what was asked for; the others are told as a relative. */
export const STYLE_ITSELF: ReadonlySet<Style> = new Set(['vintage', 'retro', 'minimal', 'cute', 'comic', 'pop art', 'neon', 'cyberpunk', 'synthwave', 'watercolour', 'woodblock', 'gothic', 'geometric', 'abstract', 'block print', 'folk', 'sacred', 'typography']); // prettier-ignore

/** Formats that have a composition. */
export const FORMAT_OF: Readonly<Partial<Record<Format, LayoutName>>> = { pattern: 'pattern', badge: 'badge', logo: 'badge', emblem: 'badge', 'pocket logo': 'badge', crest: 'shield', poster: 'poster', sticker: 'sticker', stamp: 'stamp', ticket: 'ticket', 'tarot card': 'tarot', 'playing card': 'tarot', 'comic panels': 'panels', mandala: 'mandala', circle: 'badge', 'lettering only': 'type' }; // prettier-ignore
export const FORMAT_SHOWN: ReadonlySet<Format> = new Set(['portrait']);

/** Garments that are drawn on a head. */
export const WORN = /^(crown|tiara|sunglasses|headphone|santa hat|helmet)$/;

/** Garments that can be laid on a head or neck; clothes need a body, and are left out until there is one. */
export const LAID_ON =
  /^(turban|hat|top hat|cowboy hat|straw hat|party hat|chef hat|graduation cap|viking helmet|glasses|3d glasses|ribbon|necklace|pearl necklace|garland|marigold|tie|bow tie|scarf|mask|face mask|medal|moustache|crown|tiara|sunglasses|headphone|santa hat|helmet)$/;

/** Whether both halves of the picture are alike: a pair that faces each other, or one thing alone. */
export const isSymmetrical = ({ things, relations }: Scene): boolean => things.length === 1 && (things[0]!.count === 1 || relations.some(({ kind, isMutual }) => kind === 'facing' && isMutual === true)); // prettier-ignore

/** Sizes are shown beside other things. */
export const showsSize = (thing: Thing, scene: Scene): boolean => thing.size !== undefined && scene.things.length > 1;
