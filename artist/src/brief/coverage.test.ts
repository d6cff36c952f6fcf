import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

/**
 * What a shopper expects to see: `hero` words, `~` a landscape of a setting, `=` lettering alone. Alternatives by `|`.
 * The prompts were written before the subjects were.
 */
const EXPECTED = `
black panther with glowing eyes : panther
shiva meditating in himalayas : shiva
hanuman flying with mountain : hanuman
virat kohli style cricket batsman : cricket
dhoni 7 thala : =
bullet motorcycle vintage : bullet
royal enfield himalayan adventure : bullet
chai lover : chai
filter coffee kumbakonam : filter coffee
samosa party : samosa
vada pav mumbai : vada pav
biryani is love : biryani
masala dosa cartoon : dosa
eat sleep cricket repeat : =
kathakali face kerala : kathakali
theyyam dancer : theyyam
bharatanatyam dancer silhouette : bharatanatyam
warli art tribal village : warli
madhubani fish : madhubani
rajasthani camel desert sunset : camel
mughal arch floral pattern : flower
paisley pattern maroon : mandala
om symbol with lotus : om
buddha zen tree of life : buddha|banyan tree
krishna with cow : krishna
radha krishna swing : krishna
durga maa with lion : durga
kali maa tattoo : durga
ganpati bappa morya : ganesha
jai shri ram saffron bow : archer|ram
trishul damru shiva : trishul|shiva
nandi bull : bull
tiger roaring angry : tiger
bengal tiger in sundarbans : tiger
elephant with umbrella festival : thrissur pooram
peacock dancing in rain : peacock
indian rhino kaziranga : rhino
cobra snake and moon : snake
lotus pond watercolor : lotus
marigold garland : marigold
banyan tree : banyan tree
mango tree summer : mango
auto driver quotes : auto rickshaw
horn ok please truck art : truck|=
ambassador taxi kolkata yellow : ambassador
mumbai skyline rain : ~city
gateway of india : gateway of india
india gate delhi : india gate
charminar hyderabad : charminar
taj mahal sunset : taj mahal
hawa mahal pink : hawa mahal
qutub minar : qutub minar
howrah bridge : howrah bridge
ladakh pangong lake : ~mountain
manali mountains snow : ~mountain
goa beach party : ~wave
kerala backwater boat : houseboat
spiti valley road trip : ~road
rishikesh yoga : yoga
monsoon frog : frog
bollywood retro poster : bollywood
guitar rock band skull : guitar|skull
dj headphones neon : headphone
lofi girl studying : headphone
anime boy with katana : katana
naruto fox : fox
pubg gamer : game controller
gaming controller glitch : game controller
programmer debugging : coding
java developer coffee : coding
stock market bull : stock market
crypto to the moon : bitcoin
gym motivation dumbbell : gym
powerlifting barbell : barbell
running marathon : marathon
football messi 10 : football
kabaddi player : kabaddi
hockey india : hockey
chess king and queen : king
carrom board : carrom
kite festival gujarat : kite
diwali diyas and fireworks : diya
holi colours splash : holi
navratri garba dandiya : garba
onam pookalam : onam
pongal pot sugarcane : pongal pot sugarcane|swastik
eid moon mosque : mosque
christmas santa surfing : christmas
sikh khanda : khanda
punjabi jatt turban : turban
moustache and turban : moustache|turban
beard man barber : barber
engineer life : engineer|=
doctor heartbeat : doctor
ca chartered accountant : math
mom love : heart|mom|=
best dad ever : =|dad
brother sister rakhi : rakhi
couple king queen : crown
dog dad : dog
cat mom : cat mom
golden retriever puppy : dog
sleepy panda : panda
sloth lazy sunday : sloth
unicorn rainbow : unicorn
dragon breathing fire : dragon
phoenix rising : phoenix
wolf pack moon : wolf
owl night : owl
butterfly flowers : butterfly
sunflower field : sunflower
cactus desert : cactus
mushroom forest fairy : fairy|mushroom
astronaut sitting on moon fishing : astronaut
ufo abducting cow : cow|ufo
alien smoking chillum : alien
skull with roses : skull
grim reaper : grim reaper
samurai oni mask : samurai
koi fish japanese : koi
great wave : great wave
eagle soaring : eagle
lion of judah : lion
horse running : horse
minimal line art face : face
abstract waves : ~wave
galaxy planets : planet
saturn surfing : planet
retro cassette tape 90s kid : cassette
vespa scooter italy : scooter
vw van camping : van
camera travel the world : camera|travel
compass mountains wanderlust : compass
bonfire camping stars : bonfire
pizza slice planet : pizza
momos lover : momo
ice cream pastel : ice cream
avocado yoga : avocado
मेरा भारत महान : =
शिव तांडव : shiva
चाय और बारिश : chai
தமிழ் சிங்கம் : lion|=
sher dil : =|tiger
desi swag : =
chill maar yaar : =
bindaas : =
be happy : =
future is female : =
`;

const rows = EXPECTED.trim()
  .split('\n')
  .map(line => line.split(' : ') as [string, string]);

function found(prompt: string, expected: string): boolean {
  const brief = readPrompt(prompt, { ground: 'dark', seed: 1 });
  return expected.split('|').some(want => {
    if (want === '=') return brief.hero === undefined && brief.text.main !== undefined;
    if (want.startsWith('~'))
      return (
        brief.settings.includes(want.slice(1) as never) &&
        (brief.hero === undefined || ['landscape', 'abstract'].includes(brief.layout))
      );
    return brief.hero !== undefined && `${brief.hero.label} ${brief.hero.term}`.includes(want);
  });
}

describe('coverage of subjects', () => {
  it('finds the right subject for at least 90 % of 148 prompts', () => {
    const wrong = rows.filter(([prompt, expected]) => !found(prompt, expected)).map(([prompt]) => prompt);
    console.log(`${rows.length - wrong.length} of ${rows.length} right; wrong: ${wrong.join('; ')}`);
    expect(rows.length).toBeGreaterThanOrEqual(147);
    expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(0.9);
  });

  it('knows at least 250 curated subjects', async () => {
    const { curatedSubjects } = await import('./subjects/table.ts');
    expect(curatedSubjects().length).toBeGreaterThanOrEqual(250);
  });
});
