/** Three reels of three rows whose lines do more: eight of them, wilds that fill their reels, spins that multiply. */
import { eightOnThree, fiveOnThree } from '@bahati/game-rules/slots/studio/models/lines.ts';
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, modelOf, rungs } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'three-eight-gentle',
    lines: eightOnThree,
    from: 3,
    pays: 'W 50; A 30; B 23; C 16; e 12; f 8; g 6',
    reels: [
      'gBeACgefCegWAfgCefBefACgBWf',
      'fCegAfgWCgBefgAeCBgfCWefBAe',
      'gAfWBCfBegfegfCWgfeCAeCgAeB',
    ],
    figures: { rtp: '94.70', hit: '42.55', spread: '1.51', top: ['14.6', '19683'] },
  },
  {
    key: 'three-eight-steady',
    lines: eightOnThree,
    from: 3,
    pays: 'W 175; A 80; B 50; C 28; e 17; f 10; g 6',
    reels: [
      'gefgeBCfBCfAegBCgefgCegfWA',
      'CgACWfgefCgfeBgefBegBCAgfe',
      'geBgeCgfeCBgAegfCefCAgfBWf',
    ],
    figures: { rtp: '95.21', hit: '35.92', spread: '1.99', top: ['27.6', '17576'] },
  },
  {
    key: 'three-eight-steep',
    lines: eightOnThree,
    from: 3,
    pays: 'W 460; A 170; B 80; C 35; e 16; f 8; g 3',
    reels: [
      'gfCegfegfeCgfBgeCgfBAWgfBeC',
      'fgefCgfCefgABgeBgfegWfCBegC',
      'gCfgefBCgefgeWgCefBegfCAgfB',
    ],
    figures: { rtp: '95.20', hit: '40.89', spread: '2.65', top: ['71.9', '19683'] },
  },
  {
    key: 'three-grow-gentle',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 40; A 21; B 15; C 11; e 8; f 6; g 4',
    reels: [
      'eAgeCfgBCfeBgfeCAfBWAgeBgfC',
      'fgefCgeBAegBfeACfBAfgCWeBgC',
      'feACfegBCAefgBegfeBCgWfBgAC',
    ],
    mechanic: { wilds: { kind: 'expanding' } },
    figures: { rtp: '96.57', hit: '31.41', spread: '2.54', top: ['40.0', '729'] },
  },
  {
    key: 'three-grow-steady',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 65; A 37; B 21; C 12; e 7; f 4; g 2',
    reels: [
      'efCgfeCfgBCgAefAgfWgeBfeCgB',
      'CfegCfgeCgfBgfeWfBeAgfCBAeg',
      'eCgfCBgfegAfgeBfABfgeCWfeCg',
    ],
    mechanic: { wilds: { kind: 'expanding' } },
    figures: { rtp: '94.48', hit: '34.52', spread: '3.33', top: ['65.0', '729'] },
  },
  {
    key: 'three-grow-steep',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 100; A 75; B 36; C 16; e 6; f 3; g 2',
    reels: [
      'WCgfeCBfCgfeBgfegfegfCBegAfeg',
      'efgefgefCgfeCgefCgfBgAWegBCfB',
      'efBefgCfWegCBegfegfCgfBgCefAg',
    ],
    mechanic: { wilds: { kind: 'expanding' } },
    figures: { rtp: '95.73', hit: '37.99', spread: '4.20', top: ['100.0', '903'] },
  },
  {
    key: 'three-times-gentle',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 40; A 30; B 21; C 16; e 11; f 8; g 6',
    reels: ['CWegfeCgfeACfBgfeBgCeAfgB', 'CgeBgefgeCfBeACfWBgAfgCfe', 'efgCfgCfgBfeCgeCBfgeAWeBA'],
    mechanic: { spinMultiplier: { paid: rungs([1, 4], [2, 2], [3, 1]), free: [] } },
    figures: { rtp: '95.56', hit: '24.49', spread: '2.30', top: ['49.2', '109375'] },
  },
  {
    key: 'three-times-steady',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 53; A 50; B 26; C 17; e 10; f 6; g 3',
    reels: ['AegCfeBgeCgfegCBefCAfBWgf', 'CBgfBefgCeAfgeCWfAeCgfBge', 'CgABgefgCfeBgeCBWefCAfgef'],
    mechanic: { spinMultiplier: { paid: rungs([1, 20], [2, 5], [3, 3], [5, 2]), free: [] } },
    figures: { rtp: '96.00', hit: '24.46', spread: '3.05', top: ['79.0', '234375'] },
  },
  {
    key: 'three-times-steep',
    lines: fiveOnThree,
    from: 3,
    pays: 'W 75; A 75; B 35; C 16; e 7; f 3; g 2',
    reels: ['geCgfeCgfAefBCAfgWeBCgBef', 'feCBgeACfgACgfCegfBeWfeBg', 'fgefCefCBAfgCBgefAgeWBegC'],
    mechanic: { spinMultiplier: { paid: rungs([1, 60], [2, 12], [5, 6], [10, 2]), free: [] } },
    figures: { rtp: '94.27', hit: '24.66', spread: '4.52', top: ['170.0', '625000'] },
  },
];

export const threeLineModels: readonly MathModel[] = rows.map(modelOf);
