/** Places, weather and times of day, in English, Hindi and Hinglish. */
import { ownKeys } from './own-keys.ts';
import type { SettingPart } from '../scene.ts';

type Kind = SettingPart['kind'];

const LANDSCAPE = {
  mountains:
    'mountain range|himalayan|mountains|hills and mountains|himalaya|himalayas|himalayan mountains|peaks|peak|pahad|pahaad|pahado|pahadon|pahadi ilaka|पहाड़ों|पहाड़ियों|पहाड़ियां|हिमालय|ladakh mountains|valley|vadi|ghati|घाटी|nilgiri|western ghats|aravalli',
  'snow mountains':
    'snowy mountains|snow mountains|snow capped mountains|snowy peaks|barfile pahad|barfile pahadon|barfeele pahad|बर्फीले पहाड़|बर्फीले पहाड़ों|बर्फीली पहाड़ियों|बर्फीली वादियों|snowy mountain|snow peaks|snow capped peaks',
  hills: 'hills|hilltop|hill station|hillside',
  sea: 'sea|ocean|samundar|samudra|sagar|समुद्र|समंदर|सागर|seaside|coast|waves|ocean waves|sea waves|laharein|lehrein|लहरों|लहरें|marine drive|arabian sea',
  beach: 'beach|beach side|samudra tat|seashore|shore|sea beach|किनारा समुद्र|beachside|marina beach',
  lake: 'lake|jheel|jhil|झील|pangong|pangong lake|dal lake',
  river: 'river|nadi|नदी|ganga|ganges|गंगा|yamuna|stream|narmada|brahmaputra',
  waterfall: 'waterfall|waterfalls|jharna|झरना|झरने',
  underwater:
    'underwater|under the sea|paani ke neeche|पानी के नीचे|under water|undersea|deep sea|ocean floor|coral reef|reef',
  forest: 'forest|woods|woodland|van|wilderness|वन|enchanted forest|sundarbans',
  'pine forest': 'pine forest|pine trees|pines|pine woods',
  jungle: 'jungle|jungal|जंगल|rainforest|amazon rainforest|jim corbett|tropical forest|kaziranga',
  desert: 'desert|registan|रेगिस्तान|thar desert|sand dunes|dunes|sahara|marusthal|मरुस्थल|rann of kutch|rann',
  fields:
    'field|fields|meadow|grassland|khet|kheton|खेत|खेतों|farmland|savanna|savannah|sarson ke khet|mustard fields|wheat field|wheat fields|grass field',
  'rice fields': 'rice fields|rice field|paddy field|paddy fields|dhaan ke khet|धान के खेत|rice terraces',
  'flower field':
    'flower field|field of flowers|lavender field|tulip garden|flower valley|valley of flowers|phoolon ki ghati',
  'tea garden': 'tea garden|tea gardens|tea estate|tea plantation|chai bagan|चाय बागान|munnar tea',
  garden: 'garden|bagh|bageecha|bagiya|बाग|बगीचा|बगीचे|lawn|backyard',
  park: 'park|playground|पार्क|मैदान में बच्चे',
  village: 'village|gaon|gaanv|gao|गांव|गाँव|countryside|rural area',
  city: 'city|city lights|shahar|sheher|shehar|शहर|downtown|metropolis|urban|cityscape at night',
  street: 'street|gali|gully|galli|गली|lane|alley|mohalla|मोहल्ला|footpath|bazaar street|streets',
  road: 'road trip|roadside|highway road|mountain road|open road',
  market: 'market|bazaar|bazar|haat|mandi|बाजार|बाज़ार|mela|मेला|fair|chor bazaar',
  rooftop: 'rooftop|roof top|roof|chhat|chhatt|छत|rooftops',
  terrace: 'terrace|छज्जा|chhajja|terrace top',
  balcony: 'balcony|बालकनी',
  room: 'room|bedroom|living room|kamra|कमरा|कमरे|study room|home interior',
  kitchen: 'kitchen|rasoi|रसोई|किचन',
  office: 'office|दफ्तर|daftar|cubicle|ऑफिस|desk job',
  classroom: 'classroom|class room|school room|कक्षा',
  gym: 'gym|जिम|akhada|akhara|अखाड़ा|fitness center',
  stadium: 'stadium|stadium lights|floodlights|flood lights|स्टेडियम|arena|football ground|football field|stadium crowd',
  'cricket ground': 'cricket ground|cricket pitch|cricket field|pitch|maidan|मैदान|ground',
  ghat: 'ghat|ghats|घाट|banaras ghat|varanasi ghat|varanasi ghats|kashi ghat|banaras ghats|ganga ghat|dashashwamedh ghat',
  'railway station': 'railway station|railway platform|train station|station|platform|स्टेशन|रेलवे स्टेशन',
  cafe: 'cafe|coffee shop|restaurant|कैफे|irani cafe',
  stage: 'stage|concert|concert stage|मंच|live concert',
  sky: 'sky|aasman|asman|aasmaan|आसमान|आकाश|akash|aakash|midair|mid air|blue sky|night sky',
  clouds: 'clouds|badalon|बादलों',
  space:
    'space|outer space|galaxy background|cosmos|cosmic space|universe|antariksh|antriksh|अंतरिक्ष|ब्रह्मांड|nebula|stars and planets|galaxies|milky way sky',
  'moon surface': 'moon surface|lunar surface',
  island: 'island|tropical island|andaman',
  backwaters: 'backwater|backwaters|kerala backwaters|kerala backwater|alleppey|कायल',
  cave: 'cave interior',
  graveyard: 'graveyard|cemetery|kabristan|shamshan|श्मशान|कब्रिस्तान',
  battlefield: 'battlefield|war field|battle field|rannbhoomi|रणभूमि|kurukshetra|yuddh',
  farm: 'farm|barn|खलिहान',
  pond: 'pond|talab|taalab|तालाब|puddle',
  'swimming pool': 'swimming pool|pool|पूल|poolside',
  swamp: 'swamp|marsh|mangrove',
  canyon: 'canyon|gorge',
  snow: 'snow field|snowy land|snowy ground|snowy field|ice field|gulmarg',
} satisfies Partial<Record<string, string>>;

const WEATHER = {
  rain: 'rain|raining|rainy|monsoon|monsoons|barish|baarish|baarsih|varsha|sawan|saawan|barsaat|barsat|downpour|drizzle|बारिश|वर्षा|मानसून|सावन|बरसात|മഴ|மழை|వర్షం|ಮಳೆ|বৃষ্টি|વરસાદ|पाऊस',
  storm: 'storm|stormy|thunderstorm|toofan|tufan|तूफान|तूफ़ान|stormy sea|hurricane|storm clouds|आंधी|aandhi',
  snow: 'snow|snowing|snowfall|snowy|winter|barf|बर्फ|बर्फबारी|barfbari|blizzard',
  wind: 'wind|windy|breeze|hawa|हवा',
  fog: 'fog|foggy|mist|misty|kohra|कोहरा|dhundh|धुंध|haze',
  clouds: 'cloudy|overcast|badal chhaye',
  lightning: 'lightning strikes|lightning storm|bijli kadakti',
};

const TIME = {
  sunrise: 'sunrise|dawn|sun rise|rising sun|early morning|subah|suryoday|सुबह|सूर्योदय|morning|सवेरे|savere|सवेरा|bhor|भोर',
  day: 'daytime|afternoon|dopahar|दोपहर|sunny day|sunny|noon|summer|garmi|गर्मी',
  sunset: 'sunset|dusk|sun set|setting sun|golden hour|suryast|सूर्यास्त|twilight|sun setting|sandhya|संध्या|goodhuli',
  evening: 'evening|shaam|sham|शाम',
  night: 'night|nighttime|night time|midnight|raat|रात|रात्रि|raatri|aadhi raat|late night|nightlife',
  'moonlit night':
    'moonlit night|moonlight|moonlit|full moon night|chandni raat|chandni|चांदनी|चांदनी रात|poonam|purnima|पूर्णिमा',
  'starry night':
    'starry night|starry sky|starlit|starlight|sitaron bhari raat|taaron bhara aasman|तारों भरी रात|तारों भरा आसमान|star filled sky|stars in the sky',
};

const TOWNS =
  'mumbai|bombay|new delhi|delhi|dilli|bangalore|bengaluru|kolkata|calcutta|chennai|madras|hyderabad|pune|goa|kerala|jaipur|ladakh|manali|kochi|kozhikode|calicut|varanasi|banaras|benaras|kashi|rajasthan|punjab|india|bharat|hindustan|lucknow|ahmedabad|surat|indore|shimla|spiti|spiti valley|rishikesh|haridwar|udaipur|mysore|mysuru|coorg|ooty|darjeeling|sikkim|assam|bihar|tokyo|paris|london|new york|jodhpur|jaisalmer|amritsar|agra|bhopal|nagpur|nashik|vizag|madurai|trivandrum|thrissur|gujarat|maharashtra|kashmir|hampi|puri|gokarna|kanyakumari|meghalaya|nagaland|manipur|mizoram|tripura|arunachal|odisha|bengal|west bengal|tamil nadu|karnataka|telangana|andhra|uttarakhand|himachal|kumbakonam|coimbatore|patna|ranchi|guwahati|srinagar|leh|alappuzha|wayanad|munnar|mussoorie|nainital|kasol|mcleodganj|dharamshala|pondicherry|pushkar|ayodhya|mathura|vrindavan|kedarnath|badrinath|amarnath|vaishno devi|mahabaleshwar|lonavala|shillong|gangtok|kanpur|noida|gurgaon|gurugram|chandigarh|dehradun|japan|america|dubai|bali|nepal|मुंबई|दिल्ली|गोवा|केरल|जयपुर|लद्दाख|मनाली|बनारस|काशी|वाराणसी|राजस्थान|पंजाब|भारत|हिंदुस्तान|असम|कश्मीर|कोलकाता|चेन्नई|बेंगलुरु|हैदराबाद|पुणे|अयोध्या|वृंदावन|मथुरा|केदारनाथ|ऋषिकेश|हरिद्वार';
/** What a town's name brings of land along. */
export const LAND_OF = ownKeys<string>({ goa: 'beach', kerala: 'backwaters', alleppey: 'backwaters', ladakh: 'mountains', manali: 'snow mountains', spiti: 'mountains', 'spiti valley': 'mountains', shimla: 'mountains', kashmir: 'snow mountains', kedarnath: 'snow mountains', himachal: 'mountains', uttarakhand: 'mountains', darjeeling: 'tea garden', munnar: 'tea garden', rajasthan: 'desert', jaisalmer: 'desert', varanasi: 'ghat', banaras: 'ghat', benaras: 'ghat', kashi: 'ghat', andaman: 'island' }); // prettier-ignore

const PLACES = new Map<string, { kind: Kind; what: string }>();
const put = (kind: Kind, rows: Record<string, string>) => {
  for (const [what, words] of Object.entries(rows))
    for (const word of words.split('|'))
      if (!PLACES.has(word.normalize('NFKC'))) PLACES.set(word.normalize('NFKC'), { kind, what });
};
put('time', TIME);
put('weather', WEATHER);
put('landscape', LANDSCAPE);
for (const town of TOWNS.split('|')) PLACES.set(town.normalize('NFKC'), { kind: 'place', what: town });

/** The place, weather or time that a phrase names. */
export const surrounding = (phrase: string): { kind: Kind; what: string } | undefined => PLACES.get(phrase);
