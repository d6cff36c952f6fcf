/** Words that are not subjects: styles, palettes, settings, formats, places, chants, and what is skipped. */
import { STYLE_NAMES as CHOSEN_STYLE_NAMES } from '../../../domain/src/looks.ts';
import type { LayoutName, Setting, StyleWord } from './brief.ts';
import { lemma } from './normalise.ts';

const phrases = <K extends string>(table: Record<K, string>): [K, Set<string>][] =>
  Object.entries<string>(table).map(([key, words]) => [key as K, new Set(words.split('|').map(lemma))]);

export const STYLES = phrases<StyleWord>({
  vintage:
    'vintage|retro|old school|distressed|70s|80s|90s|classic|oldschool|antique|grunge|worn|nostalgic|purana|विंटेज|पुराना|रेट्रो',
  minimal: 'minimal|minimalist|minimalistic|simple|clean|line art|lineart|single line|subtle|sleek|सरल|सादा',
  cute: 'cute|kawaii|adorable|chibi|sweet|baby|funny|happy|playful|cartoon|pyara|प्यारा|प्यारी|क्यूट|sleepy',
  neon: 'cyberpunk|neon|synthwave|vaporwave|futuristic|glitch|tron|outrun|glow|glowing|नियॉन',
  pop: 'pop art|popart|comic|comics|bold|graffiti|colourful|colorful|vibrant|street art|pop|रंगीन|rangeen',
  watercolour: 'watercolor|watercolour|water colour|water color|painted|painting|brush|splash|ink wash',
  gothic: 'gothic|dark|horror|metal|heavy metal|death|scary|evil|tattoo|rock|angry|beast mode|rage',
  sacred: 'mandala|sacred|spiritual|divine|devotional|god|lord|bhakti|mehndi|henna|ornate|royal|bhagwan',
  japanese: 'japanese|japan|ukiyo|anime|sakura|tokyo|kanagawa|manga',
  geometric: 'geometric|geometry|polygon|low poly|lowpoly|abstract|origami|bauhaus|शेप',
  pattern: 'pattern|all over|allover|seamless|tile|repeating|print all',
  folk: 'folk|madhubani|warli|block print|blockprint|kalamkari|gond|traditional|ajrakh|patachitra|ethnic|mughal',
});

/** Palette words in the order they win. */
export const PALETTE_WORDS = phrases({
  mono: 'black and white|monochrome|mono|grayscale|b w|bw|black white|b&w|काला सफेद',
  tricolour:
    'tricolour|tricolor|tiranga|india flag|indian flag|independence|republic day|independence day|bharat|desh|तिरंगा|भारत|jai hind|vande mataram|desh bhakti',
  gold: 'gold|golden|luxury|sona|sunehra|सुनहरा|black and gold',
  pastel: 'pastel|soft|baby',
  festive: 'holi|festive|festival|navratri|diwali|rajasthani|garba|onam|pookalam|navaratri|dandiya|होली|दिवाली|नवरात्रि',
  peacock: 'peacock|krishna|mor|mor pankh|peacock feather|radha krishna|kanha',
  blood: 'blood|vampire|devil|hell|blood red',
  space: 'space|galaxy|astronaut|rocket|cosmic|universe',
  dusk: 'sunset|sunrise|dusk|dawn|evening|shaam',
  ocean: 'ocean|sea|beach|surf|underwater|goa|samundar',
  coffee: 'coffee|chai|tea|cafe|filter coffee|cutting chai',
  forest: 'forest|jungle|nature|earthy|wild',
  terracotta: 'terracotta|warli|earth tone|earthy tone',
  saffron: 'jai shri ram|hanuman|bajrangbali|mahadev|har har mahadev|ganpati bappa morya|onam sadya',
  retro: 'retro|80s|70s|90s',
});

export const SETTINGS = phrases<Setting>({
  night: 'night|midnight|raat|रात',
  moon: 'moon|lunar|crescent|chand|chaand|full moon|moonlight|चांद|चाँद',
  sun: 'sun|sunrise|sunset|suraj|dawn|dusk|golden hour|सूरज',
  mountain:
    'mountain|mountains|himalaya|himalayas|himalayan|hill|hills|ladakh|manali|peak|everest|spiti|shimla|pahad|kedarnath|munnar|पहाड़|pangong|nilgiri|kashmir',
  wave: 'wave|waves|ocean|sea|beach|surf|goa|coast|samudra|wavy|lake|river|samundar|समुद्र|marine drive|backwater',
  star: 'star|stars|sitare|tara|taare|तारे|सितारे|starry',
  forest: 'forest|jungle|woods|pine|pines|jim corbett|sundarbans|wilderness|जंगल',
  city: 'city|skyline|street|mumbai|bangalore|bengaluru|chennai|pune|tokyo|new york|शहर|downtown',
  cloud: 'cloud|clouds|sky|badal|बादल|आसमान',
  space: 'space|galaxy|cosmic|universe|planet|planets|saturn|nebula|antariksh',
  road: 'road|highway|roadtrip|road trip|trip|ride|sadak',
  rain: 'rain|monsoon|barish|baarish|raining|rainy|बारिश|मानसून|മഴ|மழை',
  palm: 'palm|palms|palm tree|tropical|kerala|coconut tree|goa|island|केरल',
  desert: 'desert|rajasthan|jaisalmer|dune|dunes|thar desert|रेगिस्तान',
  splash: 'splash|splatter|paint|holi|colour splash|color splash',
  fireworks: 'firework|fireworks|diwali|cracker|pataka|patakhe|आतिशबाजी',
  snow: 'snow|snowfall|winter|gulmarg|barf|बर्फ',
  heart: 'valentine|romantic|valentines',
  roof: 'rooftop|terrace|chhat|छत',
  field: 'field|fields|meadow|khet|खेत',
  lights: 'stadium|floodlights',
});

/** Format words choose a layout and never name a subject. */
export const FORMATS: [string, LayoutName][] = [
  ['tarot card', 'tarot'], ['tarot', 'tarot'], ['playing card', 'tarot'], ['badge', 'badge'], ['emblem', 'badge'], ['crest', 'crest'],
  ['logo', 'badge'], ['patch', 'badge'], ['club', 'badge'], ['academy', 'badge'], ['stamp', 'stamp'], ['postage stamp', 'stamp'], ['post card', 'stamp'], ['postcard', 'stamp'],
  ['poster', 'poster'], ['movie poster', 'poster'], ['ticket', 'ticket'], ['shield', 'shield'], ['sticker', 'sticker'],
  ['comic strip', 'panels'], ['panels', 'panels'], ['block print', 'folk'], ['mandala', 'mandala'], ['line art', 'minimal'], ['sunburst', 'sunburst'], ['orbit', 'orbit'],
]; // prettier-ignore

/** Phrases of style or format that must not be read as things ("pop" is no popcorn, "black" no black cat). */
export const CONSUMED = new Set(
  'pop art|tarot card|tarot|playing card|badge|emblem|crest|logo|patch|stamp|postage stamp|post card|postcard|card|line art|low poly|black and white|black and gold|black white|old school|all over|water colour|heavy metal|street art|night|texture|mode|beast mode|motivation|motivational|inspirational|abstract|geometric|shape|geometry|quote|motivational quote|style|text|flag|club|academy|block print|poster|movie poster|ticket|silhouette|cartoon|tattoo|art|drawing|seamless|typography|calligraphy|face|head|profile|vibe|theme|aesthetic|outline|sketch style|full body|half|front|close up|portrait|dream big|with name|team|gang|squad|sticker|comic strip|panel|panels|deep|bright|tone|shade|golden hour|colour splash|color splash|splash|full moon|palm tree|pine tree|road trip|old|new|big|tiny|giant|little|warrior spirit|energy|power|pride|nation|life|lover|fan|player|world tour|mood|season|meditating|roaring|howling|rising|dancing|flying|jumping|soaring|breathing|singing|playing|drinking|eating|wearing|holding|sitting|smoking|fishing on|surfing on|riding|driving|standing|walking|with friend|alone|only|proud|official|since|est|design studio'
    .split('|')
    .map(lemma),
);

/** Names of towns and regions lettered below or around the picture. */
export const PLACES =
  'mumbai|new delhi|delhi|bangalore|bengaluru|kolkata|chennai|hyderabad|pune|goa|kerala|jaipur|ladakh|manali|kochi|kozhikode|calicut|varanasi|banaras|kashi|rajasthan|punjab|india|bombay|lucknow|ahmedabad|surat|indore|shimla|spiti|rishikesh|udaipur|mysore|coorg|ooty|darjeeling|sikkim|assam|bihar|tokyo|himalaya|himalayas|jodhpur|amritsar|agra|bhopal|nagpur|nashik|vizag|madurai|trivandrum|thrissur|gujarat|maharashtra|kashmir|hampi|puri|gokarna|kanyakumari|meghalaya|nagaland|kumbakonam|coimbatore|patna|ranchi|guwahati|srinagar|leh|alleppey|wayanad|munnar'.split(
    '|',
  );

/** Chants written in Devanagari when they are asked for in Latin letters. */
export const CHANTS: Record<string, string> = {
  'om namah shivaya': 'ॐ नमः शिवाय',
  'om namah shivay': 'ॐ नमः शिवाय',
  'har har mahadev': 'हर हर महादेव',
  'jai shri ram': 'जय श्री राम',
  'jai shree ram': 'जय श्री राम',
  'jai siya ram': 'जय सिया राम',
  'radhe radhe': 'राधे राधे',
  'hare krishna': 'हरे कृष्ण',
  'jai shri krishna': 'जय श्री कृष्ण',
  'ganpati bappa morya': 'गणपति बप्पा मोरया',
  'jai bajrangbali': 'जय बजरंगबली',
  'jai hanuman': 'जय हनुमान',
  'jai mata di': 'जय माता दी',
  'jai bhole': 'जय भोले',
  'jai hind': 'जय हिन्द',
  'vande mataram': 'वन्दे मातरम्',
  'bharat mata ki jai': 'भारत माता की जय',
  'jai maharashtra': 'जय महाराष्ट्र',
  'jai bhim': 'जय भीम',
  'jai jawan jai kisan': 'जय जवान जय किसान',
  'satyamev jayate': 'सत्यमेव जयते',
  'mera bharat mahan': 'मेरा भारत महान',
  'sat sri akal': 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
  'swami sharanam': 'സ്വാമി ശരണം',
};

const STOP =
  'a an the of on in at with and or for to from by under over into onto design tshirt shirt t tee print art artwork image picture style styled lettering text saying says quote caption written word words that is are my me i you your he she it this make made like theme themed cool awesome beautiful nice best very big small large little real high quality hd 4k illustration drawing logo poster graphic background front back new some front chest hai ka ki ke ko se aur mera meri mere wala wali wale ek face head please want need create draw show give paint use using its be so just really super और का की के में है पर को से एक वाला वाली वाले मेरा मेरी बनाओ बना दो चाहिए ho do na bhi par pe mein banao chahiye their our we us who what how when';
/** Words that say nothing about the picture. */
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP.split(' '));
export const NEUTRAL_COLOURS: ReadonlySet<string> = new Set([
  'black',
  'white',
  'gold',
  'golden',
  'silver',
  'grey',
  'gray',
  'kala',
  'safed',
  'काला',
  'सफेद',
  'colour',
  'color',
]);

/** Every word group that holds a phrase of one to three of these words. */
export function groupsIn<K extends string>(words: string[], groups: [K, Set<string>][]): K[] {
  const spoken = new Set<string>();
  for (let size = 3; size > 0; size--) {
    for (let i = 0; i + size <= words.length; i++) spoken.add(words.slice(i, i + size).join(' '));
  }
  return groups.filter(([, set]) => [...spoken].some(phrase => set.has(phrase))).map(([key]) => key);
}

/** The style's name that people see. */
export const STYLE_NAMES: Record<StyleWord, string> = {
  ...CHOSEN_STYLE_NAMES,
  gothic: 'Gothic',
  sacred: 'Sacred',
  geometric: 'Geometric',
  pattern: 'Pattern',
};
