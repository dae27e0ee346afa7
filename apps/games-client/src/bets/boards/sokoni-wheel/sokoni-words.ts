import type { Words } from '@bahati/game-rules/words.ts';

export const sokoniWords = {
  cloth: { en: 'Bet types', sw: 'Aina za madau' },
  past: { en: 'Past rounds, newest first', sw: 'Raundi zilizopita, mpya kwanza' },
  none: { en: 'No rounds yet.', sw: 'Bado hakuna raundi.' },
  pastItem: { en: '{place}, {times} to 1', sw: '{place}, {times} kwa 1' },
  shares: { en: 'Past rounds: {count}', sw: 'Raundi zilizopita: {count}' },
  noMemory: {
    en: 'Past rounds do not predict the next one.',
    sw: 'Raundi zilizopita hazitabiri ijayo.',
  },
  offer: { en: 'Special offer', sw: 'Ofa maalum' },
  offerTold: { en: 'Special offer: {place} × {times}.', sw: 'Ofa maalum: {place} × {times}.' },
  noOffer: { en: 'No special offer this round.', sw: 'Raundi hii haina ofa maalum.' },
  stopped: { en: 'The wheel stopped at {place}.', sw: 'Gurudumu limesimama kwenye {place}.' },
  coinFaces: {
    en: 'The lion and the dhow each get a multiplier.',
    sw: 'Simba na jahazi kila mmoja hupata kizidishi.',
  },
  coinToss: { en: 'The side that falls up pays.', sw: 'Upande utakaoangukia juu ndio unaolipa.' },
  cratesPay: {
    en: 'Three multipliers pay together.',
    sw: 'Vizidishi vitatu hulipwa kwa pamoja.',
  },
  festivalSpin: {
    en: '×2 doubles every multiplier, and it is spun again.',
    sw: '×2 huongeza vizidishi vyote maradufu, na huzungushwa tena.',
  },
  fell: { en: '{side} is up: {times} to 1.', sw: '{side} juu: {times} kwa 1.' },
  opened: { en: 'A crate: {times}.', sw: 'Kasha: {times}.' },
  doubles: { en: 'Everything doubles.', sw: 'Vyote maradufu.' },
  double: { en: 'Double', sw: 'Maradufu' },
  total: { en: 'It pays {times} to 1.', sw: 'Hulipa {times} kwa 1.' },
  pays: { en: '{times} : 1', sw: '{times} : 1' },
  own: { en: 'Your bets', sw: 'Madau yako' },
  ruleWheel: {
    en: 'The wheel has 54 segments: 21 with 1, 14 with 2, 7 with 5, 4 with 10, and 8 with bonus rounds. Bet on where it will stop. A number pays itself to 1, and your chips come back too.',
    sw: 'Gurudumu lina vipande 54: 21 vya 1, 14 vya 2, 7 vya 5, 4 vya 10 na 8 vya raundi za bonasi. Weka dau mahali unapodhani litasimama. Namba hulipa thamani yake kwa 1, na chipu zako hurudi pia.',
  },
  ruleOffer: {
    en: 'Each round a special offer may be drawn for one bet, with a multiplier from 2× to 50×. If the wheel stops there, everything the bet pays is multiplied.',
    sw: 'Kila raundi ofa maalum inaweza kutoka kwa dau moja, na kizidishi kuanzia 2× hadi 50×. Gurudumu likisimama hapo, malipo yote ya dau hilo huzidishwa.',
  },
  ruleCoin: {
    en: 'Coin Toss (4 segments): the lion and the dhow each get a multiplier from 3 to 100. A coin is tossed, and the side that falls up pays.',
    sw: 'Rusha Sarafu (vipande 4): simba na jahazi kila mmoja hupata kizidishi kuanzia 3 hadi 100. Sarafu hurushwa, na upande ulioangukia juu hulipa.',
  },
  ruleCrates: {
    en: 'Fruit Crates (3 segments): eleven of twelve crates hold multipliers from 1 to 15, one doubles the others. Crates are drawn and opened until three multipliers are found; they pay together.',
    sw: 'Makasha ya Matunda (vipande 3): kumi na moja kati ya makasha kumi na mawili yana vizidishi vya 1 hadi 15, moja huongeza mengine maradufu. Makasha huchotwa na kufunguliwa hadi vizidishi vitatu vipatikane; hulipwa kwa pamoja.',
  },
  ruleFestival: {
    en: 'Festival Wheel (1 segment): a wheel with multipliers from 15 to 250. Three of its 24 segments double all multipliers and it is spun again, up to three times; after that they pay as the highest one.',
    sw: 'Gurudumu la Sherehe (kipande 1): gurudumu lenye vizidishi vya 15 hadi 250. Vipande vitatu kati ya 24 huongeza vizidishi vyote maradufu na huzungushwa tena, hadi mara tatu; baada ya hapo hulipa kama kizidishi kikubwa zaidi.',
  },
  ruleShared: {
    en: 'Everything in the bonus rounds is drawn. Nobody has to choose anything.',
    sw: 'Kila kitu katika raundi za bonasi huchotwa. Hakuna anayehitaji kuchagua chochote.',
  },
  ruleMost: {
    en: 'No bet pays more than 2,000 to 1. Of the smallest chips the 5 takes 400, the 10 and Fruit Crates 200, Coin Toss 100 and the Festival Wheel 50.',
    sw: 'Hakuna dau linalolipa zaidi ya 2,000 kwa 1. Kati ya chipu ndogo 5 hupokea 400, 10 na Makasha ya Matunda 200, Rusha Sarafu 100 na Gurudumu la Sherehe 50.',
  },
  ruleReturn: {
    en: 'RTP: 1 and 5 95.861111 %, 2 95.459259 %, 10 95.259259 %, Coin Toss 95.481926 %, Fruit Crates 95.402146 %, Festival Wheel 96.420229 %.',
    sw: 'RTP: 1 na 5 95.861111 %, 2 95.459259 %, 10 95.259259 %, Rusha Sarafu 95.481926 %, Makasha ya Matunda 95.402146 %, Gurudumu la Sherehe 96.420229 %.',
  },
} as const satisfies Record<string, Words>;
