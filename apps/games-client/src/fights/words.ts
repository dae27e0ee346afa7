/** What stands about a ring; the results and sides are named by the rules. */
import type { Words } from '@bahati/game-rules/words.ts';

export const words = {
  cloth: { en: 'Bets on this fight', sw: 'Madau ya pambano hili' },
  bdd: { en: 'Both down', sw: 'Wote chini' },
  ftd: { en: 'Full time', sw: 'Muda kamili' },
  draw: { en: 'Draw', sw: 'Sare' },
  forming: { en: 'pool forming', sw: 'kapu linajaa' },
  tooLow: { en: '1.07 or less', sw: '1.07 au chini' },
  energy: { en: '{side}: strength {left} of 100', sw: '{side}: nguvu {left} kati ya 100' },
  onSides: {
    en: 'Bets so far: Meron {meron}, Wala {wala}',
    sw: 'Madau hadi sasa: Meron {meron}, Wala {wala}',
  },
  bets: { en: 'Bets', sw: 'Madau' },
  trends: { en: 'Trends', sw: 'Mwenendo' },
  beads: { en: 'Bead road: {list}', sw: 'Barabara ya shanga: {list}' },
  road: { en: 'Big road: runs of wins', sw: 'Barabara kuu: mfululizo wa ushindi' },
  none: { en: 'no fight yet', sw: 'bado hakuna pambano' },
  schedule: { en: 'Schedule', sw: 'Ratiba' },
  fight: { en: 'Fight {game}', sw: 'Pambano {game}' },
  closes: { en: 'bets until {time}', sw: 'madau hadi {time}' },
  held: { en: 'in the ring', sw: 'ulingoni' },
  from: { en: 'from about {time}', sw: 'kuanzia {time} hivi' },
  rulePrices: {
    en: 'A Malay price above 0 is what 1 wins: at 0.84 a bet of 100 wins 84. Below 0 it is what 1 to be won costs: at -0.81 a bet of 81 wins 100. The second figure is the same as a decimal price. Both are told before bets and stand for that fight.',
    sw: 'Bei ya Malay iliyo juu ya 0 ni ushindi wa 1: kwa 0.84 dau la 100 hushinda 84. Ikiwa chini ya 0 ni gharama ya kushinda 1: kwa -0.81 dau la 81 hushinda 100. Tarakimu ya pili ni bei hiyohiyo kwa desimali. Zote hutangazwa kabla ya madau na hazibadiliki kwa pambano hilo.',
  },
  ruleDraws: {
    en: 'Both down (BDD) pays 8 to 1. Full time draw (FTD), when both still stand after 45 seconds, pays 88 to 1.',
    sw: 'Wote chini (BDD) hulipa 8 kwa 1. Sare ya muda kamili (FTD), wote wakibaki wamesimama baada ya sekunde 45, hulipa 88 kwa 1.',
  },
  ruleShared: {
    en: 'The price on a side moves with everybody’s bets and is fixed when betting closes. What stands there before is only how it would be now.',
    sw: 'Bei ya upande hubadilika na madau ya wote, na huthibitishwa madau yanapofungwa. Inayoonekana kabla ni ya wakati huo tu.',
  },
} as const satisfies Record<string, Words>;
