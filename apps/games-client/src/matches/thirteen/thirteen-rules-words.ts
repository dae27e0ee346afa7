/** The rules of Thirteen on one page, in the order a beginner asks. */
import type { Words } from '@bahati/game-rules/words.ts';

export const rules: readonly Words[] = [
  {
    en: 'Everybody lays the stake into the pot and is dealt thirteen cards. Get rid of all of them before the others do.',
    sw: 'Kila mtu anaweka dau lake kwenye chungu na kugawiwa karata kumi na tatu. Zimalize kabla ya wengine.',
  },
  {
    en: 'Cards rise from 3 to ace, and 2 is the highest. Of one rank spades are lowest, then clubs, diamonds and hearts.',
    sw: 'Karata zinapanda kutoka 3 hadi ree, na 2 ndiyo kubwa kuliko zote. Katika namba moja, shupaza ni ndogo, kisha pau, uru na kopa.',
  },
  {
    en: 'You play single cards, pairs, three or four of a kind, runs of three ranks or more, and runs of three pairs or more. No run holds a 2.',
    sw: 'Unacheza karata moja, jozi, tatu au nne za namba moja, mfuatano wa namba tatu au zaidi, na mfuatano wa jozi tatu au zaidi. Hakuna mfuatano wenye 2.',
  },
  {
    en: 'Whoever has the lowest card of the deal leads with it. The others in turn beat what lies there with the same kind and as many cards, of which the highest decides, or pass.',
    sw: 'Mwenye karata ndogo kuliko zote zilizogawiwa anaanza nayo. Wengine kwa zamu wanazidi zilizopo mezani kwa aina ile ile na idadi ile ile, karata kubwa ikiamua, au wanapisha.',
  },
  {
    en: 'Who passes stays out until all others have passed. Whoever laid last then leads with whatever he likes; if he is out, the next player leads.',
    sw: 'Anayepisha anakaa nje mpaka wengine wote wapishe. Aliyecheza wa mwisho ndiye anaongoza na chochote; akiwa amemaliza, anayefuata anaongoza.',
  },
  {
    en: 'Bombs beat twos: four of a kind or three pairs in a row one 2, four pairs a pair of 2, five pairs three of them.',
    sw: 'Mabomu yanazidi mbili: nne za namba moja au jozi tatu mfululizo zinazidi 2 moja, jozi nne jozi ya 2, jozi tano 2 tatu.',
  },
  {
    en: 'The pot is paid by places: 4, 3, 1 and 0 parts of eight among four, 2, 1 and 0 parts of three among three, all of it to the first of two.',
    sw: 'Chungu hulipwa kwa nafasi: wanne hupata sehemu 4, 3, 1 na 0 kati ya nane, watatu 2, 1 na 0 kati ya tatu, na wawili wa kwanza anachukua zote.',
  },
  {
    en: 'Who resigns takes the lowest place that is left.',
    sw: 'Anayejisalimisha anachukua nafasi ya chini iliyobaki.',
  },
];
