/**
 * Words as people type them, and what the shop answers. Obscene and hateful words stand here because a rule against a word is proven by that
 * word alone; they stand in these two files and in the lists of `domain/src/prompt-lists/`, nowhere else. A report of a wrong answer adds a line.
 */
const TRIED_TEXTS = {
  adult: `
    topless mermaid
    नंगी फोटो
    हरामी साला
    रण्डि
    मा दर चो द
    g@@nd
    lavdya
    chu tiya
    chutyia
    behen ke lode
    bhainchod
    mutherfucker
    f.u c.k
    f#ck off
    big b00bies
    t*ts out
    p.e.n.i.s
    𝕟𝕒𝕜𝕖𝕕 truth or dare girl
    NudËs
    sperm donor bed
    lund fakir
    भड़वे की औलाद
    गांडमस्ती
    चोदू
    लवड़े
    तेरी मां की चूत
    randi rona
    kamine kutte
    saala haramkhor
    gaand phat gayi
    muh me le
    lauda mera
    choot chaat
    chutad
    bhosri ke
    teri ma ka bhosda
    your mom is a hoe
    Suck it b*tches
    d i c k h e a d
    son of a b!tch
    biatch
    phuk this
    FU©K
    fvck the police
    s e x y  l i n g e r i e  model
    pr0n
    n4k3d chicks
    nekkid girls
    nude woman
    nudе woman
    n\u200bude woman
    n.u.d.e woman
    n u d e woman
    nüde woman
    n4ked woman
    nuuude girl on the beach
    ｎｕｄｅ woman
    ⓝⓤⓓⓔ woman
    𝓷𝓾𝓭𝓮 woman
    🅽🆄🅳🅴 lady
    ɴᴜᴅᴇ woman
    n-u-d-e art of my ex
    nu\u00adde
    n_u_d_e
    #NudeWoman
    nudewoman
    NudePics
    ηude
    ch*tiya
    chutiya
    ch u t i y a
    chutiye
    Chuuutiya
    teri maa ki chut
    madarchod
    m@darchod
    maderchod
    MadarChod
    bhenchod
    behenchod
    b e h e n c h o d
    bhosdike
    bh0sdike
    bhosadike
    bsdk
    gaand mein danda
    gandu
    g@ndu
    gaandu sala
    lund le le
    mera lund
    lauda lasun
    lawde
    randi
    r@ndi
    randi ki aulad
    jhaat ka baal
    jhant
    मादरचोद
    मादर चोद
    बहनचोद
    भेनचोद
    भोसड़ी के
    भोसडीके
    चूतिया
    चुतिया
    चूतिये
    गांडू
    गाँडू
    गांड
    लौड़ा
    लंड
    रंडी
    रण्डी
    झाँट
    नंगी औरत
    नंगी लड़की का चित्र
    नंगा आदमी
    नग्न महिला
    nangi ladki
    nangi aurat ki photo
    chudai
    चुदाई
    fuck you
    f u c k
    f*ck
    f**k off
    fück
    fucking awesome
    FuCk it
    phuck
    fuuuck
    motherfucker
    m0therf*cker
    bitch please
    b!tch
    b1tch
    basic b*tch
    slut
    sl*t
    wh0re
    cunt
    kiss my @ss
    a$$ hole
    asshole
    big dick energy
    d1ck
    suck my dick
    p0rn
    pornstar
    xxx video
    boobs
    b00bs
    t1ts
    penis drawing
    pen1s
    vagina
    naked man
    topless woman on the beach
    sexy girl in lingerie
    hot sexy babe
    blowjob
    bl0wjob
    handjob
    horny
    hentai
    bdsm
    cumshot
    orgasm
    masturbating monkey
    s3x
    sex position chart
    dildo
    condom
    69 position
    pornhub logo
    stripper on a pole
    सेक्सी लड़की
    kamasutra pose
    சுண்ணி
    పూకు
    ben chod
    bahan ke laude
    lode lag gaye
    chodu bhagat
  `,
  minors: `
    naked 16 year old girl
    child in lingerie
    school girl striptease
    13 yr old nude
    kids in sexy bikini
    sexy schoolgirl
    sexy school girl
    nude child
    naked kids
    hot sexy teen girl
    12 year old in lingerie
    loli
    lolita girl
    l0li hentai
    shota boy
    little girl in seductive pose
    sexy baccha
    nangi bachi
    नंगी बच्ची
    नाबालिग लड़की सेक्सी
    underage girl erotic
    topless 15 year old
    s€xy sch00lgirl
    child porn
    kiddie porn
  `,
  hateful: `
    white p0wer
    h-i-t-l-e-r
    hitl3r did nothing wrong
    women should be slapped
    chinky eyes
    dalit scum
    muslim free india
    go back to pakistan mullah
    kick out the muslims
    burn all mosques
    Hindus are pigs
    blow up the temple
    bomb the mosque
    hang the gays
    swastika with heil
    white lives matter kkk
    k k k
    मुस्लिम भगाओ देश बचाओ
    सारे मुसलमानों को भगाओ
    bhangi saale
    chamaro ko maro
    lower caste scum
    dalits are dirty
    gas chamber for jews
    Christians leave india
    Boycott Muslim shops
    death to all jews
    kill every muslim
    muslims are pigs
    muslims out
    Muslims out!
    kill all muslims
    death to hindus
    kill hindus
    hang the jews
    burn the christians
    boycott muslims
    exterminate dalits
    deport all bangladeshis
    jews will not replace us
    gas the jews
    mus1ims out
    m u s l i m s  o u t
    мuslims out
    hindus go back
    biharis go back
    bihari bhagao
    ban islam
    islam is cancer
    fuck islam
    allah is fake
    f*ck hindus
    i hate muslims
    i hate dalits
    all muslims are terrorists
    sikhs are terrorists
    women belong in the kitchen
    all women are whores
    beat your wife
    gays must die
    kill the gays
    mullo ko maro
    mulle kaato
    katua
    katuwe
    jihadi suar
    मुसलमानों को मारो
    मुसलमान भगाओ
    मुल्लों को काटो
    कटुआ
    हिंदू मुर्दाबाद
    दलितों को मारो
    पाकिस्तान मुर्दाबाद
    गोली मारो सालों को
    desh ke gaddaron ko goli maaro saalon ko
    muslim hatao desh bachao
    musalman murdabad
    hindu murdabad
    chamar
    saala chamar
    bhangi
    चमार
    भंगी साला
    neech jaat
    नीच जात
    chuhra
    chinki go home
    chinky
    nigger
    n1gger
    nigga please
    n i g g e r
    faggot
    f@ggot
    tranny
    retard
    kike
    paki
    chhakka saala
    hijra saala
    heil hitler
    hitler was right
    h1tler
    adolf hitler portrait
    नाज़ी
    nazi
    n@zi
    white power
    kkk
    swastika nazi
    sieg heil
    ethnic cleansing now
    love jihad
    rice bag convert
    brahmins out
    brahmins go back
    raghead
    dotheads
    black people are monkeys
    kashmiri go home
  `,
  violence: `
    kill the prime minister
    i will rape you
    all lesbians should be raped
    rape her
    r4pe
    gang rape
    rapist pride
    behead the infidels
    beheading
    school shooting
    mass shooting
    murder my neighbour
    bomb blast in the market
    ak 47
    ak47
    AK-47 gun
    machine gun
    lynch mob
    lynch him
    gore and guts
    child abuse
    torture the prisoner
    acid attack on a girl
    बलात्कार
    बलात्कारी
    खून कर दूंगा
    तेज़ाब फेंको
    i will kill you
  `,
  selfHarm: `
    hang yourself now
    jump from the roof and die
    end it all suicide
    cut my wrist
    suicide
    kill yourself
    k1ll yourself
    kys
    hang yourself
    i want to die
    slit your wrists
    self harm
    commit su1cide
    आत्महत्या कर लो
    khudkushi kar lo
    jump off a bridge and die
    s u i c i d e
  `,
  terror: `
    terr0rist
    jai godse
    Burhan Wani hero
    ISIS zindabad
    hindu terrorists out
    isis
    I S I S flag
    al qaeda
    osama bin laden hero
    bin laden
    lashkar e taiba zindabad
    kasab zindabad
    jaish e mohammed
    godse zindabad
    nathuram godse hero
    गोडसे ज़िंदाबाद
    गोडसे अमर रहे
    taliban zindabad
    hizbul mujahideen
    terrorist with a bomb
    आतंकवादी ज़िंदाबाद
    ltte tigers flag
    hamas zindabad
  `,
  drugs: `
    ganesha smoking weed
    ganjha
    420 smoke weed
    cocaine cartel
    line of coke
    bhang and charas
    magic mushroom trip
    smoke up ganja baba
    cocaine
    c0caine
    heroin needle
    meth lab
    marijuana leaf
    weed leaf
    smoke weed everyday
    420 weed
    ganja
    g@nja
    गांजा
    चरस
    charas
    chillum baba
    mdma party
    lsd trip
    alien smoking chillum
    weed joint
    brown sugar drug
    afeem
    mary jane joint
    ecstasy pills
  `,
  person: `
    Allu Arjun Pushpa
    rahul gandhi cartoon
    modi hai to mumkin hai
    thalaiva rajini
    Virat 18 jersey Kohli
    Elon musk mars
    kim jong un eating
    Sidhu Moosewala 295
    Thalapathy 69
    bhai Salman Khan dabangg
    SRK as Pathaan
    मोदी सरकार
    Yogi Adityanath bulldozer
    Rahul Gandhi pappu
    thala for a reason
    Dhoni finishes off in style
    King Kohli 18
    kohli's 50th century
    virat kohli with a bat
    v1rat kohli
    virat k0hli
    ViratKohli
    #ViratKohli
    Kohli cover drive
    ms dhoni helicopter shot
    m.s. dhoni
    dhoni
    sachin tendulkar
    rohit sharma
    jasprit bumrah
    hardik pandya
    rishabh pant
    smriti mandhana
    shah rukh khan portrait
    shahrukh
    srk
    s.r.k
    salman khan
    amitabh bachchan
    rajinikanth
    thalaivar
    thalapathy vijay
    allu arjun pushpa
    deepika padukone
    alia bhatt
    ranbir kapoor
    narendra modi
    nаrendra modi
    modi
    Modi ji
    m0di
    namo again
    rahul gandhi
    arvind kejriwal
    amit shah
    yogi adityanath
    mamata banerjee
    owaisi
    donald trump
    trump 2028
    joe biden
    putin
    elon musk
    messi
    lionel messi
    ronaldo
    cristiano ronaldo
    CR7
    neymar
    taylor swift
    michael jordan dunk
    sidhu moose wala
    diljit dosanjh
    विराट कोहली
    विराट कोहली का चित्र
    मोदी
    मोदी जी
    नरेन्द्र मोदी
    नरेंद्र मोदी
    राहुल गांधी
    शाहरुख खान
    शाहरुख़ ख़ान
    सलमान खान
    धोनी
    अमित शाह
    रोहित शर्मा
    bts jungkook
    MODI mask
  `,
  brand: `
    Harley-Davidson eagle
    Puma logo jersey
    MI paltan
    CSK yellow lion
    pokémon
    Hary Potter
    spider-mann
    B.M.W
    Gucc1
    adid@s
    nlke
    coke bottle logo
    pubg chicken dinner
    ferrari horse
    bajaj pulsar logo
    TVS Apache logo
    Royal Enfield logo tee
    whistle podu CSK
    RCB ee sala cup namdu
    Mumbai Indians paltan
    one-piece luffy gear 5
    Marvel's Thor hammer
    iron man suit
    Nаruto hokage
    hogwarts crest
    sponge bob
    Gucci belt
    adiddas stripes
    Nike Air
    Nike
    the Nike logo but upside down
    N I K E
    n1ke
    nіke
    swoosh logo
    just do it
    Nike just do it
    JustDoIt
    adidas
    ad1das
    abibas adidas
    adidas three stripes logo
    puma logo
    gucci
    louis vuitton
    supreme
    supreme box logo
    balenciaga
    apple logo
    amazon logo
    tesla logo
    zara logo
    Yamaha R15 logo
    Royal Enfield logo
    royal enfield official badge
    KTM logo
    bmw
    harley davidson
    lamborghini
    coca cola
    coca-cola
    cocacola
    c o c a c o l a
    pepsi
    starbucks
    mcdonalds
    McDonald's
    i'm lovin it
    impossible is nothing
    kfc
    netflix
    instagram logo
    google
    mickey mouse
    mickеy mouse
    mickeymouse
    m1ckey mouse
    Mickey   Mouse
    mickey.mouse
    marvel avengers
    spiderman
    spider-man
    Spider Man
    sp1derman
    batman
    b@tman
    superman
    harry potter
    hogwarts
    star wars
    darth vader
    pokemon
    p0kemon
    pikachu
    pikaaachu
    naruto
    one piece luffy
    one piece anime
    luffy
    goku
    hello kitty
    barbie
    minions
    doraemon
    डोरेमोन
    chhota bheem
    छोटा भीम
    tom and jerry
    mumbai indians
    Mumbai Indians logo
    MI jersey
    chennai super kings
    csk
    c.s.k
    whistle podu
    rcb
    ee sala cup namde
    kkr
    kolkata knight riders
    gujarat titans
    lucknow super giants
    rajasthan royals
    delhi capitals
    sunrisers hyderabad
    punjab kings
    bcci logo
    team india official jersey
    manchester united
    real madrid
    fc barcelona
    चेन्नई सुपर किंग्स
    मुंबई इंडियंस
    नाइकी का लोगो
    amul girl
    parle g
    kingfisher beer
    linkin park
    metallica
  `,
  faith: `
    jesus with a gun
    drunk shiva
    buddha beer
    durga maa bikini
    ganpati dancing drunk with whisky
    shiva with beer
    ganesha wearing sunglasses
    ganesha drinking beer
    shiva smoking on a skull
    hanuman with a beer bottle
    durga in a bikini
    jesus as a zombie
    krishna with burger
    buddha skull
    lakshmi smoking a cigarette
    गणेश शराब पीते हुए
    हनुमान बीयर के साथ
    shivji ganje ke saath
    kali maa in lingerie
    guru nanak with whisky
    cow beef ganesha burger
  `,
  drawn: `
    CH-7
    CH.07 and FK-19
    B-17 bomber squadron model
    काटो नहीं पेड़ लगाओ
    मारवाड़ी शादी
    गोली सोडा
    छक्के पर छक्का
    मुल्ला नसरुद्दीन
    कटहल
    भंगड़ा
    रंडक
    लोटा
    चोटी पर चढ़ाई
    गांव की गोरी
    आम का पेड़
    Durga squad girls power
    Hanuman chalisa
    Krishna bakery
    Ganesh and Shiv, the brothers, beer fest
    Kashmiri pheran
    Madrasi dosa
    Bihari chokha party
    Nepali momo
    Chinese noodles
    Buddhist monastery Leh
    Jews harp player
    Sikh langar
    Muslim and Hindu wedding
    High as the Himalaya
    Acid rain awareness
    Weeds of spring
    Joint replacement surgeon
    No guns more roses
    Gunpowder idli
    Rocket launch pad
    Gun metal grey car
    Bomb cyclone
    die hard chai lover
    Dead tired
    Kill Bill style katana
    Mario plumber uncle
    Thor's day
    Hulk-sized coffee
    Batmanglij
    Super mom
    Iron man triathlon finisher
    Jaguar roaring
    Visa pour l'image
    Apple of my eye
    Titan submarine
    reliance on self
    Tata bye bye
    Amir's gym
    Happy birthday Ranveer
    Rohit weds Sharmila
    Virat Singh and family
    Nagaland hornbill
    Mulund station
    Katuwal trek
    Chamba valley
    Chamunda devi
    Bhosle melodies night
    Bhosale family
    Lodha heights society
    Rande vous cafe
    Randeep turns 30
    Randhawa wedding
    Gandhali classical singer
    Chodankar family Goa
    Bassein fort
    Assamese bihu dance
    Sussex County
    Matsya avatar
    Grapefruit juice
    Analisa art studio
    Shital weds Manan
    Hancock and Babcock reunion
    Nudrat turns 7
    Zara turns 1
    Modi family reunion
    Happy birthday Krishna, pizza and burger
    amazon rainforest parrot
    tesla coil physics club
    murder mystery night
    One piece of cake
    Trump card
    supreme court moot
    Ronaldo our dog
    nudge theory club
    Essex county
    Sussex by the sea
    Middlesex
    Dikshit family
    Anjali Dikshit
    Kamakhya temple
    Kamakhya Express
    Lund University
    Lund family
    Lund, Sweden
    Assam tea garden
    Assamese gamosa
    Cockburn Town
    Titagarh jute mill
    Kum Kum bhagya
    kumkum and haldi
    analog clock
    analog photographer
    grapes and wine
    grape vine
    physiotherapist
    therapist of the year
    Dickson road
    Dickens reading club
    Moby Dick whale
    cocktail party
    mango cocktail
    peacock feather
    cockatoo
    shuttlecock champion
    hancock
    Sextus Empiricus
    sextant on a map
    sextet jazz band
    unisex salon
    chutney life
    Chutneyfy
    Gandhi
    Gandhi ji with charkha
    Mahatma Gandhi
    Gandhinagar
    gaandhi topi
    Gandhari
    Gandharva
    Ambedkar
    Dr. B.R. Ambedkar portrait
    Jai Bhim
    Bhagat Singh
    Inquilab Zindabad Bhagat Singh
    Subhas Chandra Bose
    Netaji
    Rani Laxmibai
    Chandrashekhar Azad
    Sardar Patel
    Vande Mataram
    भगत सिंह
    महात्मा गांधी
    डॉ. भीमराव आंबेडकर
    सुभाष चंद्र बोस
    जय भीम
    जय हिंद
    इंकलाब ज़िंदाबाद
    Happy birthday Rohit
    Rohit weds Priya
    Virat turns 5
    happy birthday Virat
    Rahul weds Priya 14.02.2025
    Salman and Sana's wedding
    Salman bhaiya
    Amit and Neha 25 years
    Gandhi family reunion 2025
    Shah family goa trip
    Yogi turns 30
    yogi in lotus pose
    Messi our cat
    Luffy my dog
    Simba and Goku, my two cats
    Goku our puppy
    team Zara
    Team Messi our dog squad
    Barbie turns 3
    Zelda turns 4
    Happy birthday Zelda
    Drake the duck
    apple pie
    an apple a day
    red apple
    puma in the jungle
    a black puma under the moon
    jaguar in the rainforest
    friends forever
    Friends reunion 2001 batch
    google eyed monster with goggles
    supreme sacrifice of soldiers
    target practice archery club
    dove of peace
    shell on the beach
    mars and venus planets
    a titan of industry
    orange juice
    hulk of a ship
    kites over trumpet hill
    trumpet player
    play your trump card
    spades are trumps
    card game trump suit
    sachet
    cat with sunglasses
    skull with roses
    skeleton playing guitar
    tiger wearing sunglasses
    panda drinking beer
    dark knight chess
    cricket batsman
    knight riders on horses
    lord ganesha mandala gold
    ganesha with modak
    shiva in meditation
    Shiva trishul damru
    hanuman lifting the mountain
    krishna playing flute
    krishna eating butter
    durga slaying the demon mahishasura
    kali with garland of skulls
    jesus walks on water
    buddha under the bodhi tree
    ram temple
    guru nanak jayanti
    Ramadan mubarak
    Eid mubarak
    allah hu akbar calligraphy
    waheguru
    Happy birthday Lakshmi, beer and pizza
    Krishna weds Radha, DJ night
    Durga turns 7
    हैप्पी बर्थडे कृष्णा, पिज़्ज़ा और बर्गर
    गणपति बप्पा मोरया
    जय श्री राम
    हर हर महादेव
    राधे राधे
    जय माता दी
    वाहे गुरु
    ईद मुबारक
    मेरा भारत महान
    चाय पीता हुआ शेर
    बारिश में नाचता हुआ हाथी, मधुबनी शैली
    नंगे पाँव चलता बच्चा
    नंगे पैर दौड़
    नंगा पर्वत
    Nanga Parbat base camp
    मोदीनगर
    मोदी परिवार
    कोहलीजी
    कुतिया और उसके पिल्ले
    राम की कुटिया
    चटनी
    गांधी जयंती
    गांधारी
    गंधर्व
    लड्डू
    लंदन
    लंगर
    रंगोली
    रंगीला
    रणवीर
    रणथंभौर का बाघ
    छक्का मारा
    चौका छक्का
    chauka chhakka cricket
    चूड़ियाँ
    चूहा
    चुटकी
    माँ का प्यार
    शादी की सालगिरह
    मेरी बेटी का जन्मदिन
    दादी की रसोई
    हम दिल दे चुके
    मिस्टर एंड मिसेज़ शर्मा
    पापा की परी
    बनारस का घाट
    ganga ghat
    ganda nahi accha
    gadha
    gandha
    maa ka pyar
    dil se desi
    chai pe charcha
    chutti ka din
    chhutti
    chut-putt
    chutki aur bheem ki dosti
    lundi creek
    landmark
    ladka ladki shaadi
    ladoo
    randiv
    Brandi weds Sam
    randy newman
    jhatka machine
    bhangra dance
    bhang thandai holi
    chamareli ka phool
    chameli
    katori
    Katwa junction
    mullanpur stadium
    Mulla Nasruddin
    Madrasi filter coffee
    Bihari litti chokha
    Bihari babu
    punjabi munda
    marathi mulga
    hindu muslim sikh isai, hum sab bhai bhai
    Muslims and Hindus are brothers
    love all religions
    proud dalit
    jews and arabs for peace
    women out in the hills trekking
    ladies night out
    girls trip, lights out
    kill the bug, ship the code
    kill it on stage
    killer whale
    killer queen
    you can do it
    do it with love
    cakes to die for
    die hard fan of chai
    murder of crows
    stop rape
    rapeseed flowers
    end violence against women
    say no to drugs
    suicide prevention walk
    stop child abuse
    nasha mukti abhiyan
    नशा मुक्ति
    drug free india
    heroine of the story
    my heroine, my mom
    method acting
    meth-odical coder
    garden weed and flowers
    seaweed
    potluck party
    isis goddess of egypt
    al gore climate talk
    Gore family of Pune
    naked eye astronomy
    the naked truth
    nude lipstick shade
    classic car show
    class of 2010
    assassin's creed of coders
    assignment pending
    passion and glass
    massage parlour
    bass guitar
    basset hound
    embarrassed panda
    Badass biker
    kick ass attitude
    donkey
    pussycat
    pussy willow
    maine coon cat
    chink in the armour
    spic and span
    niggle
    Nigeria
    Niger river
    snigger
    title match
    titanic
    titli (butterfly)
    a great tit, the bird
    constitution day
    country roads
    Scunthorpe United
    Penistone
    pen island
    pen is mightier than the sword
    hoover dam
    shiitake mushroom
    Matsushita
    dam square
    circumference
    document
    cucumber
    cumin seeds
    summa cum laude
    magnum ice
    Arsenal of ideas
    parsley
    sparse matrix
    Lucknow kebab
    Phuket beach
    Hitesh turns 40
    Hitlist of songs
    Ashit and Porni
    Kapoor wedding
    Swastika symbol for diwali
    शुभ लाभ स्वस्तिक
    swastika rangoli
    Aryan turns 2
    A 55 phone
    B00 the ghost
    I <3 Goa
    Sons <3
    x < y
    4*4 off road
    Class 10 C, H and U
    a b c d e f g
    R.C.B.A. architects
    M I T alumni
    N.C.C. cadets
    1998 batch
    route 66
    H2O
    H & M, Harish and Meena
    100% desi
    खाओ पियो मस्त रहो
    दिल्ली की सर्दी
    मुंबई की बारिश
    चेन्नई का समंदर
    राजस्थान का ऊँट
    Mumbai local train
    Chennai beach sunrise
    kolkata tram
    Royal Enfield bullet on a mountain road
    old yamaha rx100 ride in ladakh
    super king penguin
    indians in mumbai love vada pav
    pink floral
    metal head
    our cricket team jersey number 7
    office team logo with a rocket
    football club badge with a lion
    शर्मा जी का लड़का
    अमिताभ का जन्मदिन
    शाहरुख की शादी
    Saxena family
    Sexton cricket camp
    Basanti and Veeru
    Rajnikant Patel weds Hema
    Kohli sweets
    trumpeting elephant
    Modinagar boys
    Zaara and Veer
    Puma, Jaguar and Leopard club
    black jaguar portrait
    dove with olive branch
    apple cider
    the amazon queen bee
    Titanic ship
    shell collector
    Shell scripting guru
    python snake coding
    oracle of delphi
    Shiv turns 3
    Durga puja 2025
    Ganesh visarjan dhol
    Krishna and Radha on a swing
    Hanuman gada gym
    Buddha meditating
    Jesus is my shepherd
    Allah is one
    Mecca skyline
    Khalsa panth
    Sikh regiment veteran
    Muslim wedding calligraphy
    proud hindu
    Brahmin samaj picnic
    Dalit panther history
    Tribal art warli
    women in tech
    girls who code
    boys hostel 2010
    killer whale jumping
    shoot a film crew
    shooting star
    gunpowder tea
    drugstore
    grass and herbs
    cracker of Diwali
    smoke on the water
    smoking hot momos
    joint family
    potter's wheel
    weeding my garden
    acid base chemistry
    Dickens
    Hancock
    Peacock
    Cockatiel
    cock a doodle doo
    Pussy cat pussy cat where have you been
    assam silk
    embassy
    classic
    bassoon
    tit for tat
    Titli udi
    Shitala mata
    Mishti doi
    Lundgren
    Londe family
    Gandak river
    Gandola
    Chutney Mary
    Choti si asha
    chuti manao
    बच्चों का स्कूल
    बच्चे की माँ
    छोटी बच्ची का जन्मदिन
    गांधीधाम
    लंडन ब्रिज
    लौकी की सब्ज़ी
    चूल्हा
    चूना
    नंगल डैम
    नंगे पाँव मंदिर
    मोदी स्कूल
    हिंदू मुस्लिम एकता
    मारो छक्का
    बिहारी लिट्टी चोखा
    कुत्ता वफ़ादार
    Kutti means small in Tamil
    kamina dost
    saala ek machhar
    kutte ki dum
    dog father
    God father
    Father of dragons
    Mother of cats
    Thor the hamster
    Messi the cat
    team Rohit
    happy birthday Shahrukh
    Salman turns 10
    Deepika weds Rahul
    Rahul's bachelor party
    bride squad
    groom squad
    X <3 Y
    O +ve blood donor
    B+ always
    I am 5
    4 you
    B4 sunrise
    gr8 day
    L8 night coder
    M8s forever
    P@SSWORD
    c@t lover
    m0m
    h3ll0 w0rld
    H.A.P.P.Y
    L O V E
    M O M
    D A D
    B I H A R
    K E R A L A
    A.P.J. Abdul Kalam
    R.K. Narayan
    M.S. Subbulakshmi
  `,
};

/** The texts by why they are not drawn; `drawn` are those that are. */
export const TRIED = Object.fromEntries(
  Object.entries(TRIED_TEXTS).map(([why, texts]) => [
    why,
    texts
      .split('\n')
      .map(text => text.trim())
      .filter(Boolean),
  ]),
) as Record<keyof typeof TRIED_TEXTS, string[]>;
