/**
 * Verbs: `action = English bases ; Devanagari stems ; Hinglish stems`. Forms are made of them (sipping, पीता हुआ, pee raha hai).
 * `+` in front of the English bases: it has an object as a rule (what stands behind it is what it is done to).
 */
import { ownKeys } from './own-keys.ts';
import type { ActionVerb } from '../scene.ts';

const TABLE = `
stand = stand|pose|guard|protect ; खड़ ; khad
walk = walk|stroll|march|wander|roam|crawl|creep|sneak|tiptoe|trot|prance|herd|lead ; चल|घूम|टहल ; chal|ghoom|tahal
run = run|sprint|jog|gallop|dash|flee|escape|charge ; दौड़|भाग ; daud|bhaag|bhag
jump = jump|leap|hop|bounce|somersault|backflip ; कूद|उछल ; kood|uchhal|uchal
sit = sit|perch|squat|crouch|seat ; बैठ ; baith|beth
kneel = kneel|bow ; झुक ; jhuk
lie = lie|lounge|recline|curl up ; लेट ; let
sleep = sleep|nap|doze|snooze|snore|yawn ; सो ; so
meditate = meditate ; ;
dance = dance|groove|boogie|twirl|waltz|moonwalk|pirouette ; नाच|थिरक ; naach|nach|thirak
sing = sing|croon|rap ; गा ; ga|gaa
shout = shout|scream|yell ; चिल्ला|चीख ; chilla
laugh = laugh|giggle|chuckle ; हंस|हँस ; hans
smile = smile|grin|smirk ; मुस्कुरा|मुस्करा ; muskura
cry = cry|weep|sob ; रो ; ro
wink = wink ; ;
wave = wave ; ;
greet = greet ; ;
pray = pray|worship|chant ; ;
point = point ; ;
clap = clap ; ;
salute = salute ; ;
think = think|ponder|wonder|dream|daydream ; सोच ; soch
look = look|watch|stare|gaze|peek|peep|glance ; देख|ताक ; dekh|taak
eat = +eat|munch|chew|nibble|devour|feast|lick|gobble|graze|gnaw|peck|taste ; खा ; kha|khaa
drink = +drink|sip|slurp|gulp|guzzle ; पी ; pee|pi|pii
cook = +cook|bake|grill|fry|stir|brew|make|roast|boil|knead|mix|grind ; पका|बना ; paka|bana
pour = +pour ; उड़ेल ; 
serve = +serve ; परोस ; paros
sell = +sell|vend ; बेच ; bech
smoke = +smoke|puff ; ;
blow = +blow ; फूंक ; phoonk
read = +read ; पढ़ ; padh|pad
write = +write|scribble ; ;
study = study|learn ; ;
teach = +teach|tell|narrate|explain ; पढ़ा ; padha
work = work ; ;
type = type|code|program|debug ; ;
paint = +paint|draw|sketch ; रंग ; rang
photograph = +photograph|click|shoot photos|film|record ; खींच ; kheench|khinch
hold = +hold|light|ignite|share|grip|clutch|grab|steal|snatch|brandish|wield|raise|take|pick|pluck|harvest|gather|collect|squeeze ; पकड़|थाम ; pakad|thaam|tham
carry = +carry|bear|lug|transport|deliver|bring|rescue|save|cradle|haul|load|pick up ; उठा|ढो|ले जा ; utha|dho
lift = +lift|hoist|deadlift|bench press ; ;
wear = +wear|don ; पहन|पहिन ; pehn|pahan|pehen|pahn
give = +give|tie|offer|present|feed|hand over|send|donate ; दे|खिला ; de|khila
throw = +throw|toss|hurl|fling ; फेंक ; phenk|fenk
catch = +catch ; ;
pull = +pull|drag|tug|tow ; खींच ; kheench
push = +push|shove ; धकेल ; dhakel
play = +play|strum|jam|perform|drum ; बजा ; baja|bajaa
play sport = +play|dribble ; खेल ; khel
bat = bat|hit|smash ; मार ; maar
bowl = bowl ; ;
kick = +kick ; ;
dunk = dunk ; ;
score = +score ; ;
exercise = exercise|work out|workout|train|stretch ; ;
box = box|punch ; ;
fight = fight|battle|duel|clash|attack|defeat|slay ; लड़ ; lad
wrestle = wrestle|tackle|grapple ; ;
shoot arrows = shoot|aim ; ;
swing = swing ; झूल ; jhool|jhul
surf = surf ; ;
skate = skate|skateboard|rollerblade ; ;
ski = ski|snowboard ; ;
swim = swim ; तैर ; tair|ter
dive = dive|snorkel|plunge ; ;
row = row|paddle|kayak|raft ; खे ; khe
sail = sail|cruise ; ;
fish = fish|angle ; ;
climb = +climb|scale ; चढ़ ; chadh|chad
trek = trek|hike ; ;
travel = travel|tour|explore ; ;
camp = camp ; ;
ride = +ride|cycle ride ; ;
cycle = cycle|bike|pedal ; ;
drive = +drive|steer ; चला ; chala|chalaa
race = race|drift|speed|zoom ; ;
fly = fly|soar|glide|hover ; उड़|उड़ा ; ud|uda|udaa
land = land ; उतर ; utar
float = float|drift away|levitate ; बह ; bah
hang = hang|dangle ; लटक ; latak
fall = fall|tumble|drop|slip|trip|stumble ; गिर ; gir
rise = rise|emerge|ascend ; उग|निकल ; nikal|ug
break = break|crack|shatter|smash through ; तोड़|टूट ; tod|toot
burn = burn|blaze ; जल ; jal
shine = shine|sparkle|gleam|glitter|twinkle ; चमक ; chamak
bloom = bloom|blossom ; खिल ; khil
grow = grow|sprout ; ;
spread = +spread|open|stretch ; फैला ; phaila|faila
howl = howl ; ;
roar = roar|growl|snarl|hiss ; दहाड़|गरज ; dahad|dahaad|garaj
bark = bark ; भौंक ; bhaunk|bhonk
bite = +bite ; काट ; kaat
hunt = +hunt|stalk ; ;
chase = +chase|pursue|follow ; ;
spit = +spit|spew|breathe ; उगल ; ugal
melt = melt ; पिघल ; pighal
explode = explode|burst|erupt ; फट ; phat
hug = +hug|embrace|cuddle|snuggle|comfort|console ; लिपट ; lipat
kiss = +kiss|smooch ; चूम ; choom
propose = propose ; ;
marry = marry|wed ; ;
celebrate = +celebrate|win ; मना ; mana
party = party|cheer ; ;
relax = relax|chill|rest|unwind|sunbathe ; ;
wait = wait ; ;
hide = hide ; छिप|छुप ; chhip|chhup
garden = +water|plant|garden ; ;
plough = plough|plow|till ; जोत ; jot
brush = +brush ; ;
comb = +comb ; ;
hold = ; जला ; jala
clean = +clean|wash|sweep|mop|scrub|wipe|polish|dust ; धो ; 
build = +build|construct|shape|mould|mold|sculpt|carve|craft|weave|form ; ;
repair = +repair|fix|mend ; ;
hatch = hatch ; ;
drip = drip ; टपक ; tapak
glow = glow ; ;
balance = +balance|spin ; ;
juggle = +juggle ; ;
bathe = bathe|shower|soak ; नहा ; naha
shop = shop ; ;
game = game ; ;
spray = +spray|squirt|splash|sprinkle|extinguish|hose ; छिड़क ; chhidak|chidak
pet = +pet|stroke|pat|caress|massage|groom|examine|check|inspect|heal|treat|cure|nurse|bandage|inject ; सहला ; sahla
hold hands = +help|assist|guide ; ;
talk = talk|chat|gossip|whisper|argue|quarrel|discuss|tease ; ;
knit = +knit|crochet|stitch|embroider|sew ; बुन|सिल ; bun|sil
cut = +cut|chop|slice|trim|shave|peel ; ;
dig = dig ; खोद ; khod
slide = slide ; फिसल ; phisal
milk = +milk ; ;
`;

const IRREGULAR = ownKeys<string[]>({
  run: ['ran'], sit: ['sat'], stand: ['stood'], sleep: ['slept', 'asleep'], eat: ['ate', 'eaten'], drink: ['drank', 'drunk'], sing: ['sang'],
  fly: ['flew', 'flown'], swim: ['swam'], read: [], write: ['wrote'], hold: ['held'], wear: ['wore', 'worn'], throw: ['threw'],
  tie: ['tying'],
  lie: ['lying', 'laying', 'laid'], fight: ['fought'], hide: ['hidden'], break: ['broke'], rise: ['rose up', 'arising'], fall: ['fell'], grow: ['grew'],
  blow: ['blew'], swing: ['swung'], hang: ['hung'], bite: ['bit'], take: ['took'], bring: ['brought'], catch: ['caught'], seat: ['seated'], dive: ['dove'], squat: ['squatting'], knit: ['knitting', 'knitted'], chat: ['chatting'], dig: ['digging', 'dug'], cut: ['cutting'], slip: ['slipping'], spin: ['spinning', 'spun'], steal: ['stolen'], give: ['given'], tow: ['towed'], hit: ['hitting'], chop: ['chopping'], trim: ['trimming'], mop: ['mopping'], pat: ['patting'], carry: ['carried'], drive: ['drove', 'driven'], ride: ['rode', 'ridden'],
}); // prettier-ignore
const DOUBLED = /^(?:[^aeiou]*[aeiou][bgklmnprt])$/;
/** Words that end like a verb and are none, or are better nouns. */
const NOT_A_FORM = new Set(['tie', 'ties', 'tied', 'light', 'lights', 'lit', 'lighted', 'shape', 'shapes', 'shaped', 'mould', 'mold', 'moulds', 'carved', 'craft', 'crafts', 'crafted', 'form', 'forms', 'formed', 'weave', 'woven', 'brush', 'brushes', 'brushed', 'comb', 'combs', 'till', 'plough', 'plow', 'ploughs', 'sculpted', 'rose', 'dove', 'boxes', 'boxing', 'planes', 'plants', 'planted', 'waters', 'watches', 'watch', 'lands', 'bows', 'fishes', 'bats', 'bowls', 'boxed', 'waves', 'wave', 'rings', 'dreams', 'points', 'drums', 'paints', 'works', 'rows', 'row', 'scales', 'scale', 'scaled', 'trains', 'cracks', 'drops', 'drop', 'parties', 'types', 'parks', 'camps', 'gardens', 'blossoms', 'blossom', 'shops', 'games', 'roots', 'angles', 'angle', 'presents', 'present', 'puffs', 'ships', 'sails', 'ski', 'skis', 'raps', 'bikes', 'cycles', 'hits', 'open', 'opens', 'opened', 'jam', 'jams', 'jammed', 'races', 'tours', 'tour', 'speed', 'speeds', 'rafts', 'bears', 'beared', 'takes', 'made', 'makes', 'rests', 'programs', 'program', 'codes', 'coded', 'dashes', 'dash', 'matches', 'kayaks', 'falls', 'spreads', 'stretch', 'stalks', 'letters', 'milk', 'milks', 'milked', 'cut', 'cuts', 'trip', 'trips', 'mop', 'mops', 'dust', 'iron', 'charge', 'charges', 'guard', 'guards', 'nurse', 'nurses', 'groom', 'grooms', 'film', 'films', 'record', 'records', 'treat', 'treats', 'pet', 'pets', 'pose', 'poses', 'hose', 'slide', 'slides', 'help', 'helps', 'trim', 'load', 'loads', 'win', 'wins', 'chant', 'chants', 'check', 'checks', 'checked', 'inspect', 'lead', 'leads', 'spin', 'spins', 'slice', 'slices', 'sliced', 'peel', 'chat', 'chats', 'slip', 'slips', 'herd', 'herds', 'pick', 'picks', 'mix', 'mixed', 'stitch', 'stitches', 'knitted', 'embroidered', 'polish', 'guide', 'guides', 'loaded', 'dusted', 'talk', 'talks', 'attack', 'attacks', 'harvest']); // prettier-ignore

export interface VerbForm {
  verb: ActionVerb;
  /** Has an object as a rule. */
  takes: boolean;
  /** ing: sipping; s: sips; base: sip; ta: पीता; a: बैठा; stem: पी (before रहा, कर). */
  form: 'ing' | 's' | 'base' | 'ed' | 'ta' | 'a' | 'stem';
}

function englishForms(base: string): [string, VerbForm['form']][] {
  const [first = '', ...rest] = base.split(' ');
  const tail = rest.length ? ` ${rest.join(' ')}` : '';
  const doubled = DOUBLED.test(first) ? first + first.at(-1) : first.endsWith('e') && !/(ee|oe|ye)$/.test(first) ? first.slice(0, -1) : first; // prettier-ignore
  const s = /(s|sh|ch|x|z)$/.test(first) ? `${first}es` : /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ies` : `${first}s`; // prettier-ignore
  const ed = /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ied` : `${doubled}ed`;
  return [[first + tail, 'base'], [`${doubled}ing${tail}`, 'ing'], [s + tail, 's'], [ed + tail, 'ed'], ...(IRREGULAR[first] ?? []).map((word): [string, VerbForm['form']] => [word + tail, word.endsWith('ing') ? 'ing' : 'ed'])]; // prettier-ignore
}

/** What stands behind a stem that ends in a vowel sign or vowel is joined by य: सोया. */
function devanagariForms(stem: string): [string, VerbForm['form']][] {
  const vowel = /[\u093e-\u094c\u0905-\u0914]$/.test(stem);
  const perfect = vowel ? ['या', 'ये', 'यी', 'ए', 'ई'] : ['ा', 'े', 'ी'];
  return [[stem, 'stem'], ...['ता', 'ती', 'ते', 'ने', 'ना', 'नी'].map((end): [string, VerbForm['form']] => [stem + end, 'ta']), ...perfect.map((end): [string, VerbForm['form']] => [stem + end, 'a'])]; // prettier-ignore
}

function hinglishForms(stem: string): [string, VerbForm['form']][] {
  const vowel = /[aeiou]$/.test(stem);
  const perfect = vowel ? ['ya', 'ye', 'yi', 'yaa'] : ['a', 'e', 'i', 'aa', 'ee'];
  return [[stem, 'stem'], ...['ta', 'ti', 'te', 'taa', 'tee', 'ne', 'na'].map((end): [string, VerbForm['form']] => [stem + end, 'ta']), ...perfect.map((end): [string, VerbForm['form']] => [stem + end, 'a'])]; // prettier-ignore
}

const list = (part: string | undefined): string[] => (part ?? '').split('|').map(word => word.trim()).filter(Boolean); // prettier-ignore

function readForms(): { english: Map<string, VerbForm>; hindi: Map<string, VerbForm> } {
  const english = new Map<string, VerbForm>();
  const hindi = new Map<string, VerbForm>();
  const endings: (() => void)[] = [];
  for (const line of TABLE.trim().split('\n')) {
    const [verb = '', words = ''] = line.split(' = ');
    const [bases = '', stems, romans] = words.split(';');
    const takes = bases.trim().startsWith('+');
    const add = (into: Map<string, VerbForm>, [word, form]: [string, VerbForm['form']]) => {
      if (!into.has(word) && !(into === english && NOT_A_FORM.has(word)))
        into.set(word, { verb: verb as ActionVerb, takes, form });
    };
    for (const base of list(bases.replace('+', ''))) englishForms(base).forEach(form => add(english, form));
    for (const stem of list(stems)) endings.push(() => devanagariForms(stem).forEach(([w, f]) => add(hindi, [w.normalize('NFKC'), f]))); // prettier-ignore
    for (const stem of list(romans)) endings.push(() => hinglishForms(stem).forEach(form => add(hindi, form)));
    // A stem that looks like another's form is the stem: chala (drives) and chal-a (walked).
    for (const stem of [...list(stems), ...list(romans)]) add(hindi, [stem.normalize('NFKC'), 'stem']);
  }
  endings.forEach(add => add());
  for (const word of ['पहने', 'पहनी', 'pehne', 'pahne', 'pehene', 'pehni']) hindi.set(word, { verb: 'wear', takes: true, form: 'a' }); // prettier-ignore
  for (const word of ['लिए', 'लिये', 'liye', 'lie', 'leke', 'lekar', 'लेकर']) hindi.set(word, { verb: 'hold', takes: true, form: 'a' }); // prettier-ignore
  for (const word of ['सवार', 'sawar', 'sawaar', 'savaar']) hindi.set(word, { verb: 'ride', takes: false, form: 'a' });
  return { english, hindi };
}

const FORMS = readForms();

/** The English verb form of a word. */
export const englishVerb = (word: string): VerbForm | undefined => FORMS.english.get(word);
/** The verb form of a Hindi or Hinglish word. */
export const hindiVerb = (word: string): VerbForm | undefined => FORMS.hindi.get(word.normalize('NFKC'));

/** Names of doings: 'doing yoga', 'yoga kar raha', 'panda yoga'. */
export const DOINGS = ownKeys<ActionVerb>({
  yoga: 'do yoga', yog: 'do yoga', योग: 'do yoga', योगा: 'do yoga', meditation: 'meditate', dhyan: 'meditate', dhyaan: 'meditate', tapasya: 'meditate', ध्यान: 'meditate', तपस्या: 'meditate',
  namaste: 'greet', namaskar: 'greet', pranam: 'greet', नमस्ते: 'greet', नमस्कार: 'greet', प्रणाम: 'greet', pooja: 'pray', puja: 'pray', prarthana: 'pray', पूजा: 'pray', प्रार्थना: 'pray',
  dance: 'dance', डांस: 'dance', nritya: 'dance', नृत्य: 'dance', bhangra: 'dance', भांगड़ा: 'dance', workout: 'exercise', gym: 'exercise', kasrat: 'exercise', surfing: 'surf', karate: 'fight',
  selfie: 'photograph', आराम: 'relax', aaram: 'relax', araam: 'relax', coding: 'type', shikar: 'hunt', salaam: 'salute', salute: 'salute', kung: 'fight', boxing: 'box', cycling: 'cycle', party: 'party', pushups: 'exercise', pushup: 'exercise', squats: 'exercise', deadlift: 'lift', moonwalk: 'dance', breakdance: 'dance', ballet: 'dance', salsa: 'dance', garba: 'dance', photography: 'photograph', debugging: 'type', powerlifting: 'lift', weightlifting: 'lift', bodybuilding: 'exercise', marathon: 'run', maraathon: 'run', fishing: 'fish', trekking: 'trek', camping: 'camp', skydiving: 'fly', paragliding: 'fly', cooking: 'cook', painting: 'paint', gaming: 'game', skateboarding: 'skate', swimming: 'swim', padhai: 'study', पढ़ाई: 'study', kushti: 'wrestle', कुश्ती: 'wrestle', batting: 'bat', bowling: 'bowl', aarti: 'pray', arti: 'pray', aarati: 'pray', आरती: 'pray', sawari: 'ride', savari: 'ride', सवारी: 'ride',
}); // prettier-ignore
/** The light verb that makes a doing of a name: करता हुआ, kar raha. */
export const DO =
  /^(doing|does|do|performing|practicing|practising|taking|करता|करती|करते|कर|करने|karta|karti|karte|kar|karne|karke|कर्ता)$/;
