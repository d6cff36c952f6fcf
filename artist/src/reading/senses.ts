import { ownNamed, type Named, type Nouns } from './lexicon/lexicon.ts';
import type { Token } from './tokens.ts';

/** `word = noun : neighbours ; noun : neighbours`, the first that fits; without neighbours always. */
const TABLE = `
bat = cricket bat : cricket,batsman,batter,ball,stump,wicket,six,bowler,ipl,hitting,swinging,balla,gully,chhakka ; baseball : baseball,pitcher ; bat
bats = cricket bat : cricket,batsman,ball,stump,wicket ; bat
mouse = computer mouse : computer,keyboard,click,laptop,pc,desktop,pad ; mouse
bullet = bullet motorcycle
queen = chess queen : chess,knight,bishop,rook,pawn,board,checkmate ; queen
king = chess king : chess,bishop,rook,pawn,checkmate ; king
knight = chess knight : chess,bishop,rook,pawn,checkmate ; knight
bishop = chess bishop : chess
rook = chess rook : chess
bow = bow and arrow : arrow,archer,ram,arjun,dhanush,hunter,quiver ; ribbon : gift,hair,ribbon,pink,minnie ; bow and arrow
crane = crane : bird,lake,japanese,origami,flying,lotus
seal = seal : sea,ball,fish,ice,ocean
cricket = grasshopper : insect,grass,chirping ; cricket
fly = fly insect : insect,bug,frog,soup
star = star
mars = planet : planet,space,rocket,red,rover
mercury = planet : planet,space
jupiter = planet
apple = apple
orange = orange fruit
turkey = turkey bird
ring = ring
glasses = glass : wine,beer,water,chai,milk,whisky,juice ; glasses
glass = glass
patte = playing card : taash,tash,jua,khel,cards ; leaf
patta = leaf
caravan = : camel,camels,oont,desert ; van
cards = playing card
sambar = deer : deer,stag,forest,jungle,antler,antlers ;
sambhar = deer : deer,stag,forest ;
bails = stumps : cricket,stump,stumps,wicket ;
chip = 
chips = fries : plate,masala,potato,fish,packet ;
divider =
jack =
pad =
pads =
spring = flower : season,flower,blossom
keyboard = piano : music,band,song,synth ; keyboard
drums = drum
record = vinyl
tank = 
jaguar = leopard
java =
india =
panther = leopard
leo = leo zodiac : zodiac,sign,star,horoscope
cancer =
trunk =
nut =
mole = mole
hawk = eagle
palm = palm tree : tree,beach,island,tropical,coconut,sea,sunset,goa ; hand
horn = horn
scale = scales : justice,law,lawyer,balance
scales = scales : justice,law,lawyer,balance ; fur
pitcher = matka
date =
park =
plant = plant
band = band
shell = shell
club =
diamond = diamond
heart = heart
spade = shovel : garden,dig,soil ; spade
cap = hat
net = goal post : goal,football,hockey
match =
racket = tennis
goal =
ace =
base =
`;

interface Sense {
  noun: string | undefined;
  neighbours: string[];
}
const SENSES = new Map<string, Sense[]>(
  TABLE.trim()
    .split('\n')
    .map(line => {
      // prettier-ignore
      const [word = '', rest = ''] = line.split(' =');
      const senses = rest.split(';').map(part => part.split(' : ')).map(([noun = '', words = '']) => ({ noun: noun.trim() || undefined, neighbours: words.split(',').map(one => one.trim()).filter(Boolean) })); // prettier-ignore
      return [word.trim(), senses];
    }),
);

/**
 * The dictionary with the senses of one prompt: a word of several meanings is chosen by its neighbours ('bat' beside cricket, 'bat'
 * beside a cave), and has none where nothing fits.
 */
export function sensesOf(tokens: readonly Token[], more: Nouns): Nouns {
  const words = new Set(tokens.flatMap(({ plain, lemma }) => [plain, lemma]));
  const chosen = (term: string): Named | null | undefined => {
    const senses = SENSES.get(term);
    if (!senses) return undefined;
    const fits = senses.find(({ neighbours }) => neighbours.length === 0 || neighbours.some(word => words.has(word)));
    return fits?.noun === undefined ? null : (ownNamed(fits.noun) ?? null);
  };
  return Object.assign((term: string) => more(term), { chosen });
}
