/** Small words: relations, numbers, colours, qualities, and what says nothing about a picture. In English, Hindi and Hinglish. */
import { ownKeys } from './own-keys.ts';
import type { Age, Colour, Mood, RelationKind, Size } from '../scene.ts';

const table = <K extends string>(rows: Partial<Record<K, string>>): Map<string, K> =>
  new Map(
    Object.entries(rows as Record<string, string>).flatMap(([key, words]) =>
      words.split('|').map((word): [string, K] => [word.trim().normalize('NFKC'), key as K]),
    ),
  );

/** English: what stands behind the word is `to`. 'at' is told by what follows. */
export const PREPOSITIONS = table<RelationKind>({
  on: 'on|upon|on top of|atop|onto|on the back of|on board|aboard|on the top of|on the roof of|on roof of|on the bonnet of|on bonnet of|on the hood of|on the edge of|on the tip of|on the seat of|on the deck of',
  under: 'under|below|beneath|underneath',
  over: 'over|above',
  in: 'in|inside|within|into|amid|amidst|among|in the middle of|in the center of|in the centre of',
  beside: 'beside|next to|near|by|close to|alongside|along|at the side of|by the side of',
  'left of': 'left of|to the left of|on the left of|on left of',
  'right of': 'right of|to the right of|on the right of|on right of',
  behind: 'behind|at the back of',
  'in front of': 'in front of|before|infront of',
  between: 'between|in between',
  around: 'around|surrounded by|surrounding|encircled by|framed by|circled by',
  through:
    'through|pierced by|pierced with|struck by|stabbed by|stabbed with|impaled by|pierced through|shot by|stuck in',
  across: 'across',
  against: 'against',
  'hanging from':
    'hanging from|hanging off|dangling from|hanging on|suspended from|hanging by|hung from|hanging in|hangs from',
  'coming out of':
    'coming out of|out of|emerging from|bursting out of|bursting from|rising from|growing from|growing out of|jumping out of|peeking out of|popping out of|peeking from|from',
  facing: 'facing|looking at|towards|toward|watching over',
  with: 'with|along with|together with|featuring|alongwith|w|having|has|have|plus|including|and also',
  holding: 'armed with',
  'made of':
    'made of|made from|made out of|made with|built from|built of|formed by|formed of|composed of|carved from|carved in',
  'shaped like': 'shaped like|in the shape of|in shape of|in the form of|in form of|shaped as',
  'filled with': 'filled with|full of|stuffed with|containing|loaded with',
  'covered with': 'covered with|covered in|covered by|decorated with|adorned with|decorated in|painted with',
  'dressed as': 'dressed as|dressed like|dressed up as|as|in the role of|disguised as|dressed up like',
  'leaning on': 'leaning on|leaning against|resting on|propped on',
  'wrapped around':
    'wrapped around|coiled around|curled around|wrapped in|twisted around|entwined with|entwined around|tangled in|wound around|winding around|twined around|coiling around|wrapping around|slithering around|climbing around|spiraling around|curling around|tied around',
  wearing: 'dressed in|clad in',
});

/** Hindi and Hinglish: what stands before the word is `to`. */
export const POSTPOSITIONS = table<RelationKind>({
  on: 'पर|par|pe|पे|के ऊपर बैठा|ke upar baitha|की पीठ पर|ki peeth par',
  under: 'के नीचे|ke neeche|ke niche|ke neche|नीचे|neeche|niche|tale|तले|ke tale|के तले',
  over: 'के ऊपर|ke upar|ke oopar|ke uper|ऊपर|upar|uper|oopar',
  in: 'में|mein|me|mai|main|के अंदर|के भीतर|ke andar|ke bheetar|andar|अंदर',
  beside:
    'के पास|के बगल में|के किनारे|के बाजू में|ke paas|ke pas|ke bagal mein|ke bagal me|ke kinare|किनारे|kinare|ke baju mein|के करीब',
  behind: 'के पीछे|ke peeche|ke piche|पीछे|peeche|piche',
  'in front of': 'सामने|saamne|aage|आगे|के सामने|के आगे|ke saamne|ke samne|ke aage',
  between: 'beech|बीच|beech mein|बीच में|के बीच|के बीच में|ke beech|ke beech mein|ke bich',
  around: 'के चारों ओर|के चारों तरफ|ke charo or|ke charon taraf|ke around',
  'left of': 'के बाएं|के बाईं ओर|ke baayein|ke bayi taraf|ke left mein|ke left me',
  'right of': 'के दाएं|के दाईं ओर|ke daayein|ke dayi taraf|ke right mein|ke right me',
  with: 'साथ|saath|sath|के साथ|ke saath|ke sath|ke saat|संग|sang|ke sang|सहित|sahit|k saath|k sath',
  'made of': 'से बना|से बनी|से बने|se bana|se bani|se bane|se bana hua|से बना हुआ',
  'shaped like':
    'के आकार का|के आकार की|के आकार में|के आकार वाला|ke aakar ka|ke shape mein|ke shape ka|ke shape me|ke aakar mein',
  'filled with': 'से भरा|से भरी|se bhara|se bhari',
  'coming out of': 'से निकलता|से निकलती|से निकलता हुआ|से|se nikalta|se nikalta hua|se nikalti|se',
  facing: 'की ओर|की तरफ|ki taraf|ki or|को|ko',
  'dressed as': 'के रूप में|के वेश में|ke roop mein|ke roop me|ke vesh mein|बनकर|बना हुआ|bankar|ban ke',
  'wrapped around':
    'par lipta|par lipti|pe lipta|se lipta|se lipti|par lipta hua|par lipti hui|ke charo taraf lipta|पर लिपटा|से लिपटा|पर लिपटा हुआ|से लिपटा हुआ|में लिपटा',
  through: 'ke aar paar|ke aar par|के आर पार|ke aarpaar|के आरपार',
  'hanging from': 'se latakta|se latakti|se latka|par latka|par latakta|se latakta hua|से लटकता|से लटकती|पर लटका|से लटका',
  wearing: 'पहनकर|pehnkar|pehen kar|pahankar|pehen ke',
});
/** 'X का Y' is a Y of X; 'X वाला Y' is a Y with X. */
export const GENITIVE = /^(का|की|के|ka|ki|ke|k)$/;
export const WALA = /^(वाला|वाली|वाले|wala|wali|wale|vala|vali|waala|waali|waale|vaala|walla)$/;
/** Helps a verb and says nothing: है, हुआ, रहा. */
export const HELPING =
  /^(है|हैं|हो|था|थी|थे|हुआ|हुई|हुए|हुयी|रहा|रही|रहे|जो|hai|hain|hae|ho|tha|thi|the|hua|hui|hue|huye|huya|hui|raha|rahi|rahe|rha|rhi|rhe|jo|ek dusre|jiske|जिसके|जिसने|jisne|jisme|जिसमें|wo|woh|vo|वह|वो)$/;
export const HELPING_STEM = /^(रहा|रही|रहे|raha|rahi|rahe|rha|rhi|rhe|कर|kar|ke|के|हुआ|हुई|हुए|hua|hui|hue)$/;

export const NUMBERS = ownKeys<number>({
  one: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, dozen: 12, pair: 2, twin: 2, duo: 2, trio: 3, triple: 3, double: 2, both: 2, triplet: 3, quartet: 4, few: 3, several: 4, many: 5, multiple: 4, lots: 5, bunch: 4, couple: 2,
  ek: 1, do: 2, dono: 2, donon: 2, teen: 3, tin: 3, char: 4, chaar: 4, paanch: 5, panch: 5, chhah: 6, chhe: 6, che: 6, saat: 7, sat: 7, aath: 8, nau: 9, das: 10, gyarah: 11, barah: 12, kai: 4, bahut: 5,
  एक: 1, दो: 2, दोनों: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6, छः: 6, छे: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, ग्यारह: 11, बारह: 12, कई: 4, बहुत: 5, ढेर: 5,
}); // prettier-ignore
/** Numbers that name no exact count. */
export const VAGUE = new Set(['few', 'several', 'many', 'multiple', 'lots', 'bunch', 'kai', 'bahut', 'कई', 'बहुत', 'ढेर']); // prettier-ignore
/** 'pack of wolves', 'bouquet of roses': a group, with how many are drawn. */
export const GROUPS = ownKeys<number>({ pack: 3, herd: 3, flock: 5, group: 3, bunch: 4, swarm: 6, pile: 4, stack: 3, row: 4, line: 4, circle: 8, ring: 8, gang: 3, squad: 3, family: 3, pair: 2, couple: 2, trio: 3, duo: 2, dozen: 12, set: 3, school: 5, army: 5, field: 5, jhund: 4, झुंड: 4, litter: 4, crowd: 6, lots: 5, heap: 4, cluster: 4, bundle: 3, murder: 4, couples: 2 }); // prettier-ignore
/** 'cup of coffee': what it is in. */
export const CONTAINERS = /^(cup|mug|glass|tumbler|bowl|plate|pot|bucket|basket|jar|bottle|kulhad|kulhar|kettle|tray|box|bag|vase|thali|can|pint|jug|slice|piece|scoop|cone|stick|garland|bouquet|crown|ring|wreath|tower|spoon|कप|गिलास|कुल्हड़|प्याला|प्याली|कटोरी|pyali|gilas)$/; // prettier-ignore

export const COLOUR_WORDS = table<Colour>({
  red: 'red|lal|laal|lala|लाल|scarlet|ruby|cherry red|blood red|vermilion|sindoori|सिंदूरी',
  maroon: 'maroon|burgundy|wine red|मैरून',
  crimson: 'crimson',
  orange: 'orange|narangi|naarangi|santri|नारंगी|tangerine colour',
  saffron: 'saffron|kesariya|kesari|bhagwa|bhagva|केसरिया|भगवा|केसरी',
  rust: 'rust|copper|bronze|terracotta|tamba',
  peach: 'peach coloured|peach colour|salmon pink|coral colour',
  yellow: 'yellow|peela|peeli|peele|pila|pili|पीला|पीली|पीले|mustard|lemon yellow|haldi',
  gold: 'gold|golden|sona|sone|sunehra|sunehri|सुनहरा|सुनहरी|सुनहरे|सोने',
  green: 'green|hara|hari|hare|haraa|हरा|हरी|हरे|emerald|dark green|light green|forest green|bottle green',
  olive: 'olive|olive green|mehendi green|khaki',
  lime: 'lime|lime green|neon green|parrot green|tota green',
  mint: 'mint|mint green|pista|sea green',
  teal: 'teal',
  turquoise: 'turquoise|firozi|फिरोजी|aqua|aquamarine',
  cyan: 'cyan',
  blue: 'blue|neela|neeli|neele|nila|nili|नीला|नीली|नीले|royal blue|dark blue|light blue|cobalt|electric blue|neon blue|sapphire',
  'sky blue': 'sky blue|skyblue|aasmani|asmani|आसमानी|baby blue',
  navy: 'navy|navy blue',
  indigo: 'indigo|jamuni|जामुनी',
  purple: 'purple|baingani|बैंगनी|neon purple|plum',
  violet: 'violet',
  lavender: 'lavender|lilac|mauve',
  magenta: 'magenta|rani pink|fuchsia|hot pink',
  pink: 'pink|gulabi|गुलाबी|neon pink|baby pink|light pink|rose gold',
  brown: 'brown|bhura|bhoora|bhuri|bhoori|भूरा|भूरी|भूरे|chocolate brown|tan|coffee brown',
  beige: 'beige|sand colour|off white|ivory',
  cream: 'cream|cream colour',
  white: 'white|safed|safaid|sufaid|सफेद|सफ़ेद|snow white|shwet|श्वेत',
  grey: 'grey|gray|slate|ash|dhusar|सलेटी|grey colour|charcoal',
  silver: 'silver|chandi|चांदी|चाँदी|metallic|chrome',
  black: 'black|kala|kaala|kali|kaali|kale|kaale|काला|काली|काले|jet black|matte black',
  rainbow:
    'rainbow|rainbow coloured|rainbow colored|multicolour|multicolor|multicoloured|multicolored|multi colour|multi color|multi coloured|multi colored|rang birangi|rangbirangi|रंग बिरंगा|रंगबिरंगा|रंग बिरंगे|रंगीन|rangeen|colourful|colorful',
});

export const SIZE_WORDS = table<Size>({
  tiny: 'tiny|mini|miniature|micro|teeny|nanha|nanhi|नन्हा|नन्ही',
  small: 'small|little|chhota|chhoti|chota|choti|छोटा|छोटी|छोटे|chhote|chote',
  big: 'big|large|bada|badi|bade|बड़ा|बड़ी|बड़े|bara',
  huge: 'huge|giant|gigantic|massive|enormous|colossal|mega|vishal|विशाल|जायंट|towering',
  long: 'long|lamba|lambi|लंबा|लंबी|लंबे',
  tall: 'tall|ooncha|ऊंचा|ऊंची',
  fat: 'fat|chubby|plump|mota|moti|मोटा|मोटी|chunky|round|gol matol|obese',
  thin: 'thin|slim|skinny|lean|patla|patli|पतला|पतली',
});

export const MOOD_WORDS = table<Mood>({
  happy:
    'happy|joyful|cheerful|smiling|laughing|jolly|excited|khush|खुश|हँसता|hansta|hansti|muskurata|muskurati|हंसमुख|playful|merry|grinning|delighted',
  sad: 'sad|unhappy|gloomy|depressed|crying|lonely|udaas|udas|dukhi|उदास|दुखी|heartbroken|melancholic|rota|roti hui|रोता',
  angry:
    'angry|furious|fierce|aggressive|raging|mad looking|ferocious|gussa|gusse|gussail|गुस्सा|गुस्से|गुस्सैल|क्रोधित|khatarnak|खतरनाक|roaring angry|ugra|उग्र|vicious|wild looking',
  sleepy: 'sleepy|tired|drowsy|lazy|aalsi|aalasi|आलसी|thaka|थका|thaki',
  scared: 'scared|afraid|frightened|terrified|dara|dara hua|डरा|डरा हुआ|darpok|nervous',
  surprised: 'surprised|shocked|amazed|astonished|hairaan|हैरान|stunned',
  calm: 'calm|peaceful|serene|zen|relaxed|tranquil|shant|shaant|शांत|meditative|chilled|chill',
  proud:
    'proud|confident|brave|bold looking|mighty|powerful|majestic|regal|heroic|royal looking|fearless|bahadur|बहादुर|nidar|निडर|strong|muscular|shaktishali|शक्तिशाली|courageous|noble',
  loving: 'loving|romantic|in love|affectionate|lovestruck',
  cool: 'cool|swag|badass|stylish|dashing|hip|funky|gangster|gangsta|attitude',
  silly: 'silly|goofy|crazy|funny|derpy|comical|naughty|shararti|शरारती|mischievous|pagal|quirky|weird|drunk',
  grumpy: 'grumpy|annoyed|bored|cranky|moody',
  evil: 'evil|wicked|sinister|demonic|menacing|creepy|scary|spooky|dangerous|darawna|डरावना|haunting',
});

export const AGE_WORDS = table<Age>({
  baby: 'baby|newborn|infant|cub|nanha munna|छोटा सा',
  child: 'child|kid|junior|bachcha',
  young: 'young|teen|teenage|jawan|yuva|युवा|जवान लड़का',
  adult: 'adult|grown',
  old: 'old|elderly|aged|ancient|budha|boodha|buddhi|budhi|बूढ़ा|बूढ़ी|बुज़ुर्ग|senior',
});

/** Words of quality that a drawing may show, as they are called in a scene. */
export const LOOK_WORDS = table<string>({
  glowing: 'glowing|luminous|radiant|shining|shiny|illuminated|lit|chamakta|chamakti|चमकता|चमकती|चमकीला|chamkila',
  burning: 'burning|flaming|in flame|fiery|blazing|on fire|jalta|jalti|जलता|जलती|आग का|in flames',
  broken:
    'broken|cracked|shattered|torn|toota|tuta|tooti|tuti|toota hua|tooti hui|टूटा|टूटी|टूटा हुआ|टूटी हुई|splitting|split|chipped|damaged',
  cut: 'cut|sliced|halved|half cut|cut in half|kata hua|kati hui|kate hue|kate|kata|कटा|कटे|कटा हुआ|कटे हुए|कटी हुई',
  wooden: 'wooden|wood|lakdi|lakdi ka|lakdi ki|लकड़ी|लकड़ी का|लकड़ी की',
  metal: 'metal|metallic|steel|iron|mechanical|loha|lohe ka|lohe ki|लोहे|लोहे का|लोहे की',
  brass: 'brass|peetal|pital|peetal ka|पीतल|पीतल का|पीतल की',
  copper: 'copper wala|tambe ka|tambe ki|तांबे का|तांबे की',
  stone: 'stone|concrete|patthar ka|patthar ki|पत्थर का|पत्थर की',
  marble: 'marble|sangmarmar ka|संगमरमर का',
  clay: 'clay|terracotta|mitti ka|mitti ki|मिट्टी का|मिट्टी की',
  paper: 'paper|kagaz ka|kagaz ki|kaagaz ki|कागज का|कागज की|papercut',
  glass: 'glassy|crystal|transparent|icy|frozen|made of glass|kaanch ka|kanch ka|कांच का|काँच का',
  neon: 'neon',
  striped: 'striped|stripy|stripey|dharidar|धारीदार',
  spotted: 'spotted|dotted|polka dot',
  floral: 'floral|flowery|flower patterned|phooldar',
  hairy: 'furry|hairy|fluffy|shaggy|woolly',
  bald: 'bald|ganja|गंजा',
  bearded: 'bearded|daadhi wala|दाढ़ी वाला',
  winged: 'winged|with wings',
  flying: 'flying|udta|udti|udte|उड़ता|उड़ती|उड़ते|floating|soaring',
  wild: 'wild|jungli|जंगली|untamed',
  royal: 'royal|regal|shahi|शाही|imperial|crowned',
  vintage: 'antique|rusty|old fashioned|classic|ancient',
  melting: 'melting|dripping|pighalta|pighalti|पिघलता|पिघलती|melted',
  sparkling: 'sparkling|sparkly|glittery|glitter|twinkling',
  snowy: 'snowy|snow capped|snow covered|snowcapped',
  wet: 'wet|drenched|soaked|bheega|bheegi|भीगा|भीगता|bheegta',
  exploding: 'exploding|bursting',
  cyber: 'cyber|robotic|cyborg|bionic|robot like',
  undead: 'undead|skeletal|dead|ghostly',
  sitting: 'seated',
  curly: 'curly|wavy',
  open: 'open',
  crossed: 'crossed',
  full: 'full',
  half: 'half|aadha|आधा',
  electric: 'electric',
  magical: 'magical|magic|mystical|enchanted|jaadui|जादुई|mythical|celestial|cosmic',
  three: 'three headed|two headed|multi headed|five headed',
  tattooed: 'tattooed',
  masked: 'masked|hooded',
});

/** Words that only praise: they neither change the picture nor are told as left out. */
export const PRAISE = /^(awesome|beautiful|nice|lovely|amazing|great|good|best|super|perfect|pretty|gorgeous|stunning|unique|creative|interesting|elegant|high|quality|hd|4k|8k|ultra|detailed|detailed|details|detail|realistic looking|professional|premium|attractive|eye|catching|epic|fantastic|wonderful|dope|sexy|hot|trendy|modern|latest|new|real|actual|proper|simple|plain|sundar|सुंदर|सुन्दर|accha|achha|acha|achchha|अच्छा|अच्छी|badhiya|बढ़िया|mast|मस्त|zabardast|जबरदस्त|khoobsurat|khubsurat|खूबसूरत|ekdum|एकदम|bilkul|बिल्कुल|very|really|so|too|quite|extremely|just|simply|lofi|kind|sort|type|types|please|pls|plz|kindly|thanks|thank|hi|hello|hey|sir|madam|dear|ok|okay|sa|si|se|jaisa|जैसा|जैसी|something|anything|some|any|thoda|थोड़ा|little bit|bit|cute looking|inspired|based|related|themed|theme|vibe|vibes|feel|feeling|mood|look|looking|style|styled|styles|aesthetic|effect|touch|concept|idea|element|elements|kinda|classy|iconic|famous|legendary|legend|ultimate|insane|sick|lit|fire design|powerful looking|dramatic|vivid|vibrant|bright|colors|colours|color|colour|rang|रंग|shade|shades of|tone|tones|background|backdrop|foreground|scene|scenery|view|image|center|centre|middle|side|sides|front|back|top|bottom|left|right|upper|lower|corner|full|whole|complete|closeup|close|up|body|size|sized)$/; // prettier-ignore

/** Words that only order a print. */
export const ORDER = /^(bhagwan|भगवान|जी|ji|shri|shree|श्री|lord|letters|lettering|font|fonts|text|words|tee|tees|tshirt|tshirts|t|shirt|shirts|design|designs|print|prints|printed|printing|artwork|art|image|images|picture|pic|photo|pics|graphic|graphics|illustration|drawing|make|create|draw|generate|design|give|want|wants|need|needs|would|like|show|showing|shows|add|put|put|use|using|get|depicting|depict|featuring|depicts|include|included|contains|background|please|banao|banado|bana|bnao|banaiye|banaye|chahiye|chaiye|dikhao|dikhana|dalo|daalo|lagao|karo|kardo|krdo|do|dena|बनाओ|बना|बनाइए|बनाएं|बनाये|चाहिए|दिखाओ|दिखाना|डालो|लगाओ|करो|दो|दीजिए|दीजिये|डिजाइन|डिज़ाइन|चित्र|फोटो|तस्वीर|टीशर्ट|टी|शर्ट|chitra|tasveer|tasvir|photo|for|my|can|you|could|should|must|let|lets|help|im|ill|id|we|i|me|our|us|it|its|is|are|was|be|been|being|am|this|that|these|those|there|here|which|who|whose|whom|where|while|when|then|than|also|and|or|but|if|of|a|an|the|his|her|hers|their|theirs|him|them|they|he|she|your|yours|mine|own|each|other|every|all|own|same|such|only|not|both|doing|does|did|done|having|getting|going|go|goes|come|comes|coming|being|becomes|become|as|like|from|via|per|vs|versus|etc|eg|ie|mera|meri|mere|मेरा|मेरी|मेरे|apna|apni|apne|अपना|अपनी|अपने|hamara|hamari|hamare|हमारा|हमारी|हमारे|tera|teri|tere|uska|uski|uske|iska|iski|iske|उसका|उसकी|उसके|इसका|इसकी|इसके|mujhe|mujhko|मुझे|muje|hume|हमें|ek dusre|aur|और|तथा|evam|एवं|ya|या|bhi|भी|hi|ही|to|तो|toh|na|ना|wo|woh|yeh|ye|यह|ये|वह|वो|jo|जो|jis|जिस|jiska|jiski|koi|कोई|kuch|kuchh|कुछ|liye|लिए|ke|ka|ki|का|की|के|ko|को|ne|ने|par|पर|se|से|mein|में|hai|है|hain|हैं|ho|हो|wala|वाला|wali|वाली|wale|वाले|sab|सब|thing|things|stuff|one|ones|way|kind|motivation|motivational|joke|jokes|meme|humour|humor|quote|quotes|slogan|slogans|inspirational|inspiration|lover|fan|fans|around|up|down|off|out|away|together|alone|akela|akeli|अकेला|theme|friendly|someone|themself|himself|herself|itself|themselves|chest|pocket|sleeve|hoodie print|college tshirt|gift for|occasion|purpose|group|tshirt design|t shirt)$/; // prettier-ignore

/** Peoples and languages: adjectives of a picture, no people in it. */
export const PEOPLES = /^(punjabi|marathi|bengali|bangla|gujarati|tamil|telugu|kannada|malayali|malayalam|assamese|odia|bihari|rajput|kashmiri|goan|marwari|indian|bharatiya|desi|japanese|chinese|korean|american|british|english|italian|french|german|mexican|spanish|african|arabic|egyptian|greek|roman|turkish|persian|russian|hindu|muslim|christian|sikh|buddhist|jain|hindi|urdu|sanskrit)$/; // prettier-ignore

export const NEGATION =
  /^(no|not|without|none|never|minus|except|exclude|excluding|avoid|remove|dont|doesnt|bina|bagair|बिना|बगैर|nahi|nahin|नहीं|mat|मत|na|ना|न)$/;
/** Before what it takes away; the others stand behind it ('टोपी नहीं'). */
export const NEGATION_BEFORE =
  /^(no|not|without|minus|except|exclude|excluding|avoid|remove|dont|doesnt|bina|bagair|बिना|बगैर)$/;
export const NEGATION_AFTER = /^(nahi|nahin|नहीं|mat|मत|ke bina|के बिना|ke bagair|na ho|न हो)$/;
export const AND = /^(and|n|aur|और|तथा|evam|एवं|va|व|plus|with also)$/;
export const ARTICLE = /^(a|an|the|one|ek|एक|this|that|some|its|his|her|their|my|our|your|mera|meri|mere|apna|apni|apne|मेरा|मेरी|मेरे|अपना|अपनी|अपने|uska|uski|uske|उसका|उसकी|उसके|each|every|another)$/; // prettier-ignore
/** Parts that are spoken of with a colour or number. */
export const BODY_PARTS = new Set(['hair', 'eye', 'eyes', 'face', 'wing', 'wings', 'horn', 'horns', 'tail', 'beard', 'moustache', 'fur', 'mane', 'claw', 'claws', 'fang', 'fangs', 'beak', 'trunk', 'tusk', 'tusks', 'whisker', 'ear', 'ears', 'nose', 'leg', 'arm', 'feather', 'feathers', 'stripe', 'stripes', 'skin', 'scale', 'teeth', 'tooth', 'tongue', 'tattoo', 'muscle', 'muscles', 'halo', 'head', 'hand', 'lips', 'antler', 'bindi', 'dreadlock', 'bun', 'braid', 'ponytail', 'mohawk', 'spike', 'spot', 'belly', 'fin', 'scar', 'freckle', 'dimple', 'eyebrow', 'pupil', 'body', 'abs', 'chest', 'hoof', 'paw', 'crest', 'shell', 'hump', 'cheek', 'lip', 'nail', 'sideburn', 'lash', 'eyelash']); // prettier-ignore
