/** Ten lines and chests to choose from. */
import { tenOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, modelOf } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'pick-ten-gentle',
    lines: tenOnFive,
    from: 3,
    pays: 'W 35 145 540; S; A 26 80 240; B 23 65 190; C 20 55 155; D 18 50 125; e 16 40 100; f 14 35 80; g 12 28 65; h 11 24 50',
    reels: [
      'hfgDCAeBfShegBCDWhfg',
      'BfhgDhCefhBfgWegDChA',
      'CBWfgCDfghefhgSBhDeA',
      'ehBgfhCDfgAhgeCfBWhD',
      'fgBCfDAgfChgehDWheBS',
    ],
    scatterPays: [0, 0, 0, 1],
    mechanic: { pick: { scatters: 3, prizes: [3, 4, 5, 6, 8, 10, 12, 15, 20], picks: 4 } },
    figures: { rtp: '94.81', hit: '30.21', spread: '2.87', top: ['69.1', '3200000'], pick: '296' },
  },
  {
    key: 'pick-ten-steady',
    lines: tenOnFive,
    from: 3,
    pays: 'W 29 170 970; S; A 25 105 430; B 21 85 340; C 18 70 260; D 15 55 200; e 12 45 155; f 10 35 120; g 9 28 90; h 7 22 70',
    reels: [
      'fCDBehfghCfgeAhWBSgD',
      'hfCegBhegfADBhCWDhfg',
      'AefhDghCWefBCgfDBhSg',
      'CDgefBhfWCAhDefghBgh',
      'DhgefgDfWhCBSAfgCBhe',
    ],
    scatterPays: [0, 0, 0, 1],
    mechanic: { pick: { scatters: 3, prizes: [2, 4, 5, 8, 10, 15, 20, 30, 50], picks: 3 } },
    figures: { rtp: '95.96', hit: '31.40', spread: '3.86', top: ['124.9', '3200000'], pick: '296' },
  },
  {
    key: 'pick-ten-steep',
    lines: tenOnFive,
    from: 3,
    pays: 'W 17 135 1700; S; A 17 100 580; B 14 75 420; C 11 60 310; D 9 45 230; e 7 35 165; f 5 25 120; g 4 19 85; h 3 15 60',
    reels: [
      'gCfegSefDhBgDAhWBfCh',
      'CghWBCfDhgfheBhDgfAe',
      'hfgBeADgfSCWfhDBCheg',
      'BfChfgDheghACfgDBhWe',
      'CDeSgBehfgBfDhWghCAf',
    ],
    scatterPays: [0, 0, 0, 1],
    mechanic: { pick: { scatters: 3, prizes: [2, 3, 5, 8, 10, 15, 25, 60, 200], picks: 3 } },
    figures: { rtp: '95.07', hit: '31.10', spread: '8.58', top: ['183.5', '3200000'], pick: '296' },
  },
];

export const chestModels: readonly MathModel[] = rows.map(modelOf);
