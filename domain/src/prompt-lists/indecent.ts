/**
 * What is indecent, in English, Hindi and Hinglish: lists of phrases, a comma between them. Each is compared folded (fold-words.ts), so one
 * spelling of a word is enough; those that differ by more than that stand beside each other.
 */
export const INDECENT = {
  /** Said of nothing harmless. */
  obscene: `
    fuck, fvck, phuk, fucc, fuq, fucks, fucker, fuckers, fucking, fuckin, fucked, fuk, fuking, fukin, phuck, fck, fcuk, fuckboy, fucktard, clusterfuck, mindfuck, wtf fuck,
    motherfucker, motherfuckers, motherfucking, mofo, bitch, bitches, bitching, bitchy, biatch, biotch, beyotch, son of a bitch, slut, sluts, slutty, whore, whores, wh0re,
    cunt, cunts, cvnt, asshole, assholes, arsehole, ass hole, dickhead, dickheads, dick pic, dick pics, cocksucker, cocksuckers, blowjob, blow job,
    handjob, hand job, rimjob, deepthroat, deep throat, gangbang, cumshot, cum shot, cumslut, creampie, bukkake, jizz, milf, gilf, dildo, dildos,
    buttplug, butt plug, fleshlight, vibrator sex, strap on sex, porn, porno, pornstar, pornstars, pornography, pornographic, pron, prawn hub, pornhub, xvideos, xnxx,
    xhamster, redtube, brazzers, onlyfans, xxx, nsfw, hentai, ahegao, bdsm, bondage sex, orgy, orgies, orgasm, orgasms, orgasmic, masturbate,
    masturbates, masturbating, masturbation, wank, wanker, wankers, jerk off, jerking off, ejaculate, ejaculation, erection, boner, horny,
    penis, penises, vagina, vaginas, vaginal, vulva, clitoris, clit, testicles, scrotum, nipple, nipples, boob, boobs, boobies, booby, titties, titty, titfuck,
    tits, anal sex, butt sex, anus, fellatio, cunnilingus, sex, sexxx, sexting, sex position, sex positions, sex toy, sex toys, sex tape, sexual,
    sexually, kamasutra, kama sutra pose, doggy style sex, 69 position, threesome, foreskin, condom, condoms, camgirl, escort service, callgirl, call girl,
    stripper, hoes, is a hoe, you hoe, thot, thots, skank, skanks, bimbo slut, sperm, semen, spunk drip, queef, fap, fapping, strippers, striptease, lap dance, pole dancer stripper, lingerie model, sexy girl, sexy girls, sexy woman, sexy women, sexy lady, sexy ladies,
    sexy babe, sexy babes, sexy bhabhi, hot bhabhi, savita bhabhi, hot sexy, big boobs, upskirt, downblouse, erotic, erotica, nympho, peeping at girls`,
  /** The same in Hindi, in Latin letters. */
  obsceneHinglish: `
    madarchod, maderchod, madharchod, madar chod, maa chod, machod, maadarchod, madarchodon, bhenchod, behenchod, bahenchod, bahanchod, banchod, benchod, ben chod, behen chod,
    bhen chod, bahan chod, bencho, bhencho, behncho, bhainchod, bhaichod, bahinchod, penchod, pencho, chutiya, chutia, chutiye, chutiyo, chutiyon, chutiyapa, chutiyagiri, chutmarika, chutmarike, chut marike, chootmarani,
    chut, choot, chuth, chod, choda, chode, chodu, chodna, chodne, chodunga, chudai, chudwa, chudwane, chudna, chudi hui, maa chuda, ma chuda, maa chudao, bhosda, bhosdi,
    bhosri, bhosri ke, bhosrike, bhosriwale, bhosdike, bhosadi, bhosadike, bhosdiwale, bhosadiwale, bhosdi ke, bhosadi ke, bhosdiwala, bsdk, bhosdk, bkl, mkc, tmkc, tmkb, gandu, gaandu, gaand, chutad, chuttad, gand mara, gand mar, gand maro, gand phad, gand fad, gand me,
    gand mein, lauda, laude, lawda, lawde, lavda, lavde, loda, lode, lodu, lowda, laudu, bahan ke laude, bhen ke lode, behen ke lode, lund choos, jhaat, jhaant, jhant, jhantu, jhatu, jhaatu, jhat ke baal,
    randi, randwa, randibaaz, randi khana, randikhana, raand, rundi, chinal, chhinal, chinaal, muthmar, muth mar, mutthal, mutth maar, hilata hai lund, haramzada, haramzade, haramzadi, haramjade, harami, haramkhor,
    suar ki aulad, kutte ki aulad, kuttiya saali, bhadwa, bhadwe, bhadva, bhadve, bhadwagiri, muh me le, muh mein le, muh mein lo, mooh me le, kutte kamine, kamine kutte, kamini kutiya, tatte chaat, tatte choos, chuche, chuchi, chuchiyan, chuchiyaan, doodh dabao, nangi, nangiya, nange badan, nanga aadmi, nangi ladki, nanga ladka,
    nanga aurat, nanga nach, teri maa ki, teri ma ki, teri behen ki, maa ki aankh chut, thevidiya, thevdiya, thevidiya paiyan, punda, pundai, sunni oombu, otha, ommala, koothi, puka dengu, dengey, lanja, lanjakodaka, modda gudu, bolimaga, sule maga,
    tullu, kunna, myre, poorr, poori mone, thayoli, andi mone, lavdya, lawdya, lavdi, zavadya, zavnya, aai ghal, aayzavadya, bokachoda, khankir chele, gudmarani, khanki magi, magir put, bara chod`,
  obsceneIndian: `
    मादरचोद, मादर चोद, मादरचोदों, माँचोद, मां चोद, बहनचोद, बहन चोद, भेनचोद, भैनचोद, बेहेनचोद, बहिनचोद, भोसड़ी, भोसड़ीके, भोसड़ी के, भोसडीके, भोसड़ा, भोसड़ीवाले, भोसड़ी वाले, भोसड़ीवाला, चूत, चूतिया, चूतियों, चूतिये, चूतिए,
    चूतियापा, चोद, चोदू, चोदना, चोदा, चुदाई, चुदवा, चुदक्कड़, गांड, गाँड, गांडू, गाँडू, गांडमस्ती, गांड मस्ती, मुँह में ले, मुंह में ले, कुत्ते कमीने, कमीने कुत्ते, गांड मार, लौड़ा, लौड़े, लौडा, लोड़ा, लोड़े, लवड़ा, लवड़े, लंड, लण्ड, रंडी, रंडीबाज़, रंडियाँ, रांड, छिनाल, झांट, झाँट, झाटू, मुठ मार, हरामी,
    हरामज़ादा, हरामज़ादे, हरामज़ादी, हरामखोर, भड़वा, भड़वे, कुत्ते की औलाद, सूअर की औलाद, तेरी माँ की, तेरी मां की, तेरी बहन की, नंगी, नंगा आदमी, नंगी लड़की, नंगी औरत, नंगा नाच, नंगा बदन, नग्न, नग्नता, निर्वस्त्र, अश्लील, सेक्स, सेक्सी लड़की, सेक्सी औरत, सेक्सी भाभी,
    पोर्न, चूचियाँ, चूची, स्तन, योनि, लिंग का चित्र, संभोग, सुहागरात का वीडियो, வேசி, தேவிடியா, சுண்ணி, புண்டை, கூதி, ఒల్లు, పూకు, లంజ, దెంగు, ಸೂಳೆ, ತುಲ್ಲು, തായോളി, കുണ്ണ, പൂറ്, চোদা, চুদা, মাগি, খানকি, બોસડી, ભોસડીના, ચોદ, ਭੈਣਚੋਦ, ਫੁੱਦੀ, ਲੁੱਲ, ਕੰਜਰੀ, झवाड्या, झवणे, रांडेच्या`,
  /** In whatever word these stand: no harmless one has them. */
  stem: `bakchod, bakchud, bakchhod, बकचोद, चोद, fuck, chutiy, chutyi, bhosd, bhosad, madarch, maderch, behench, bahench, bhench, bhainch`,
  /** Without clothes. */
  bare: `nkd, nude, nudes, nudie, nudity, nud, naked, nakedness, topless, bottomless girl, undressed, unclothed, bare breasted, bare breasts, barebreasted, without clothes, no clothes on, see through dress nipples, nekkid`,
  /** Said of somebody who wears nothing; clothes are left out of much else, such as a shop that has none. */
  unworn: `
    without any clothes, without any clothing, without her clothes, without his clothes, without clothing, without a stitch, with no clothes, with no clothing, no clothes, no clothing, minus clothes, out of their clothes, wearing no clothes, wearing nothing, wears nothing, wearing nothing at all, dressed in nothing, nothing on, nothing on at all, not wearing anything, not wearing a thing, not wearing any clothes, not wearing clothes, wearing not a thing, in the buff, in the altogether, birthday suit, stripped bare, stripped to the skin, stripped off, stripping off, clothes off, taking off her clothes, taking off his clothes, in her skin only,
    bina kapdo, bina kapdo ke, bina kapde, bina kapdon, bina kapdon ke, bina vastra, kapde utare, kapde utaar, kapde utarti, kapde utar ke, kapde utaare, kuch nahi pehna, kuch nahi pehni, kuch nahin pehna, kuch bhi nahi pehna, kuch na pehne, kapdo ke bina, kapdon ke bina, nirvastra,
    बिना कपड़ों, बिना कपड़े, बिना वस्त्र, कपड़ों के बिना, कपड़े उतारे, कपड़े उतारती, कपड़े उतारकर, कुछ नहीं पहना, कुछ नहीं पहनी, कुछ भी नहीं पहना, निर्वस्त्र`,
  /** Who is looked at. */
  body: `
    woman, women, man, men, girl, girls, boy, boys, lady, ladies, guy, guys, model, models, dancer, dancers, actress, actor, couple, wife, husband, girlfriend, boyfriend, gf, bf, bhabhi, aunty, babe, babes, female, male, she, he, her, herself, himself, person, people, teacher, nurse, maid, queen, princess, chick, chicks, body,
    ladki, ladkiyan, ladkiyo, ladkiyon, aurat, auratein, auraton, mahila, aadmi, mard, ladka, hasina, biwi, लड़की, लड़कियाँ, लड़कियां, औरत, औरतें, महिला, आदमी, मर्द, लड़का, बीवी`,
  butWorn: `but, except, other than, special, fancy, heavy, new, warm, dirty, shopping, wash, washing, store`,
  breast: `breast, breasts, bosom, bosoms, boobies, chest of a woman, genitals, private parts, buttocks`,
  shown: `visible, exposed, exposing, baring, bare, bared, showing, uncovered, revealed, revealing, hanging out, popping out, fully shown`,
  /** Insults by their first letters: one alone may be a date, a province or somebody at a microphone. */
  letters: `bc, mc, bkl`,
  /** The commonest insult as it is typed where the word for ground is meant as well. */
  land: `land, lnd, lowde`,
  landAims: `le le, lele, lele mera, choos, chus, chuso, chaat, chato, muh me, pe chad, pe baith, ka baal`,
  /** Harmless beside harmless words. */
  vulgarIfAimed: `ass, asses, arse, dick, dicks, cock, cocks, pussy, pussies, balls, cum, cumming, tit, prick, butt, booty`,
  vulgarIfAimedHinglish: `gand, muth, tatte`,
  vulgarIfAimedIndian: `टट्टे, लुंड, मुठ`,
  /** A place and a surname in the north, and an insult anywhere else. */
  lundHinglish: `lund`,
  lundPlace: `university, sweden, cathedral, denmark, nordic, scandinavia, street, mr, mrs, dr, professor, lund family`,
  /** Harmless, and an insult where somebody is called so. */
  calledHinglish: `kutiya, kuttiya, kutia, kutti, chhakka, chakka, hijra, hijda, kutta, kutte, kamine, suar`,
  calledIndian: `कुतिया, कुत्तिया, छक्का, हिजड़ा, हिजड़े, सूअर`,
  calling: `sala, saala, saale, sale, saali, sali, tu, tu hai, hai tu, teri, tere, kamini, kamina, ki aulad, साला, साली, साले, तू, तेरी, तेरे, कमीनी, की औलाद`,
  /** Words that aim: said beside the ones above they are meant. */
  aims: `
    suck, sucks, sucking, lick, licks, licking, my dick, your dick, big dick, small dick, my cock, big cock, big black, fat ass, nice ass, your ass, kiss my, eat my, eat your, ride my, juicy, stroke my, spank, spanking, throbbing, up your, in your, wet pussy, hot ass`,
  aimsHinglish: `mera, meri, tera, teri, tere, le le, lele, choos, chus, chuso, pe, mein, ka baal, maar, marwa, phat, sala, saala, saale, sale, saali, sali, tu, hai tu, ki aulad, lasun, chaat, kha`,
  aimsIndian: `मेरा, तेरा, तेरी, तेरे, तू, साला, साली, साले, चूस, ले ले, मार, चाट`,
  /** Of the body and of wishes, mild of a grown person and never of a child. */
  sensual: `sexy, sexier, hot body, erotic, seductive, seductively, seducing, sensual, sexual, sexualized, sexualised, lingerie, bikini, thong, panties, underwear, undressing, undressed, stripping, lewd, lustful, provocative, provocatively, nude, naked, topless, twerking, cleavage, porn, porno, pornographic, ecchi, hentai, fetish, kinky, horny, sex, molest, molested, molesting, groping, grope, boobs, nangi, nanga, सेक्सी, नंगी, नंगा, नग्न, अश्लील, कामुक`,
  child: `
    child, children, childs, kid, kids, kiddie, kiddo, minor girl, minor boy, minors, underage, under age, preteen, pre teen, preteens, tween, teen, teens, teenage, teenager, teenagers, schoolgirl, schoolgirls, school girl, school girls, schoolboy, schoolboys,
    school boy, school boys, little girl, little girls, little boy, little boys, young girl, young girls, young boy, toddler, toddlers, infant, infants, baby girl, baby boy, kindergarten, class 5 girl, bachi, bachhi, bachchi, bacchi, baccha, bachha, bachcha, bachche, nabalig, naabalig, chhoti ladki, choti bachi,
    बच्ची, बच्चियाँ, बच्चा, बच्चे, बच्चों, नाबालिग, छोटी लड़की, स्कूली लड़की, किशोरी`,
  /** Said of who is not eighteen. */
  childAge: `
    1 year old, 1 years old, 1 yr old, 1 yo, 1 saal ki, 1 saal ka, 1 साल की, 1 साल का, 2 year old, 2 years old, 2 yr old, 2 yo, 2 saal ki, 2 saal ka, 2 साल की, 2 साल का,
    3 year old, 3 years old, 3 yr old, 3 yo, 3 saal ki, 3 saal ka, 3 साल की, 3 साल का, 4 year old, 4 years old, 4 yr old, 4 yo, 4 saal ki, 4 saal ka, 4 साल की, 4 साल का,
    5 year old, 5 years old, 5 yr old, 5 yo, 5 saal ki, 5 saal ka, 5 साल की, 5 साल का, 6 year old, 6 years old, 6 yr old, 6 yo, 6 saal ki, 6 saal ka, 6 साल की, 6 साल का,
    7 year old, 7 years old, 7 yr old, 7 yo, 7 saal ki, 7 saal ka, 7 साल की, 7 साल का, 8 year old, 8 years old, 8 yr old, 8 yo, 8 saal ki, 8 saal ka, 8 साल की, 8 साल का,
    9 year old, 9 years old, 9 yr old, 9 yo, 9 saal ki, 9 saal ka, 9 साल की, 9 साल का, 10 year old, 10 years old, 10 yr old, 10 yo, 10 saal ki, 10 saal ka, 10 साल की, 10 साल का,
    11 year old, 11 years old, 11 yr old, 11 yo, 11 saal ki, 11 saal ka, 11 साल की, 11 साल का, 12 year old, 12 years old, 12 yr old, 12 yo, 12 saal ki, 12 saal ka, 12 साल की, 12 साल का,
    13 year old, 13 years old, 13 yr old, 13 yo, 13 saal ki, 13 saal ka, 13 साल की, 13 साल का, 14 year old, 14 years old, 14 yr old, 14 yo, 14 saal ki, 14 saal ka, 14 साल की, 14 साल का,
    15 year old, 15 years old, 15 yr old, 15 yo, 15 saal ki, 15 saal ka, 15 साल की, 15 साल का, 16 year old, 16 years old, 16 yr old, 16 yo, 16 saal ki, 16 saal ka, 16 साल की, 16 साल का,
    17 year old, 17 years old, 17 yr old, 17 yo, 17 saal ki, 17 saal ka, 17 साल की, 17 साल का`,
  /** Said of a child alone. */
  childAbuse: `loli, lolis, lolita, lolicon, shota, shotacon, shotas, child porn, kiddie porn, child pornography, cp porn, jailbait, pedo, pedos, paedo, pedophile, pedophilia, paedophile, pedobear, cunny, बाल यौन`,
} as const;
