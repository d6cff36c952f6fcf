/** Hate and slurs, in English, Hindi and Hinglish: lists of phrases, a comma between them. */
export const HATEFUL = {
  /** Insults of a caste, a faith, an origin, a sex or a body that are said of nothing harmless. */
  slur: `
    nigger, niggers, nigga, niggas, niggaz, negro, negroes, kike, kikes, wetback, wetbacks, gook, gooks, raghead, ragheads, towelhead, towelheads, sandnigger, sand nigger, darkie, jigaboo, porch monkey, dothead, dotheads, pajeet, pajeets, curry muncher, cow piss drinker, gaumutra drinker,
    faggot, faggots, fag, fags, tranny, trannies, shemale, shemales, ladyboy, dyke lesbian, retard, retards, retarded, tard, mongoloid, chinky, chinki, chinkis, chinkies, ching chong, paki, pakis, pakkis, slant eye, slanteyes, hook nose jew, untouchable caste, low caste people, lower caste people, low caste scum, lower caste scum, low caste dogs,
    rice bag, ricebag, rice bag convert, love jihad, land jihad, corona jihad, jihadi, jihadis, islamist pig, mudslime, muzzrat, muzzie, peaceful community terror, rapefugee`,
  slurHinglish: `
    katua, katue, katuwe, katuwa, katuve, katwe, katmulla, katmulle, katmullah, kat mulla, mulle, mullo, mullon, mulla katua, landya, landye, sullah, kaffir, bhangi, bhangiya, bhangi kahin ka, chamar, chamaar, chamari, chamaro, chamaron, bhangiyo, bhangiyon, chuhra, chuhre, choorha, chuda chamar, dhedh, dhed, neech jaat, neech jati, neechi jaat, nichi jaat,
    achhut saala, dom saala, paraiyan, pallan saala, chandala saala, pulaya saala, mahar saala, bhimta, bhimte, bhimti, aarakshan ki bheek, quota ka bheekhari, kala kauwa ladka, kallu madrasi, lungi madrasi, bihari chor, bihari kutta, nepali chowkidar saala, bahadur saala, chhakka saala, chakka saala, saala chhakka, hijra saala, saala hijra, gandi jaat, jihadi suar, suar muslim, gaddar muslim`,
  slurIndian: `कटुआ, कटुए, कटुवे, कटवे, कटमुल्ला, कटमुल्ले, मुल्लों, मुल्ले, लांड्या, सुल्ला, काफ़िर साले, भंगी, चमार, चमारों, चूहड़ा, चूहड़े, ढेढ, नीच जात, नीच जाति, नीची जात, भीमटा, भीमटे, लव जिहाद, जिहादी, चिंकी, अछूत साला, छक्का साला, साला छक्का, हिजड़ा साला`,
  nazi: `nazi, nazis, nazism, neo nazi, adolf hitler, hitler, heil hitler, heil, sieg heil, seig heil, white power, white supremacy, white pride, kkk, ku klux klan, swastika nazi, nazi swastika, 14 88, 1488, third reich, waffen ss, gestapo, blood and soil, jews will not replace us, you will not replace us, ethnic cleansing, final solution, aryan race, master race, नाज़ी, हिटलर`,
  /** Who is hated for what they are. */
  people: `
    muslim, muslims, musalman, musalmano, musalmanon, musalmaan, musulman, miya, miyan, hindu, hindus, hinduo, hinduon, christian, christians, isai, isaiyon, sikh, sikhs, sikho, sikhon, jew, jews, jain, jains, buddhist, buddhists, parsi, dalit, dalits, dalito, daliton, brahmin, brahmins, brahman, brahmano, savarna, savarnas, adivasi, adivasis, tribals, obc, sc st,
    bangladeshi, bangladeshis, rohingya, rohingyas, pakistani, pakistanis, pakistan, kashmiri, kashmiris, bihari, biharis, biharion, madrasi, madrasis, nepali, nepalis, northeasterner, northeasterners, chinki, chinkis, africans, black people, blacks, white people, asians, arabs, gays, gay people, gay, lesbians, lgbt, queers, trans people, transgenders, hijras, immigrants, migrants, refugees, foreigners, outsiders, minorities, non hindus, non muslims, infidel, infidels, kafir, kafirs, kafiro, heathens, mulle, mullo,
    मुस्लिम, मुस्लिमों, मुसलमान, मुसलमानों, हिंदू, हिन्दू, हिंदुओं, ईसाई, ईसाइयों, सिख, सिखों, यहूदी, यहूदियों, जैन, बौद्ध, दलित, दलितों, ब्राह्मण, ब्राह्मणों, आदिवासी, आदिवासियों, बिहारी, बिहारियों, मद्रासी, कश्मीरी, कश्मीरियों, बांग्लादेशी, बांग्लादेशियों, रोहिंग्या, पाकिस्तान, पाकिस्तानी, पाकिस्तानियों, मुल्ला, मुल्लों, काफ़िर, काफ़िरों`,
  /** Stands before whom it is against. */
  attack: `kill, kills, killing, murder, exterminate, eliminate, hang, burn, shoot, lynch, gas, behead, slaughter, butcher, deport, boycott, ban, expel, hate, hates, fuck, fck, destroy, wipe out, get rid of, kick out, throw out, drive out, gas chamber for, gas chambers for, gallows for, death to, down with, finish off, no entry for, maaro, goli maaro, dirty, filthy, stinking, bloody`,
  /** Stands behind whom it is against. */
  attackAfter: `
    go back, go home, go to pakistan, not allowed, not welcome, no entry, must die, should die, deserve to die, have to die, to be killed, should be killed, must be killed, should be hanged, are terrorists, are terrorist, are rapists, are dogs, are pigs, are monkeys, are animals, are vermin, are cockroaches, are rats, are cancer, are scum, are filth, are trash, are thieves, are criminals, are traitors, are inferior, are dirty, are evil, are whores, are a disease, is a disease, is cancer, is evil, will not replace us, leave india, quit india now, scum, vermin, filth, pigs, free india, free bharat, mukt bharat, mukt desh, मुक्त भारत, out of india, out of kashmir, out of my country, out of our country,
    murdabad, bhagao, bhagado, hatao, maro, maaro, mardo, maar do, kato, kaato, kaat do, kat do, jalao, jala do, pakistan jao, wapas jao, nikalo, ko bhagao, khatam karo, chor hai, chor hain, gaddar hai, gaddar hain, kutte hai, kutte hain, मुर्दाबाद, भगाओ, हटाओ, मारो, मार दो, काटो, काट दो, जलाओ, जला दो, पाकिस्तान जाओ, वापस जाओ, निकालो, ख़त्म करो, गद्दार हैं, कुत्ते हैं, चोर हैं`,
  /** 'No … allowed'. */
  no: `no`,
  allowed: `allowed, zone, entry, welcome`,
  /** Is against somebody where nothing follows: 'X out!', not 'X out for a walk'. */
  out: `out, out now, gtfo`,
  /** Stand between. */
  between: `all, all the, the, these, those, every, each, any, of, you, ko, sab, sabhi, saare, in, ye, yeh, more, to, people, community, को, सब, सभी, सारे, इन, ये, लोगों को`,
  sexes: `woman, women, womens, girl, girls, wife, wives, females, ladies, feminists, men, husband, aurat, auraton, ladki, ladkiyon, biwi, औरत, औरतों, लड़की, लड़कियों, बीवी`,
  beats: `kill, kill all, rape, beat your, beat up, beat the, beating, hit your, slap, hate, burn, punch your, stalk, enslave, maaro, pito`,
  belittles: `belong in the kitchen, belong in kitchen, back to the kitchen, are property, are whores, are objects, are sluts, are inferior, should not vote, are gold diggers, should be raped, should be beaten, should be slapped, deserve to be beaten, need to be beaten, ki jagah kitchen, ki aukaat, ko maaro, ko pito, पैर की जूती, को पीटो, को मारो`,
  faiths: `islam, hinduism, christianity, sikhism, judaism, jainism, buddhism, quran, koran, bible, gita, allah, muhammad, mohammed, prophet, jesus, christ, rama, ram, shri ram, krishna, shiva, hanuman, durga, ganesha, guru nanak, hindutva, sanatan, sanatan dharma, इस्लाम, हिंदू धर्म, अल्लाह, कुरान, बाइबल`,
  insultsBefore: `fuck, screw, hate, ban, burn, burn the, death to, piss on, shit on, down with, to hell with, i hate, no god but not, fake god`,
  insultsAfter: `is cancer, is a disease, is evil, is fake, is a lie, is false, is dead, is gay, is a pedophile, is trash, is filth, is a cult, was a pedophile, was a rapist, sucks, murdabad, मुर्दाबाद, झूठा है`,
  /** Places of worship and of the state, and who does violence to them. */
  destroys: `bomb, blow up, burn, burn down, destroy, demolish, attack, raze, torch, jala do, tod do, uda do, उड़ा दो, जला दो, तोड़ दो`,
  places: `mosque, mosques, masjid, temple, temples, mandir, church, churches, gurdwara, gurudwara, synagogue, dargah, parliament, supreme court, red fort, मस्जिद, मंदिर, गिरजाघर, गुरुद्वारा, संसद`,
  victims: `prime minister, president, pm, chief minister, cops, police, policemen, my wife, my husband, my teacher, my boss, my neighbour, my neighbor, them all, everyone, you all, politicians`,
  kills: `kill, shoot, murder, assassinate, hang, behead, stab, poison`,
  goliMaro: `go to pakistan, go back to pakistan, pakistan jao, pakistan chale jao, पाकिस्तान जाओ, goli maro saalo ko, goli maaro saalon ko, goli maro salo ko, gaddaro ko goli maro, gaddaron ko, desh ke gaddaron ko, गोली मारो सालों को, गद्दारों को गोली`,
} as const;
