/**
 * Which drawing a word asks for. A kind is drawn by the first of its drawings ('dog' by a labrador); a breed that is not drawn is drawn
 * as the nearest one of its kind, which is a relative of it and is said.
 */
import { ANIMAL_NAMES } from './table.ts';

/** Words that mean something else too (a kite, a crane, gold) are here only with the noun that makes them an animal. Kinds of each drawing, the nearest first; other names of the very same animal; after `~` near relatives that have no drawing of their own. The first drawing of a kind stands for it. */
const KINDS = `
labrador = dog: lab dog, labrador retriever, puppy, doggo, pup
golden retriever = dog: goldie, golden dog
indian pariah dog = dog: indie dog, desi dog, pariah dog, street dog, stray dog, indian dog
german shepherd = dog: gsd, alsatian
pug = dog
beagle = dog
dachshund = dog: sausage dog, wiener dog
husky = dog: siberian husky
rottweiler = dog: rottie
doberman = dog: dobermann
pomeranian = dog: pom dog, spitz, indian spitz
shih tzu = dog: shihtzu, ~lhasa apso
corgi = dog: welsh corgi
bulldog = dog: english bulldog
french bulldog = dog: frenchie
great dane = dog
dalmatian = dog
poodle = dog
cocker spaniel = dog: spaniel
rajapalayam = dog
mudhol hound = dog: caravan hound, ~hound, ~greyhound
ginger cat = cat: orange cat, kitten, kitty
tabby = cat: tabby cat
black cat = cat
persian cat = cat: white cat, persian
siamese cat = cat: siamese
calico cat = cat: calico
tuxedo cat = cat
bengal cat = cat
tiger = big cat: bengal tiger, royal bengal tiger, tigress
white tiger = tiger, big cat
lion = big cat: asiatic lion, gir lion
lioness = lion, big cat
leopard = big cat: ~jaguar
snow leopard = leopard, big cat
cheetah = big cat
black panther = big cat: panther
horse = : stallion, mare, brown horse, marwari horse
white horse = horse
black horse = horse
pony = horse: foal
donkey = : ~mule
zebra =
camel = : dromedary
cow = cattle: zebu, ~ox
gir cow = cow, cattle
spotted cow = cow, cattle: holstein, dairy cow
bull = cattle: nandi, jallikattu bull
buffalo = cattle: water buffalo
goat = : mountain goat, ~ibex, ~markhor
sheep = : lamb, ewe
deer = : stag, chital, spotted deer
pig = : piglet, hog
elephant = : tusker
temple elephant = elephant: decorated elephant, pooram elephant
rhino = : rhinoceros, indian rhino, one horned rhino
hippo = : hippopotamus
giraffe =
fox = : red fox, vixen
wolf = : grey wolf
bear = : brown bear, ~grizzly, ~sloth bear
polar bear = bear
panda = bear: giant panda
red panda =
kangaroo = : ~wallaby
monkey = ape: ~macaque, bandar
langur = monkey, ape: hanuman langur
gorilla = ape: silverback
koala =
sloth =
rabbit = : bunny, ~hare
white rabbit = rabbit
squirrel =
palm squirrel = squirrel: indian squirrel, ~chipmunk
mouse = : ~rat
hedgehog = : ~porcupine
crocodile = reptile: ~alligator, ~gharial
lizard = reptile: ~gecko, ~iguana, ~monitor lizard
chameleon = lizard, reptile
tortoise = reptile
turtle = tortoise, reptile: sea turtle, olive ridley
frog = : ~toad
tyrannosaurus rex = dinosaur: t rex, trex, t-rex, dino
axolotl =
snake = reptile: serpent, ~viper
cobra = snake, reptile: king cobra, nag, naga
python = snake, reptile
blue bird = bird: bluebird, ~bulbul, ~robin, ~finch
sparrow = bird: house sparrow
peacock = bird
dancing peacock = peacock, bird: peacock with open feathers, peacock with fan
parrot = bird: parakeet
macaw = parrot, bird
crow = bird
raven = crow, bird
owl = bird
barn owl = owl, bird
eagle = bird: ~hawk, ~falcon, ~kite bird
bald eagle = eagle, bird
kingfisher = bird
flamingo = bird: ~crane bird, ~sarus crane, ~heron, ~stork
hen = bird: chicken
rooster = bird
chick = bird: baby chick
duck = bird
duckling = duck, bird
white duck = duck, bird: ~goose
swan = bird
pigeon = bird
dove = pigeon, bird: peace dove
penguin = bird
hornbill = bird: ~toucan
fish =
goldfish = fish
koi = fish: koi fish, ~carp
clownfish = fish
shark = : great white shark
dolphin =
whale = : blue whale, ~humpback whale
octopus = : ~kraken, ~squid
jellyfish =
crab =
starfish = : sea star
seahorse =
butterfly = insect: monarch butterfly
blue butterfly = butterfly, insect
bee = insect: honeybee, ~bumblebee
ladybird = insect: ladybug
dragonfly = insect
spider = : ~tarantula
snail =
dragon =
red dragon = dragon
baby dragon = dragon
unicorn =
pegasus = : winged horse, flying horse
winged lion =
yali =
phoenix = : firebird
garuda =
`;

export interface AnimalKind {
  name: string;
  kinds: readonly string[];
  also: readonly string[];
  /** Drawn by it as relatives. */
  relatives: readonly string[];
}
const list = (text: string): string[] => text.split(',').flatMap(word => word.trim() || []);
const READ: readonly AnimalKind[] = KINDS.trim()
  .split('\n')
  .map(line => {
    const [name = '', rest = ''] = line.split('=');
    const [kinds = '', also = ''] = rest.split(':');
    const words = list(also);
    return {
      name: name.trim(),
      kinds: list(kinds),
      also: words.filter(word => !word.startsWith('~')),
      relatives: words.filter(word => word.startsWith('~')).map(word => word.slice(1)),
    };
  });

const BY_WORD = new Map<string, { name: string; isRelative: boolean }>();
const put = (word: string, name: string, isRelative: boolean) => BY_WORD.has(word) || BY_WORD.set(word, { name, isRelative }); // prettier-ignore
for (const { name } of READ) put(name, name, false);
for (const { name, also } of READ) for (const word of also) put(word, name, false);
for (const { name, kinds } of READ) for (const kind of kinds) put(kind, name, false);
for (const { name, relatives } of READ) for (const word of relatives) put(word, name, true);

/** Every drawing with its kinds. */
export const ANIMAL_KINDS: readonly AnimalKind[] = READ;

/** Kinds of a drawing, the nearest first; empty where it is of no kind but its own. */
export const kindsOf = (name: string): readonly string[] => READ.find(kind => kind.name === name)?.kinds ?? [];

/**
 * The drawing for words in English, singular, lower case: 'pug', 'street dog', 'dog'; with a noun it is the breed within it ('persian' of a
 * 'cat'). `isRelative` where a breed is not drawn and another of its kind takes its place. Nothing where there is none.
 */
export function animalFor(words: string, noun?: string): { name: string; isRelative: boolean } | undefined {
  const exact = noun ? (BY_WORD.get(`${words} ${noun}`) ?? BY_WORD.get(words)) : BY_WORD.get(words);
  if (exact) return exact;
  const kind = noun && BY_WORD.get(noun);
  return kind ? { name: kind.name, isRelative: true } : undefined;
}
export { ANIMAL_NAMES };
