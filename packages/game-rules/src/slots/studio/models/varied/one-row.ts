/** Three reels of one row and one line. */
import { oneOnThree } from '@bahati/game-rules/slots/studio/models/lines.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, modelOf, rungs } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'single-gentle',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 45; A 40; B 18; C 9; e 4; f 2',
    reels: ['ffeefAfCBfWCfeBBWACe', 'fefffeeCBCBCWefWAABf', 'AefCfBffCCfeWBBefeWA'],
    figures: { rtp: '94.99', hit: '12.63', spread: '4.35', top: ['45.0', '1000'] },
  },
  {
    key: 'single-steady',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 85; A 40; B 21; C 9; e 5; f 2',
    reels: ['fBWAffeffefCCABfeCWe', 'ffBefACffCCeWWfeABef', 'ffCffeBffWeCAefeAWBC'],
    figures: { rtp: '95.39', hit: '14.58', spread: '4.77', top: ['85.0', '1000'] },
  },
  {
    key: 'single-steep',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 230; A 42; B 20; C 9; e 4; f 2',
    reels: ['fffefBffCCefCefWWeBA', 'fCfffeffCWBWeeCfeBAf', 'fffCWCfWefeBfefBACef'],
    figures: { rtp: '95.34', hit: '17.50', spread: '7.82', top: ['230.0', '1000'] },
  },
  {
    key: 'single-times-gentle',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 29; A 18; B 10; C 6; e 4; f 2',
    reels: ['efWfAeCAffeCeBBeCWfB', 'eeBCWBfAffWeffeBAeCC', 'fBCeWeeBWfeffCAeCBfA'],
    mechanic: { spinMultiplier: { paid: rungs([1, 12], [2, 6], [3, 2]), free: [] } },
    figures: { rtp: '96.04', hit: '12.10', spread: '3.89', top: ['87.0', '10000'] },
  },
  {
    key: 'single-times-steady',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 28; A 16; B 10; C 6; e 4; f 2',
    reels: ['CWfeBABeffeCWfBAeffC', 'efffAeWBCefCWBfCeAfB', 'fefABAfCeBCfWCfWBfee'],
    mechanic: { spinMultiplier: { paid: rungs([1, 14], [2, 4], [3, 2], [5, 1]), free: [] } },
    figures: { rtp: '94.91', hit: '12.63', spread: '4.16', top: ['140.0', '21000'] },
  },
  {
    key: 'single-times-steep',
    rows: 1,
    lines: oneOnThree,
    from: 3,
    pays: 'W 20; A 13; B 7; C 5; e 3; f 1',
    reels: ['CeffAefCWeCWeAfffeBWfB', 'eWBCeAffWCfCefefAfefBW', 'efCfAfeeWfBBCfeCfWfAeW'],
    mechanic: {
      spinMultiplier: { paid: rungs([1, 20], [2, 4], [3, 2], [5, 1], [10, 1]), free: [] },
    },
    figures: { rtp: '96.52', hit: '17.56', spread: '4.94', top: ['200.0', '11042'] },
  },
  {
    key: 'pairs-gentle',
    rows: 1,
    lines: oneOnThree,
    from: 2,
    pays: 'W 3 22; A 2 19; B 2 14; C 1 10; e 1 8; f 1 6',
    reels: ['AeeCBACfeBCffeefAWCBf', 'BCefBeAeffCfCAfBeeACW', 'CAfACBAeefBfeCefWefBC'],
    figures: { rtp: '95.08', hit: '28.34', spread: '2.64', top: ['22.0', '9261'] },
  },
  {
    key: 'pairs-steep',
    rows: 1,
    lines: oneOnThree,
    from: 2,
    pays: 'W 2 37; A 3 27; B 2 18; C 1 11; e 1 7; f 1 5',
    reels: ['ffffCeeeAfWCfACCfeeeBfB', 'CfBCeAffCfeeffefBWeCefA', 'eeCfefffBCfefefACeBfAWC'],
    figures: { rtp: '96.37', hit: '31.95', spread: '2.43', top: ['37.0', '12167'] },
  },
];

export const oneRowModels: readonly MathModel[] = rows.map(modelOf);
