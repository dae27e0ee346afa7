/** Games of the operator's own studio. */
import type { DemoCategory } from './demo-category.ts';

export const ownCategories: readonly DemoCategory[] = [
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 101,
    games: '*taa-za-pwani | Lanterns of the Coast | Taa za Pwani',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 111,
    games: `
        *simba-wa-tsavo | Lions of Tsavo | Simba wa Tsavo
        *dhahabu-ya-geita | Gold of Geita | Dhahabu ya Geita
        *soko-la-matunda | The Fruit Market | Soko la Matunda
        *kitabu-cha-kilwa | The Book of Kilwa | Kitabu cha Kilwa`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 115,
    games: '*lulu-za-mafia | Pearls of Mafia | Lulu za Mafia',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 116,
    games: '*flamingo-wa-nakuru | Flamingos of Nakuru | Flamingo wa Nakuru',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 117,
    games: '*papa-wa-pemba | Sharks of Pemba | Papa wa Pemba',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 118,
    games: `
        *radi-ya-kilimanjaro | Thunder over Kilimanjaro | Radi ya Kilimanjaro
        *chui-wa-mwezi | Leopard of the Moon | Chui wa Mwezi
        *mbuyu-wa-bahati | The Baobab of Luck | Mbuyu wa Bahati`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 126,
    games: '*usiku-wa-taarab | A Night of Taarab | Usiku wa Taarab',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 127,
    games: '*malkia-wa-lamu | The Queen of Lamu | Malkia wa Lamu',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 128,
    games: '*matatu-za-usiku | Night Matatus | Matatu za Usiku',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 129,
    games: '*nyota-za-chalbi | Stars of Chalbi | Nyota za Chalbi',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 130,
    games: '*hazina-ya-gedi | Treasure of Gedi | Hazina ya Gedi',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 182,
    games: '*ngalawa-kombe | The Ngalawa Cup | Ngalawa Kombe',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 183,
    games: '*taji-la-zanzibar | Crown of Zanzibar | Taji la Zanzibar',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 102,
    games: `
        *ufalme-wa-karafuu | Kingdom of Cloves | Ufalme wa Karafuu
        *radi-ya-savana | Savannah Thunder | Radi ya Savana
        mizimu-ya-mbuyu | Spirits of the Baobab | Mizimu ya Mbuyu
        mashindano-ya-majahazi | Race of the Dhows | Mashindano ya Majahazi
        dele-la-shaba | The Brass Coffee Pot | Dele la Shaba
        usiku-wa-fisi | Night of the Hyena | Usiku wa Fisi
        utajiri-wa-matumbawe | Riches of the Reef | Utajiri wa Matumbawe
        milango-ya-lamu | Doors of Lamu | Milango ya Lamu`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 171,
    games: `
        *kasa-wa-watamu | Turtles of Watamu | Kasa wa Watamu
        *tembo-watembea | The Walking Elephants | Tembo Watembea
        *mamba-wa-mara | Crocodiles of the Mara | Mamba wa Mara
        *treni-ya-pwani | The Coast Express | Treni ya Pwani
        *kahawa-ya-meru | Meru Coffee | Kahawa ya Meru`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 181,
    games: '*moto-wa-pilipili | Pilipili Fire | Moto wa Pilipili',
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 110,
    games: 'sloti-zote | All Bahati Slots | Sloti Zote za Bahati',
    isVendorGroup: true,
  },
  {
    vendor: 'BAHATI',
    category: 'BGS',
    firstId: 501,
    games: `
        *dice | Dice | Dadu
        limbo | Limbo | Limbo
        coin-flip | Coin Flip | Rusha Sarafu
        *wheel | Wheel | Gurudumu
        *plinko | Plinko | Plinko
        keno | Keno | Keno
        *mines | Mines | Mabomu
        tower | Tower | Mnara
        hi-lo | Hi-Lo | Juu au Chini
        *crash | Crash | Crash
        jacks-or-better | Jacks or Better | J au Zaidi
        deuces-wild | Deuces Wild | Mbili Jokeri`,
  },
  {
    vendor: 'BAHATI',
    category: 'RNG',
    firstId: 521,
    games: `
        *blackjack | Blackjack | Blackjack
        *european-roulette | European Roulette | Ruleti ya Ulaya
        american-roulette | American Roulette | Ruleti ya Marekani
        *baccarat | Baccarat | Baccarat
        sic-bo | Sic Bo | Sic Bo
        dragon-tiger | Dragon Tiger | Joka na Chui Milia
        three-card-poker | Three Card Poker | Poka ya Karata Tatu
        no-commission-baccarat | No Commission Baccarat | Baccarat Bila Kamisheni
        *craps | Craps | Craps
        andar-bahar | Andar Bahar | Andar Bahar
        *storm-roulette | Storm Roulette | Ruleti ya Dhoruba
        teen-patti | Teen Patti | Teen Patti
        *sokoni-wheel | Sokoni Wheel | Gurudumu la Sokoni`,
  },
  {
    vendor: 'BAHATI',
    category: 'LIVE',
    firstId: 131,
    games: `
        *ruleti-ya-taa | Lantern Roulette | Ruleti ya Taa
        bakarati-mji-mkongwe | Stone Town Baccarat | Baccarat ya Mji Mkongwe
        ishirini-na-moja | Night Market Blackjack | Ishirini na Moja ya Soko la Usiku
        simba-na-chui | Lion and Leopard | Simba na Chui
        kete-za-bandari | Harbour Sic Bo | Sic Bo ya Bandari
        andar-bahar-ya-marikiti | Spice Market Andar Bahar | Andar Bahar ya Marikiti
        *ruleti-ya-radi | Thunder Coast Roulette | Ruleti ya Radi
        teen-patti-ya-forodhani | Forodhani Teen Patti | Teen Patti ya Forodhani
        *siku-ya-soko | Market Day | Siku ya Soko`,
  },
  {
    vendor: 'BAHATI',
    category: 'FISH',
    firstId: 141,
    games: `
        *miamba-ya-watamu | Watamu Reefs | Miamba ya Watamu
        *bahari-kuu | The High Sea | Bahari Kuu
        mbio-za-nduaro | Marlin Run | Mbio za Nduaro`,
  },
  {
    vendor: 'BAHATI',
    category: 'PVP',
    firstId: 151,
    games: `
        *mabingwa-wa-bao | Masters of Bao | Mabingwa wa Bao
        karata-ya-mwisho | Last Card | Karata ya Mwisho
        drafti-ya-mtaa | Street Draughts | Drafti ya Mtaa
        *holdem | Hold’em Poker | Poka ya Hold’em
        omaha | Omaha Poker | Poka ya Omaha
        ludo | Ludo | Ludo
        kumi-na-tatu | Thirteen | Kumi na Tatu
        holdem-sit-and-go | Hold’em Sit & Go | Sit & Go ya Hold’em
        holdem-tournament | Hold’em Tournament | Mashindano ya Hold’em`,
  },
];
