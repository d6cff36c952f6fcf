/**
 * Names whose parts mean something else: no lady and no bird is in a ladybird, no money on a money plant. They are known so that they are
 * told as left out until somebody draws them. Rows: see nouns/row.ts.
 */
export const NAMESAKES = `
old monk|old monk rum = food drink
gilli danda|gulli danda|गिल्ली डंडा = object
statue of unity|statue of liberty = building
poker chips|poker chip|casino chips = object
vr headset|vr glasses|virtual reality headset = object
banana leaf|kele ka patta|केले का पत्ता = plant
coffee plantation|coffee estate = land
geometry box|pencil box|compass box = object
lady finger|ladyfinger|bhindi|okra|भिंडी = food
custard apple|sitaphal|sharifa|सीताफल = food
rose apple|ice apple|elephant apple|wood apple|star fruit|starfruit|passion fruit = food
cotton candy|candy floss|budhiya ke baal|बुढ़िया के बाल = food
egg plant = food
snake plant|spider plant|rubber plant = plant
bird of paradise flower|raat ki rani|night queen|four o clock flower = plant
fire extinguisher = object
horseshoe|horse shoe = i:horseshoe object
dog tag|dog tags = object
bulls eye|bullseye|bull eye = symbol
bean bag|beanbag = furniture
monkey cap = garment
monkey bars = object
rose milk|root beer|ginger ale = food drink
apple watch|smart watch|smartwatch = object
butter paper = object
hot wheels = object
rocket stove = object
cat walk = object
crowbar|crow bar = i:crowbar object
mouse trap|rat trap|mousetrap = c:mouse-trap object
fish bowl|fishbowl = object
pigeon hole = object
star anise|chakra phool|star phool = food
horse gram|monkey nut = food
dragon boat = vehicle
buddha purnima = object
moon stone|moonstone|tiger eye stone = object
snow globe|snowglobe = object
heart rate monitor = object
ring light|ring road = object
sugar free = object
`;
