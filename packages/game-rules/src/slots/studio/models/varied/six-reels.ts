/** Six reels of three rows. */
import { tenOnSix } from '@bahati/game-rules/slots/studio/models/lines.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, modelOf } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'six-ways-gentle',
    from: 3,
    pays: 'W; A 8 25 75 230; B 7 21 60 170; C 6 17 45 130; D 5 14 35 95; e 5 12 28 70; f 4 9 22 50; g 3 8 17 35',
    reels: [
      'fgBeCDegCgADf',
      'feCgAgCfBDeWD',
      'gDCDAeCgefWBf',
      'gBDfAgCWeCefD',
      'CgeACDBWfgDfe',
      'DfgeCgABDfegC',
    ],
    mechanic: { payRule: { kind: 'ways' }, stakeUnits: 40 },
    figures: { rtp: '94.79', hit: '66.27', spread: '1.85', top: ['27.9', '2413405'] },
  },
  {
    key: 'six-ways-steady',
    from: 3,
    pays: 'W; A 5 19 80 320; B 4 15 60 239; C 3 11 45 160; D 2 9 30 115; e 2 7 23 80; f 2 5 17 55; g 1 4 12 35',
    reels: [
      'eCfADggBfeCgD',
      'egeCBDfWgCDfA',
      'fegDBgeADWCCf',
      'gDfBCefAgeCWD',
      'WCAeDgfCgefBD',
      'CgCgDefBgDeAf',
    ],
    mechanic: { payRule: { kind: 'ways' }, stakeUnits: 40 },
    figures: { rtp: '95.04', hit: '63.86', spread: '3.06', top: ['196.8', '4826809'] },
  },
  {
    key: 'six-ways-steep',
    from: 3,
    pays: 'W; A 2 14 80 460; B 2 10 55 300; C 1 7 40 200; D 1 5 27 135; e 1 4 18 85; f 1 3 13 55; g 1 2 9 35',
    reels: [
      'DfAeCfgCeDggB',
      'eCBgDfCADWfge',
      'egCCDDeBfgfAW',
      'feCeCgBDAfWgD',
      'gDegCDAeCffWB',
      'ADgeCgCfeBDfg',
    ],
    mechanic: { payRule: { kind: 'ways' }, stakeUnits: 40 },
    figures: { rtp: '96.37', hit: '62.36', spread: '2.70', top: ['109.9', '4826809'] },
  },
  {
    key: 'six-ten-steady',
    lines: tenOnSix,
    from: 3,
    pays: 'W 14 60 210 870; A 12 50 210 870; B 10 40 155 620; C 8 30 115 440; D 7 24 85 310; e 5 18 60 210; f 4 14 45 145; g 4 11 35 100',
    reels: [
      'gBDgAWefCefDC',
      'AgeCBfDefCWgD',
      'eCgfDCBWgeDfA',
      'DCgABfDefgWCe',
      'fegCDgeCfWBDA',
      'gDAfCefCgeWDB',
    ],
    figures: { rtp: '96.12', hit: '45.33', spread: '3.20', top: ['131.4', '4826809'] },
  },
  {
    key: 'six-ten-steep',
    lines: tenOnSix,
    from: 3,
    pays: 'W 9 45 240 1750; A 9 50 300 1700; B 7 40 210 1150; C 5 27 145 760; D 4 20 100 500; e 3 14 70 330; f 2 10 45 210; g 2 8 30 135',
    reels: [
      'BAgDCefCDfgeW',
      'eDAgfCDgefCBW',
      'DeCAfDegBWfCg',
      'eCDfCgBeDgWAf',
      'fWDgCDefBeCAg',
      'fgDCegAeCDfBW',
    ],
    figures: { rtp: '96.01', hit: '47.38', spread: '4.95', top: ['286.4', '2413405'] },
  },
];

export const sixReelModels: readonly MathModel[] = rows.map(modelOf);
