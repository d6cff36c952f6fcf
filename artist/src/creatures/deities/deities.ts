/** Deities with bodies, in their own attributes. Nobody else's clothes or moods are put on them. */
import type { FigurePalette } from '../../figures/flat.ts';
import type { Figure } from '../../figures/shape.ts';
import { drawForm, type Form } from './form.ts';
import { GODDESSES } from './goddesses.ts';
import { GODS } from './gods.ts';
import { drawJagannath, JAGANNATH_COLOURS } from './jagannath.ts';
import { TEACHERS } from './teachers.ts';

export interface DrawnDeity {
  figure: Figure;
  colours: Partial<FigurePalette>;
}
const FORMS: Record<string, Form> = { ...GODDESSES, ...GODS, ...TEACHERS };
export const FORM_NAMES: readonly string[] = Object.keys(FORMS);

interface Deity {
  /** The form that is drawn, and others for what is said of it: nouns and verbs. */
  form: string;
  also?: readonly (readonly [RegExp, string])[];
  /** Where nothing is said of it the next picture has it in another stance. */
  others?: readonly string[];
  /** What the form shows anyway: it has no drawing of its own beside it. */
  own: RegExp;
  /** What it is seen doing. */
  does?: RegExp;
}
const BLESSES = /^(stand|sit|look|smile|give|hold|shine|glow|wait|heal)$/;
const DEITIES: Record<string, Deity> = {
  durga: { form: 'durga', own: /^(lion|tiger|trishul|trident|sword|talwar|conch|chakra|bow and arrow|gada|mace|spear)$/, does: /^(ride|fight)$/ },
  lakshmi: { form: 'lakshmi', others: ['lakshmi standing'], also: [[/\bsit\b/, 'lakshmi'], [/\bstand\b/, 'lakshmi standing']], own: /^(coin|money|gold|gold coin|pot|kalash)$/ },
  saraswati: { form: 'saraswati', own: /^(veena|swan|book|sitar|goose|duck|rosary)$/, does: /^(play|ride|read)$/ },
  kali: { form: 'kali', own: /^(sword|talwar|skull|trishul|trident|tongue|bowl)$/, does: /^(fight|dance)$/ },
  parvati: { form: 'parvati', own: /^(lion)$/, does: /^pray$/ },
  radha: { form: 'radha', own: /^(pot|matka)$/, does: /^pray$/ },
  sita: { form: 'sita', own: /^$/, does: /^pray$/ },
  shiva: { form: 'shiva meditating', others: ['shiva'], also: [[/\b(meditate|do yoga|sit)\b/, 'shiva meditating'], [/\b(stand|walk|fight|hold|carry)\b/, 'shiva'], [/\bdance\b/, 'nataraja']], own: /^(trishul|trident|third eye|damru|snake|cobra|moon|crescent|crescent moon|rudraksha|tiger skin)$/, does: /^(meditate|do yoga|dance|walk)$/ },
  nataraja: { form: 'nataraja', own: /^(fire|flame|ring|damru|circle)$/, does: /^dance$/ },
  krishna: { form: 'krishna', own: /^(flute|bansuri|feather|peacock feather)$/, does: /^play$/ },
  'radha krishna': { form: 'radha krishna', also: [[/\bswing\b|jhula/, 'radha krishna on a swing']], own: /^(flute|bansuri|feather|peacock feather|swing|jhula)$/, does: /^(play|swing|hug|hold hands)$/ },
  'ram sita': { form: 'ram sita', own: /^(bow|bow and arrow|arrow)$/ },
  'shiv parvati': { form: 'shiv parvati', own: /^(trishul|trident|snake|moon)$/ },
  'lakshmi narayan': { form: 'lakshmi narayan', own: /^(conch|chakra|gada|mace)$/ },
  vishnu: { form: 'vishnu', own: /^(conch|chakra|gada|mace|sudarshan chakra)$/ },
  ram: { form: 'rama', own: /^(bow|bow and arrow|arrow|dhanush|quiver)$/, does: /^shoot arrows$/ },
  lakshmana: { form: 'lakshmana', own: /^(bow|bow and arrow|arrow|dhanush|quiver)$/, does: /^shoot arrows$/ },
  murugan: { form: 'murugan', own: /^(vel|spear|peacock)$/, does: /^ride$/ },
  'tirupati balaji': { form: 'balaji', own: /^(conch|chakra|namam)$/ },
  ayyappa: { form: 'ayyappa', own: /^(bell)$/, does: /^(meditate|do yoga)$/ },
  ganesha: { form: 'ganesha', others: ['ganesha standing', 'ganesha dancing'], also: [[/\b(sit|meditate)\b/, 'ganesha'], [/\bstand\b/, 'ganesha standing'], [/\bdance\b/, 'ganesha dancing']], own: /^(modak|laddu|mouse|rat|axe|trunk|sweet)$/, does: /^(dance|eat)$/ },
  hanuman: { form: 'hanuman', others: ['hanuman praying'], also: [[/mountain|hill|peak|\b(fly|carry|lift)\b|sanjeevani/, 'hanuman with the mountain'], [/\b(pray|kneel|greet)\b/, 'hanuman praying']], own: /^(gada|mace|mountain|hill|peak|sanjeevani|tail)$/, does: /^(carry|lift|fly|pray|kneel|greet)$/ },
  buddha: { form: 'buddha', own: /^$/, does: /^(meditate|do yoga)$/ },
  jesus: { form: 'jesus', also: [[/\bcross\b|crucif/, 'jesus on the cross']], own: /^(cross|crucifix)$/, does: /^(pray|hang)$/ },
  mary: { form: 'mary', own: /^(veil)$/, does: /^pray$/ },
  jagannath: { form: 'jagannath', own: /^(eye|eyes|chakra)$/ },
}; // prettier-ignore

/** What a form shows by how it is made. */
const MADE: readonly (readonly [RegExp, (form: Form) => boolean])[] = [
  [/^(crown|mukut)$/, form => form.spec.headwear === 'mukut'],
  [/^(halo|aura)$/, form => (form.behind ?? []).length > 0],
  [/^lotus$/, form => form.seat === 'lotus' || JSON.stringify([form.holds, form.more]).includes('"lotus"')],
  [/^(weapon|arm)$/, form => (form.more ?? []).length > 0],
];
export const isAttribute = (deityNoun: string, noun: string): boolean => {
  const row = DEITIES[deityNoun];
  const form = row && FORMS[row.form];
  return row !== undefined && (row.own.test(noun) || (form !== undefined && MADE.some(([rule, has]) => rule.test(noun) && has(form)))); // prettier-ignore
};
/** Whether it is drawn doing that. */
export const isDeedOf = (deityNoun: string, verb: string): boolean => {
  const row = DEITIES[deityNoun];
  return row !== undefined && (BLESSES.test(verb) || (row.does?.test(verb) ?? false));
};
/** All that have a body. */
export const deityNouns: ReadonlySet<string> = new Set(Object.keys(DEITIES));

/**
 * The deity as it is told: `about` is what it does and what belongs to it, `turn` counts the pictures of one prompt; undefined where we draw
 * no body of the name.
 */
export function deity(noun: string, about: readonly string[], turn = 0): DrawnDeity | undefined {
  const row = DEITIES[noun];
  if (!row) return undefined;
  if (row.form === 'jagannath') return { figure: drawJagannath(), colours: JAGANNATH_COLOURS };
  const said = about.join(' ');
  const own = row.also?.find(([rule]) => rule.test(said))?.[1];
  const forms = [row.form, ...(row.others ?? [])];
  return drawForm(FORMS[own ?? (said ? row.form : forms[turn % forms.length]!)]!);
}
