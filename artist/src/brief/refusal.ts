import { normalise } from './normalise.ts';

/** Why a prompt is not drawn; the shop words it kindly and holds no credits. */
export type RefusalCode = 'real-person' | 'brand' | 'faith-and-skulls' | 'adult' | 'hateful' | 'violence';
export interface Refusal {
  code: RefusalCode;
  /** The words that led to the refusal, as they were written. */
  words: string;
}

const PERSONS =
  'virat kohli|kohli|ms dhoni|dhoni|sachin tendulkar|tendulkar|rohit sharma|bumrah|hardik pandya|shah rukh khan|shahrukh|srk|salman khan|aamir khan|amitabh bachchan|akshay kumar|ranbir kapoor|alia bhatt|deepika padukone|rajinikanth|rajnikanth|thalaivar|vijay thalapathy|thalapathy|ajith kumar|allu arjun|mahesh babu|prabhas|mohanlal|mammootty|yash kgf|narendra modi|modi|rahul gandhi|kejriwal|amit shah|yogi adityanath|donald trump|trump|joe biden|obama|putin|elon musk|mukesh ambani|adani|ratan tata|lionel messi|messi|cristiano ronaldo|ronaldo|neymar|lebron james|michael jordan|taylor swift|justin bieber|eminem|billie eilish|drake rapper|bts jungkook|kim kardashian|sidhu moose wala|diljit dosanjh|arijit singh|honey singh|ap dhillon|bhagat singh|mahatma gandhi|gandhi ji|ambedkar|abdul kalam|subhash chandra bose|विराट कोहली|शाहरुख|सलमान खान|मोदी|धोनी';
const BRANDS =
  'nike|adidas|puma logo|gucci|louis vuitton|supreme|balenciaga|zara|h&m|levis|apple logo|google|microsoft|facebook|instagram|whatsapp|youtube|netflix|amazon|flipkart|tesla|bmw|audi|mercedes|ferrari|lamborghini|porsche|harley davidson|coca cola|coke|pepsi|starbucks|mcdonalds|kfc|dominos|disney|mickey mouse|marvel|avengers|spiderman|spider man|ironman|iron man|captain america|thor avengers|hulk|batman|superman|joker dc|wonder woman|harry potter|hogwarts|star wars|darth vader|yoda|pokemon|pikachu|charizard|naruto|sasuke|one piece|luffy|dragon ball|goku|vegeta|attack on titan|demon slayer|hello kitty|barbie|lego|minecraft|fortnite|super mario|sonic the hedgehog|zelda|game of thrones|breaking bad|friends tv|the beatles|metallica|ac dc|nirvana|pink floyd|linkin park|manchester united|real madrid|barcelona fc|liverpool fc|mumbai indians|chennai super kings|csk|rcb|kolkata knight riders|kkr|doraemon|shinchan|chhota bheem|motu patlu|tom and jerry|scooby doo|spongebob|minions|shrek|peppa pig|amul|parle g|maggi logo|old monk|kingfisher beer';
const ADULT =
  'nude|naked|porn|xxx|sexy girl|boobs|penis|vagina|nsfw|bhosdike|madarchod|behenchod|chutiya|randi|fuck|bitch|slut|condom';
const HATE = 'nazi|hitler|swastika nazi|white power|kkk|isis|terrorist|genocide|kill all|ethnic cleansing|lynch';
const VIOLENCE =
  'gore|beheading|suicide|self harm|school shooting|rape|murder|child abuse|ak 47|ak47|machine gun|bomb blast|cocaine|heroin|meth|chillum|ganja|weed leaf|marijuana';
const DEITIES =
  'ganesha?|ganpati|shiva?|mahadev|krishna|hanuman|ram ji|shri ram|durga|kali maa|lakshmi|saraswati|vishnu|buddha|jesus|allah|muhammad|guru nanak|waheguru|murugan|ayyappan';
const IRREVERENT =
  'skull|skeleton|zombie|beer|whisky|alcohol|drunk|smoking|weed|bikini|gun|devil|demon|clown|sunglasses|shades|santa|helmet|gangster|dj|pizza|burger|joker';

const anyOf = (list: string) => new RegExp(`(?:^| )(${list})(?= |$)`, 'u');
const RULES: [RefusalCode, RegExp][] = [
  ['hateful', anyOf(HATE)],
  ['adult', anyOf(ADULT)],
  ['violence', anyOf(VIOLENCE)],
  ['real-person', anyOf(PERSONS)],
  ['brand', anyOf(BRANDS)],
];
const DEITY = anyOf(DEITIES);
const MOCKING = anyOf(IRREVERENT);

/** Prompts the artist declines: real people, brands and characters, deities with costumes or skulls, hate, adult, violence. */
export function refusal(prompt: string): Refusal | undefined {
  const plain = normalise(prompt.slice(0, 2000));
  for (const [code, rule] of RULES) {
    const words = plain.match(rule)?.[1];
    if (words) return { code, words };
  }
  const deity = plain.match(DEITY)?.[1];
  const mocking = deity && plain.match(MOCKING)?.[1];
  return mocking ? { code: 'faith-and-skulls', words: `${deity} ${mocking}` } : undefined;
}
