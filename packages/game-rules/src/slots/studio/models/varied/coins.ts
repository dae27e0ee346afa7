/** Twenty lines and coins that hold while the rest spins on. */
import { twentyOnFive, twentyOnFour } from '@bahati/game-rules/slots/studio/models/lines.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, coin, modelOf } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'hold-twenty-gentle',
    lines: twentyOnFive,
    from: 3,
    pays: 'W 45 190 710; O; A 35 105 310; B 30 90 250; C 27 75 210; D 24 65 165; e 21 55 135; f 18 45 110; g 16 40 85; h 14 30 70',
    reels: [
      'CgOfOefDhOfDghACBWghBe',
      'DeBhOOfehgODgfCAgfBWCh',
      'fODeOgCfhDCghBgfWBehAO',
      'ghCfOODfhBWgeCBAfOgehD',
      'gfDOOfBghACheOfehgCDBW',
    ],
    mechanic: {
      holdAndSpin: {
        coin: 1,
        trigger: 6,
        respins: 3,
        chance: { coins: 1, outOf: 26 },
        values: [
          coin(100, 1),
          coin(40, 2),
          coin(16, 3),
          coin(4, 6),
          coin(3, 10, 'mini'),
          coin(1, 20, 'minor'),
        ],
        grand: 200,
      },
    },
    figures: { rtp: '94.66', hit: '38.92', spread: '2.49', top: ['200.0', '211285'], hold: '74' },
  },
  {
    key: 'hold-twenty-steady',
    lines: twentyOnFive,
    from: 3,
    pays: 'W 50 290 1650; O; A 40 175 730; B 35 140 560; C 30 115 440; D 25 90 340; e 21 75 260; f 17 60 200; g 15 45 150; h 12 35 115',
    reels: [
      'OhfOBWOfDgeChegAhCDfgB',
      'hOfDhgCfOBgeDhOWgfeCBA',
      'eDhgOOhfBCfDhWgOefBCgA',
      'fOhBAfgeCOhDghfDWCBOge',
      'ghOeBOgfChDfhDAWeOCgBf',
    ],
    mechanic: {
      holdAndSpin: {
        coin: 1,
        trigger: 6,
        respins: 3,
        chance: { coins: 1, outOf: 24 },
        values: [
          coin(100, 1),
          coin(40, 2),
          coin(16, 5),
          coin(4, 10),
          coin(3, 20, 'mini'),
          coin(1, 40, 'minor'),
        ],
        grand: 500,
      },
    },
    figures: { rtp: '95.23', hit: '39.19', spread: '2.61', top: ['500.0', '735554'], hold: '393' },
  },
  {
    key: 'hold-twenty-steep',
    lines: twentyOnFive,
    from: 3,
    pays: 'W 40 320 4050; O; A 40 240 1350; B 35 180 1000; C 26 135 730; D 20 105 530; e 16 80 390; f 13 60 280; g 10 45 200; h 8 35 145',
    reels: [
      'OCOfBgfhgDehOgDCBeWAhf',
      'OhBgCWfghAfhOegfDBOeDC',
      'WODeOghfCgBfhABhgfeODC',
      'efCgOWDhgfeOBDhgCfAOBh',
      'fAeOCgBhgDOeCBWfOhfgDh',
    ],
    mechanic: {
      holdAndSpin: {
        coin: 1,
        trigger: 6,
        respins: 3,
        chance: { coins: 1, outOf: 22 },
        values: [
          coin(100, 1),
          coin(40, 2),
          coin(16, 6),
          coin(4, 15),
          coin(3, 30, 'mini'),
          coin(1, 100, 'minor'),
        ],
        grand: 1500,
      },
    },
    figures: { rtp: '95.75', hit: '38.15', spread: '3.89', top: ['1500.0', '852687'], hold: '785' },
  },
  {
    key: 'hold-tall-steady',
    rows: 4,
    lines: twentyOnFour,
    from: 3,
    pays: 'W 40 230 1300; O; A 35 140 580; B 28 115 450; C 24 90 350; D 20 75 270; e 17 60 210; f 14 45 160; g 12 35 120; h 10 30 90',
    reels: [
      'DCfOOheBfhgWDfgAeBgChe',
      'OOegDCfAhDgefBCheBfWhg',
      'fghefBWChOOgefDgeABChD',
      'WBhCOOgeDCfgeBfDhgfehA',
      'BhOOfCegDBhgeADfCeghWf',
    ],
    mechanic: {
      holdAndSpin: {
        coin: 1,
        trigger: 7,
        respins: 3,
        chance: { coins: 1, outOf: 36 },
        values: [
          coin(100, 1),
          coin(40, 2),
          coin(16, 5),
          coin(4, 10),
          coin(3, 20, 'mini'),
          coin(1, 40, 'minor'),
        ],
        grand: 1000,
      },
    },
    figures: {
      rtp: '96.29',
      hit: '41.33',
      spread: '2.76',
      top: ['1000.0', '22377688'],
      hold: '183',
    },
  },
  {
    key: 'hold-tall-steep',
    rows: 4,
    lines: twentyOnFour,
    from: 3,
    pays: 'W 30 240 2950; O; A 30 175 1000; B 24 130 730; C 19 100 540; D 15 75 390; e 12 60 280; f 9 45 210; g 7 35 150; h 6 25 105',
    reels: [
      'eBOOfCgDehfWgDfheABghC',
      'heBgChegfDAOOfeBghfWCD',
      'OOeDCfgeWhDgChBfAegBfh',
      'COOfgehDAWCfghBfehDBge',
      'OOCfWDhgefhgBehCfegDAB',
    ],
    mechanic: {
      holdAndSpin: {
        coin: 1,
        trigger: 7,
        respins: 3,
        chance: { coins: 1, outOf: 34 },
        values: [
          coin(100, 1),
          coin(40, 2),
          coin(16, 6),
          coin(4, 15),
          coin(3, 30, 'mini'),
          coin(1, 100, 'minor'),
        ],
        grand: 2000,
      },
    },
    figures: {
      rtp: '94.74',
      hit: '41.03',
      spread: '3.90',
      top: ['2000.0', '13355479'],
      hold: '183',
    },
  },
];

export const coinModels: readonly MathModel[] = rows.map(modelOf);
