/** What the stage shows of each word of a scene, told without drawing it: the three lists of a prompt follow it. */
import { STYLE_OF } from '../reading/ability.ts';
import { LAND_OF } from '../reading/lexicon/surroundings.ts';
import type { Action, At, Relation, Said, Scene, SettingPart, Style, Thing } from '../reading/scene.ts';
import { monument, monumentOfTown } from '../settings/monuments.ts';
import { isDoable } from './deeds.ts';
import { isLimb, lifeOf } from './limbs.ts';
import { SURFACE_LOOKS } from './surfaces.ts';
import { isSeenIn, surroundingsOf } from './frames.ts';
import { isLiving, planOf } from './plan.ts';
import { takesPart } from './part-colours.ts';
import { RULES } from './relations.ts';
import { fateOnStage, hasBody, isStaged, type Fate } from './staged.ts';
import { styleTold } from '../treatments/treatment.ts';
import { isCloth, isKnownCloth } from './wardrobe.ts';

type Told = 'drawn' | 'leftOut' | { as: string };
interface ToldAt {
  at: At;
  fate: Told;
}
export interface Teller {
  ofThing(thing: Thing): ToldAt[];
  ofAction(action: Action): Told;
  ofRelation(relation: Relation): ToldAt[];
  ofSetting(part: SettingPart): Told;
  /** Nothing where the stage has no word of its own about it. */
  ofWhole(what: string, value: string): Told | undefined;
}

/** Looks that change a drawing. */
const LOOKS =
  /^(cut|muscular|strong|buff|bald|bearded|winged|full|crescent|open|burning|reflected|crossed|half|limbs|faced|in a ring|in a row|fanned)$/;
/** Formats that the stage composes. */
const FORMATS = /^(badge|logo|emblem|crest|circle|sticker|pocket logo|speed lines|front view|one line|portrait)$/;
/** What things without a body do by being drawn. */
const DONE_BY_THINGS = /^(stand|shine|glow|rise|float|hang|bloom|wait|fly|burn|spread)$/;
/** Relations that a plan gives to hands, heads, mouths and backs. */
const BORNE = /^(holding|wearing|riding|carrying on back|in mouth|made of|filled with|covered with|shaped like|dressed as)$/; // prettier-ignore

/** Undefined where another composition draws the scene. */
export function stageTeller(scene: Scene): Teller | undefined {
  if (!isStaged(scene, scene.styles.flatMap(s => STYLE_OF[s] ?? []))) return undefined; // prettier-ignore
  const fates = new Map(scene.things.map(t => [t.id, fateOf(t, scene)]));
  const shown = (id: string) => fates.get(id) !== undefined;
  return {
    ofThing: thing => thingTold(thing, scene, fates.get(thing.id)),
    ofAction: action => (isShown(action, scene, shown) ? 'drawn' : 'leftOut'),
    ofRelation: ({ kind, from, to, at }) => {
      const both = from.some(shown) && (shown(to) || scene.setting.some(s => s.id === to));
      // One that lives stands beside: no hand lifts it yet.
      const isLifted = kind === 'holding' && scene.things.some(t => t.id === to && isLiving(t));
      return [{ at, fate: both && !isLifted && (BORNE.test(kind) || RULES[kind]) ? 'drawn' : 'leftOut' }];
    },
    ofSetting: part => settingTold(part, scene),
    ofWhole: (what, value) =>
      what === 'style' ? styleTold(value as Style) : what === 'format' && FORMATS.test(value) ? 'drawn' : undefined,
  };
}

function fateOf(thing: Thing, scene: Scene): Fate {
  const isWorn = scene.relations.some(r => r.kind === 'wearing' && r.to === thing.id && scene.things.some(t => r.from.includes(t.id) && isLiving(t))); // prettier-ignore
  if (isWorn && isCloth(thing.noun)) return isKnownCloth(thing.noun) ? 'drawn' : undefined;
  return planOf(scene).within.has(thing.id) ? 'drawn' : fateOnStage(thing);
}

function thingTold(thing: Thing, scene: Scene, fate: Fate): ToldAt[] {
  const all = (is: boolean): Told => (fate && is ? 'drawn' : 'leftOut');
  return [
    { at: thing.at, fate: fate ?? 'leftOut' },
    ...thing.said.filter(s => s.what !== 'name' && (fate || s.what !== 'number')).map(s => ({ at: s.at, fate: all(saidShown(s, thing, scene)) })), // prettier-ignore
    ...thing.parts.map(p => ({ at: p.at, fate: all(p.noun.startsWith('wing') || (isLimb(p.noun) && !isLiving(thing) && lifeOf(thing, deedsOf(thing, scene)) !== undefined) || (p.noun === 'ring' && thing.kind === 'sky') || takesPart(thing, p)) })), // prettier-ignore
  ];
}
function saidShown({ what, value }: Said, thing: Thing, scene: Scene): boolean {
  if (what === 'number' || what === 'colour' || what === 'role') return true;
  if (isLiving(thing) && !hasBody(thing)) return false;
  if (what === 'mood') return isLiving(thing) || lifeOf(thing, deedsOf(thing, scene)) !== undefined;
  if (what === 'age') return thing.kind === 'person' || thing.actsHuman || value === 'baby' || value === 'child';
  if (what === 'size') return scene.things.length > 1 || (thing.kind === 'person' && /^(fat|thin|huge)$/.test(value));
  if (!isLiving(thing) && SURFACE_LOOKS.test(value)) return true;
  return LOOKS.test(value);
}
const deedsOf = ({ id }: Thing, scene: Scene): Action[] => scene.actions.filter(a => a.by.includes(id));

function isShown({ verb, by, object }: Action, scene: Scene, shown: (id: string) => boolean): boolean {
  if (!by.length || !by.every(shown) || (object !== undefined && !shown(object))) return false;
  const thing = object === undefined ? undefined : scene.things.find(t => t.id === object);
  return by.every(id => {
    const t = scene.things.find(one => one.id === id)!;
    return isLiving(t)
      ? hasBody(t) && isDoable(verb, t, thing)
      : DONE_BY_THINGS.test(verb) || lifeOf(t, deedsOf(t, scene)) !== undefined;
  });
}

function settingTold({ kind, what }: SettingPart, scene: Scene): Told {
  const { land, monument: name, time } = surroundingsOf(scene);
  if (kind === 'weather') return 'drawn';
  if (kind === 'time') return what === time ? 'drawn' : 'leftOut';
  if (kind === 'landscape') return isSeenIn(what, land) ? 'drawn' : 'leftOut';
  if (name !== undefined && !land && (monument(what) ? what === name : monumentOfTown(what) === name)) return what === name ? 'drawn' : { as: name }; // prettier-ignore
  return land && LAND_OF[what] === land ? { as: land } : 'leftOut';
}
