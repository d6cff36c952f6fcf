/** Violence, self-harm, terror and drugs, in English, Hindi and Hinglish: lists of phrases, a comma between them. */
export const VIOLENT = {
  violence: `
    rape, rapes, raped, raping, rapist, rapists, gang rape, gangrape, beheading, beheadings, behead, beheaded, decapitation, decapitated, dismembered, school shooting, mass shooting, school shooter, mass shooter, mass murder, serial killer hero, bomb blast, bomb blasts, suicide bomb, suicide bomber, suicide vest, car bomb, pipe bomb,
    lynching, lynchings, lynch, lynch mob, genocide, child abuse, acid attack, torture, tortured, tortures, mutilated, mutilation, disembowel, snuff film, honour killing, honor killing, blood and guts, gore and guts, gore blood, bloody gore, i will kill you, i'll kill you, ill kill you, kill you all, gonna kill you, massacre, murder, murders, murdered, murderer, animal cruelty, cockfight to death, dog fighting ring,
    बलात्कार, बलात्कारी, रेप, दुष्कर्म, खून कर दूंगा, जान से मार दूंगा, मार डालूंगा, क़त्ल कर दूंगा, तेज़ाब फेंको, तेजाब फेंको, नरसंहार, बम धमाका`,
  /** Arms that a museum shows. */
  arms: `ak 47, ak47, ak 56, machine gun, machine guns`,
  exhibits: `museum, museums, exhibit, exhibits, exhibition, collection, diagram, blueprint, world war, ww1, ww2, wwii, war memorial, संग्रहालय`,
  violenceHinglish: `balatkar, balatkari, khoon kar dunga, jaan se maar dunga, maar daalunga, tezaab phenko, bam dhamaka`,
  selfHarm: `suicide, suicidal, kill yourself, kill your self, killing myself, kill myself, kys, hang yourself, hang myself, end my life, end your life, i want to die, i wanna die, wanna die, want to kill myself, slit your wrists, slit my wrists, slit wrists, cut yourself, cutting myself, cut my wrists, cut my wrist, cut your wrists, end it all, jump from the roof, jump off the roof, jump from a roof, jump off a bridge, self harm, selfharm, self injury, drink bleach, jump off a bridge and die, jump off a building, pro ana, proana, thinspo, anorexia is beautiful, आत्महत्या, ख़ुदकुशी, खुदकुशी, मर जा तू, तू मर जा, मैं मरना चाहता`,
  selfHarmHinglish: `aatmahatya, atmahatya, khudkushi, khudkhushi, mar ja tu, tu mar ja, phansi laga le, zeher kha le`,
  terror: `isis, islamic state flag, isil, daesh, al qaeda, al qaida, alqaeda, bin laden, osama bin laden, taliban, lashkar e taiba, lashkar e toiba, lashkar, jaish e mohammed, jaish e muhammad, hizbul mujahideen, hizbul, ltte, hamas, hezbollah, boko haram, indian mujahideen, babbar khalsa, khalistan zindabad, khalistani, ulfa zindabad, naxalite zindabad, terrorist, terrorists, jihadi john, suicide squad jihad, aatankwadi, atankwadi, aatankvadi, आतंकवादी, आतंकी, लश्कर, तालिबान, अल क़ायदा, ओसामा बिन लादेन`,
  /** Names that others bear too: praised, they are meant. */
  killers: `osama, burhan wani, hafiz saeed, masood azhar, masood, yasin malik, zakir musa, riyaz naikoo, sirajuddin haqqani, baghdadi, zawahiri, kasab, ajmal kasab, godse, nathuram godse, nathuram, dawood, dawood ibrahim, afzal guru, yakub memon, bhindranwale, prabhakaran, veerappan, charles manson, ted bundy, breivik, गोडसे, नथूराम गोडसे, नाथूराम गोडसे, कसाब, अफ़ज़ल गुरु, दाऊद`,
  praises: `jai, jay, जय, zindabad, jindabad, hero, was a hero, is a hero, legend, was right, did nothing wrong, amar rahe, amar rahen, long live, martyr, shaheed, our leader, fan club, जिंदाबाद, ज़िंदाबाद, अमर रहे, अमर रहें, महान, हीरो, शहीद, सही था`,
  drugs: `ganjha, cocaine, heroin, crystal meth, methamphetamine, meth lab, meth head, cook meth, crack pipe, mdma, ecstasy pills, ecstasy pill, lsd, lsd trip, lsd tabs, acid trip, magic mushrooms, magic mushroom, line of coke, lines of coke, do coke, shrooms trip, ketamine, opium, afeem, marijuana, cannabis, weed leaf, weed leaves, weed joint, weed smoker, smoke weed, smoking weed, 420 weed, stoned on weed, hash joint, rolling a joint, mary jane joint, ganja, ganje, ganjedi, ganja leaf, charas, chillum, chilam, brown sugar drug, smack drug, hashish, bong hit, bong rip, syringe drugs, snort coke, drug dealer, drug lord, pablo escobar, chitta nasha, गांजा, गाँजा, चरस, अफीम, अफ़ीम, कोकीन, हेरोइन, चिलम, स्मैक`,
  weed: `weed, joint, 420, coke, smack, meth`,
  drugUse: `smoke, smoking, smoker, snort, snorting, stoned, roll, rolling, inject, injecting, blunt, bong, ganja, weed joint`,
  /** History that is told. */
  history: `jallianwala, jallianwala bagh, memorial, tribute, victims, never again, in memory, in memory of, 1919, श्रद्धांजलि, जलियाँवाला, जलियांवाला`,
  /** The goddess of that name. */
  goddess: `goddess, egypt, egyptian, osiris, horus, temple`,
  /** Who says no to it is heard: 'stop rape', 'say no to drugs', 'suicide prevention'. */
  against: `stop, end, against, say no to, no to, no more, anti, prevent, prevention, preventing, awareness, aware, fight, fights, fighting, survivor, survivors, not, never, never again, dont, do not, remember, remembering, help, helpline, ngo, campaign, support group, free, quit, rehab, recovery, mukti, virodhi, rok, roko, band karo, nasha mukt, मुक्ति, मुक्त, विरोध, विरोधी, रोको, बंद करो, ख़िलाफ़, के ख़िलाफ़, रोकथाम, जागरूकता, मत`,
} as const;
