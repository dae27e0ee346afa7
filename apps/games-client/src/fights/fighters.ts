/** The paints of the two: red earth against deep water. */
import type { Side } from '@bahati/game-rules/cockfight/cockfight.rules.ts';

export type Plumage = {
  readonly body: string;
  readonly breast: string;
  readonly hackle: string;
  readonly hackleDeep: string;
  readonly wing: string;
  readonly wingBar: string;
  readonly tail: readonly [string, string, string];
  readonly dots: string;
};

export const ink = '#1a0f16';

export const plumages: Readonly<Record<Side, Plumage>> = {
  meron: {
    body: '#c8313c',
    breast: '#e8573f',
    hackle: '#f6b23c',
    hackleDeep: '#d97a1e',
    wing: '#7c1836',
    wingBar: '#f6b23c',
    tail: ['#4a1030', '#9c1f3c', '#e0662e'],
    dots: '#ffe9b8',
  },
  wala: {
    body: '#1b6f96',
    breast: '#2fb8a6',
    hackle: '#f4ead0',
    hackleDeep: '#b9c8c4',
    wing: '#12355f',
    wingBar: '#7fe0d2',
    tail: ['#0e2340', '#155f7c', '#37b9ae'],
    dots: '#f6fbef',
  },
};
