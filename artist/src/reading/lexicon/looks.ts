/** Styles, formats, tones and occasions, in English, Hindi and Hinglish. */
import type { Format, PaletteWish, Style } from '../scene.ts';

const table = <K extends string>(rows: Partial<Record<K, string>>): Map<string, K> =>
  new Map(
    Object.entries(rows as Record<string, string>).flatMap(([key, words]) =>
      words.split('|').map((word): [string, K] => [word.trim().normalize('NFKC'), key as K]),
    ),
  );

export const STYLE_WORDS = table<Style>({
  vintage:
    'vintage|distressed|antique style|worn|nostalgic|purana|purani|विंटेज|पुराना|पुरानी|old school|oldschool|classic style|90s|nineties',
  retro: 'retro|80s|70s|60s|1980s|1970s|eighties|seventies|रेट्रो|retro wave',
  minimal: 'minimal|minimalist|minimalistic|minimalism|clean|subtle|sleek|सरल|सादा|सादी|saada',
  'line art':
    'line art|lineart|line drawing|outline|outline art|outlines only|thin lines|fine line|line work|minimal line',
  cute: 'cute|kawaii|adorable|sweet|pyara|pyari|pyaara|pyaari|प्यारा|प्यारी|क्यूट',
  cartoon: 'cartoon|cartoonish|animated|disney style|कार्टून|toon',
  comic: 'comic|comics|comic book|comic style|कॉमिक',
  'pop art': 'pop art|popart|pop',
  anime: 'anime|manga|anime style|एनिमे|ghibli',
  chibi: 'chibi',
  neon: 'neon|neon lights|neon style|neon sign|neon glow|नियॉन|neon letters|neon colours|neon colors',
  cyberpunk: 'cyberpunk|futuristic|sci fi|scifi|cyber punk|tron',
  synthwave: 'synthwave|vaporwave|outrun|retrowave',
  watercolour:
    'splash|paint splash|colour splash|color splash|watercolour|watercolor|water colour|water color|watercolour style|वॉटरकलर|watercolour splash|painted|painting style|wash',
  ink: 'ink|ink wash|inked|brush ink|ink style|brush stroke|brush strokes|sumi e',
  sketch: 'sketch|pencil sketch|hand drawn|handdrawn|doodle|doodles|charcoal sketch|स्केच|scribble style',
  linocut: 'linocut|lino cut|lino print|woodcut|engraving|engraved|etching',
  'screen print': 'screen print|screenprint|silkscreen',
  halftone: 'halftone|half tone|dotted style',
  woodblock: 'japanese|ukiyo e|ukiyoe|japanese woodblock|woodblock|japanese style|japanese art',
  madhubani:
    'madhubani|mithila art|madhubani style|madhubani art|मधुबनी|मधुबनी शैली|madhubani painting|मधुबनी कला|madhubani shaili',
  warli: 'warli|warli art|warli style|वारली|warli painting|वारली शैली|tribal art',
  kalighat: 'kalighat|kalighat painting|कालीघाट',
  gond: 'gond|gond art|गोंड',
  mughal: 'mughal|mughal style|mughal miniature|miniature painting|rajput miniature|मुगल',
  pattachitra: 'pattachitra|patachitra|पटचित्र',
  'block print': 'block print|blockprint|ajrakh|kalamkari|bagru|dabu print',
  mehndi: 'mehndi style|henna style|mehndi design|mehendi|मेहंदी|mehndi|henna|mehndi pattern',
  gothic: 'gothic|goth|heavy metal|metal band|death metal|dark fantasy|blackwork|dark art',
  tattoo: 'tattoo|tattoo style|traditional tattoo|neo traditional|tribal tattoo|टैटू',
  horror: 'horror|horror movie',
  graffiti: 'graffiti|graffiti style|spray paint|ग्रैफिटी',
  'street art': 'street art|streetwear|urban art|street style',
  stencil: 'stencil|banksy style',
  geometric: 'geometric|geometry|polygon|polygonal|geometrical|ज्यामितीय|sacred geometry|triangles',
  'low poly': 'low poly|lowpoly',
  origami: 'origami',
  pixel: 'pixel|pixel art|8 bit|8bit|16 bit|pixelated|पिक्सेल',
  abstract: 'abstract|abstract art|abstraction|bauhaus|cubist|cubism|surreal|surrealism|अमूर्त',
  psychedelic: 'psychedelic|trippy|psytrance|acid',
  steampunk: 'steampunk|steam punk',
  typography: 'typography|typographic|type art|word art|टाइपोग्राफी|typography style',
  calligraphy: 'calligraphy|calligraphic|सुलेख|hand lettering|script lettering',
  grunge: 'grunge|grungy|rugged|punk',
  'art deco': 'art deco|art nouveau|deco',
  'truck art': 'truck art|horn ok please style|truck painting|ट्रक आर्ट',
  realistic: 'realistic|photorealistic|photo realistic|lifelike|hyperrealistic|3d|3d render',
  'hip hop': 'hip hop|hiphop|rap style|gully rap',
  sacred: 'sacred|spiritual|divine|devotional|bhakti|holy|आध्यात्मिक|धार्मिक|religious',
  folk: 'folk|folk art|lok kala|लोक कला|traditional|traditional art|ethnic|indian folk|indian art|rajasthani|rajasthani style|rajasthani art|tribal style',
});

export const FORMAT_WORDS = table<Format>({
  pattern:
    'pattern|seamless pattern|seamless|all over print|allover|all over|repeating pattern|tile pattern|repeat pattern|pattern of|पैटर्न|repeating',
  'one line':
    'one line|single line|continuous line|one line art|single line art|one line drawing|continuous line art|continuous line drawing|in one line|single line drawing|ek line mein',
  symmetrical: 'symmetrical|symmetric|symmetry|mirrored|mirror image',
  badge: 'badge|round badge|circular badge|patch|club badge|बैज',
  logo: 'logo|logo style|logo design|brand mark|लोगो|mascot|mascot logo|team logo',
  'pocket logo':
    'pocket logo|chest logo|small logo|pocket print|pocket size|left chest|small chest logo|pocket design|pocket icon',
  emblem: 'emblem|insignia|coat of arms|प्रतीक',
  crest: 'crest|family crest|shield logo',
  poster: 'poster|movie poster|film poster|travel poster|पोस्टर|bollywood poster',
  sticker: 'sticker|sticker style|die cut',
  stamp: 'stamp|postage stamp|post card|postcard|डाक टिकट|rubber stamp',
  ticket: 'ticket|movie ticket|bus ticket',
  'tarot card': 'tarot card|tarot',
  'playing card': 'playing card style|playing card design|card design',
  'comic panels': 'comic strip|comic panels|panels|four panels|panel',
  mandala: 'mandala style|mandala art|in mandala|mandala pattern|mandala background|mandala design|zentangle',
  silhouette: 'silhouette|silhouettes|shadow art|परछाई|parchhai',
  portrait: 'portrait|face only|head only|bust|close up|closeup|headshot',
  'front view': 'front view|from the front|facing forward|head on|front facing',
  'side view': 'side view|side profile|profile|from the side|profile view',
  'lettering only':
    'text only|only text|just text|typography only|words only|only words|lettering only|sirf text|सिर्फ टेक्स्ट',
  'speed lines': 'speed lines|motion lines|speed line',
  frame: 'in a frame|framed|with a frame|with a border|border',
  circle: 'in a circle|circular|round frame|round design|inside a circle|circle design|in circle|circle frame',
  collage: 'collage|montage',
});

export const TONE_WORDS = table<NonNullable<PaletteWish['tone']>>({
  pastel:
    'pastel|pastels|pastel colours|pastel colors|pastel shades|soft colours|soft colors|muted colours|muted colors|light colours|pastel colour',
  bright:
    'bright colours|bright colors|vibrant colours|vibrant colors|bright colour|vivid colours|vivid colors|bold colours|bold colors|colourful design|colorful design|chatak rang|चटक रंग|चटकीले रंग',
  dark: 'dark colours|dark colors|dark theme|dark tones|moody colours|gahre rang|गहरे रंग|dark',
  earthy:
    'earthy|earth tones|earthy colours|earthy colors|earth tone|natural colours|mitti rang|warm colours|warm colors|warm tones',
  neon: 'neon palette|fluorescent|fluorescent colours',
  monochrome:
    'monochrome|monochromatic|grayscale|greyscale|single colour|single color|one colour|one color|mono|bw|b w|black n white|black and white|black white|blackandwhite|kala safed|काला सफेद|काले सफेद|ब्लैक एंड व्हाइट|one ink|ek rang|एक रंग',
  tricolour:
    'tricolour|tricolor|tiranga colours|tiranga theme|tiranga rang|indian flag colours|indian flag colors|तिरंगे रंग|flag colours|tricolour theme',
  vintage: 'vintage colours|vintage colors|faded colours|faded colors|retro colours|retro colors|sepia',
  festive: 'festive|festive colours|festival colours|festive colors',
});

/** Occasions, by the words that name them apart from greetings. */
export const OCCASION_WORDS = table<string>({
  birthday: 'birthday|bday|janamdin|janmdin|जन्मदिन|birthday girl|birthday boy|birthday party|bday boy|bday girl',
  wedding:
    'wedding|shaadi|shadi|vivah|marriage|शादी|विवाह|nikah|निकाह|haldi ceremony|sangeet night|mehndi night|bachelor party|bachelorette|bride squad|team bride|team groom',
  anniversary: 'anniversary|salgirah|सालगिरह|wedding anniversary',
  diwali: 'diwali|deepavali|deepawali|दिवाली|दीपावली|தீபாவளி|দীপাবলি',
  holi: 'holi|होली|rangpanchami',
  eid: 'eid|ramadan|ramzan|ईद|रमजान|bakrid',
  christmas: 'christmas|xmas|क्रिसमस|navidad',
  navratri: 'navratri|navaratri|garba night|नवरात्रि|dussehra|vijayadashami|durga puja|दशहरा|दुर्गा पूजा',
  'ganesh chaturthi': 'ganesh chaturthi|ganeshotsav|ganapati festival|गणेश चतुर्थी|गणेशोत्सव',
  onam: 'onam|ഓണം|ओणम',
  pongal: 'pongal festival|பொங்கல் விழா|makar sankranti|sankranti|uttarayan|मकर संक्रांति|lohri|लोहड़ी|baisakhi|vaisakhi',
  rakhi: 'raksha bandhan|rakshabandhan|रक्षाबंधन|bhai dooj|भाई दूज',
  independence:
    'independence day|republic day|15 august|26 january|swatantrata diwas|स्वतंत्रता दिवस|गणतंत्र दिवस|azadi|आज़ादी|azaadi',
  janmashtami: 'janmashtami|जन्माष्टमी',
  'maha shivratri': 'shivratri|maha shivratri|mahashivratri|महाशिवरात्रि|शिवरात्रि',
  'new year': 'new year|new years|naya saal|नया साल|नव वर्ष',
  graduation: 'graduation|convocation|farewell|freshers|passout|pass out|दीक्षांत',
  valentine: 'valentine|valentines|valentines day|valentine day',
  halloween: 'halloween|हैलोवीन',
  'mothers day': 'mothers day|mother day',
  'fathers day': 'fathers day|father day',
  'baby shower': 'baby shower|godh bharai|गोद भराई',
  housewarming: 'housewarming|griha pravesh|गृह प्रवेश',
  retirement: 'retirement',
  'yoga day': 'yoga day|योग दिवस',
});
