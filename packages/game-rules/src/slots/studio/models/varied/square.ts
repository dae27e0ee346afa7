/** Four reels of four rows, whose wins burst and fall. */
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { type Row, alike, modelOf } from './row.ts';

const rows: readonly Row[] = [
  {
    key: 'square-fall-gentle',
    rows: 4,
    from: 4,
    pays: 'A 75; B 60; C 45; D 40; e 29; f 24; g 19; h 15',
    reels: [
      'hDgefChgeCAhfBDDgfABeh',
      'hBhgegffeADAhCDhCeBfDg',
      'BhADgeghfhgCfhfDeABCeD',
      'DfCgghehfeBBheAgAhDfDC',
    ],
    mechanic: {
      payRule: { kind: 'ways' },
      stakeUnits: 40,
      tumble: { multipliers: [1, 2, 3], freeMultipliers: [1] },
    },
    figures: { rtp: '95.82', hit: '37.55', spread: '2.83', top: ['62.9', '234256'] },
  },
  {
    key: 'square-fall-steady',
    rows: 4,
    from: 4,
    pays: 'A 70; B 50; C 35; D 23; e 15; f 11; g 8; h 5',
    reels: [
      'gfDhggehCBhfBfgeDAChfeD',
      'hefDgeDhCgfgBfCDhgAehBf',
      'hCfgghDADfggBefhCeBhfeD',
      'ChgBgeDDffehCehfgBAgfhD',
    ],
    mechanic: {
      payRule: { kind: 'ways' },
      stakeUnits: 40,
      tumble: { multipliers: [1, 2, 3, 5], freeMultipliers: [1] },
    },
    figures: { rtp: '95.78', hit: '47.57', spread: '2.99', top: ['100.2', '279841'] },
  },
  {
    key: 'square-fall-steep',
    rows: 4,
    from: 4,
    pays: 'A 125; B 75; C 40; D 23; e 14; f 8; g 4; h 3',
    reels: [
      'ghhegDhBfgfDeCfBhDhfgAeC',
      'hghgfggCfeDeDAhfBBhDfheC',
      'hfBDhegDgegffhCBhghfDCAe',
      'hDDghgfDhBCfegfgBeAfhCeh',
    ],
    mechanic: {
      payRule: { kind: 'ways' },
      stakeUnits: 40,
      tumble: { multipliers: [1, 2, 4, 8, 16], freeMultipliers: [1] },
    },
    figures: { rtp: '94.86', hit: '44.97', spread: '5.73', top: ['206.0', '331776'] },
  },
  {
    key: 'square-groups-gentle',
    rows: 4,
    from: 4,
    pays: 'W; A 35 65 125 250 480; B 26 50 90 160 290; C 21 35 60 105 175; e 17 27 40 65 105; f 14 20 28 40 60',
    reels: [
      'CBCffeCABeffeCABAefW',
      'efCBfBCACCABfeeWfefA',
      'feCefeBBAWCBfCfACAfe',
      'fCeffBACBefBeACWefCA',
    ],
    mechanic: {
      payRule: { kind: 'cluster', minimum: 4 },
      stakeUnits: 20,
      tumble: { multipliers: [1], freeMultipliers: [1] },
    },
    figures: { rtp: '95.68', hit: '38.50', spread: '1.85', top: ['29.4', '160000'] },
  },
  {
    key: 'square-groups-steady',
    rows: 4,
    from: 4,
    pays: 'W; A 35 65 125 240 470; B 24 45 80 145 270; C 17 30 50 85 145; e 13 20 30 50 80; f 9 14 20 28 40',
    reels: [
      'CefBfAfCeACefAefCBBW',
      'eBfefefCCfeCCfAABABW',
      'eAfAfCfCeeBfeCBfCABW',
      'ffACfeeCeBfWeCfABACB',
    ],
    mechanic: {
      payRule: { kind: 'cluster', minimum: 4 },
      stakeUnits: 20,
      tumble: { multipliers: [1, 2, 3], freeMultipliers: [1] },
    },
    figures: { rtp: '95.88', hit: '39.76', spread: '2.19', top: ['45.3', '160000'] },
  },
  {
    key: 'square-groups-steep',
    rows: 4,
    from: 4,
    pays: 'W; A 25 50 95 190 370; B 17 30 53 105 190; C 10 19 35 55 95; e 8 12 19 29 45; f 5 7 10 15 22',
    reels: [
      'BfBffeCCAfCCAeeABWfe',
      'CeCAfBefBffCACeefBAW',
      'eCeeffBCACAfABBCeffW',
      'eAeffBCeCAffBWCeCBfA',
    ],
    mechanic: {
      payRule: { kind: 'cluster', minimum: 4 },
      stakeUnits: 20,
      tumble: { multipliers: [1, 2, 4, 8], freeMultipliers: [1] },
    },
    figures: { rtp: '95.76', hit: '48.76', spread: '3.01', top: ['152.9', '160000'] },
  },
  {
    key: 'sixteen-steady',
    rows: 4,
    from: 6,
    pays: 'A 100 220 480 1050 2300; B 80 172 340 700 1450; C 60 120 240 460 900; e 50 90 165 300 550; f 35 68 110 195 330; g 29 45 75 125 200',
    reels: alike(4, 'fgfCegCBfeBfggCeAABegfAC'),
    mechanic: {
      payRule: { kind: 'anywhere', minimum: 6 },
      stakeUnits: 20,
      tumble: { multipliers: [1, 2, 3], freeMultipliers: [1] },
    },
    figures: { rtp: '94.49', hit: '11.53', spread: '6.86', top: ['180.0', '331776'] },
  },
  {
    key: 'sixteen-steep',
    rows: 4,
    from: 6,
    pays: 'A 100 220 490 1050 2300; B 75 150 310 650 1350; C 55 105 200 400 780; e 40 70 130 240 440; f 28 50 85 145 250; g 20 30 50 85 135',
    reels: alike(4, 'gffgeCCBAegfgfgABCfBeACe'),
    mechanic: {
      payRule: { kind: 'anywhere', minimum: 6 },
      stakeUnits: 20,
      tumble: { multipliers: [1, 2, 3, 5, 10], freeMultipliers: [1] },
    },
    figures: { rtp: '94.72', hit: '15.24', spread: '7.02', top: ['378.7', '55296'] },
  },
];

export const squareModels: readonly MathModel[] = rows.map(modelOf);
