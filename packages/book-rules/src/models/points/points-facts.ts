/** Sports of many points: how long their parts are and what a score is worth. */

export type PointsFacts = {
  readonly sport: 'basketball' | 'rugby' | 'handball';
  readonly parts: number;
  /** Steps of a part; in each a side scores at most once. */
  readonly steps: number;
  readonly stepSeconds: number;
  readonly breakSeconds: number;
  /** What a score is worth, and how often. Shares sum to 1. */
  readonly scores: readonly { readonly points: number; readonly share: number }[];
  /** Steps of overtime, which is played where it is level; 0: a draw stands. */
  readonly overtimeSteps: number;
};

export const pointsFacts = {
  basketball: {
    sport: 'basketball',
    parts: 4,
    steps: 20,
    stepSeconds: 30,
    breakSeconds: 120,
    scores: [
      { points: 1, share: 0.07 },
      { points: 2, share: 0.61 },
      { points: 3, share: 0.32 },
    ],
    overtimeSteps: 10,
  },
  rugby: {
    sport: 'rugby',
    parts: 2,
    steps: 41,
    stepSeconds: 60,
    breakSeconds: 720,
    scores: [
      { points: 3, share: 0.42 },
      { points: 5, share: 0.2 },
      { points: 7, share: 0.38 },
    ],
    overtimeSteps: 0,
  },
  handball: {
    sport: 'handball',
    parts: 2,
    steps: 60,
    stepSeconds: 30,
    breakSeconds: 600,
    scores: [{ points: 1, share: 1 }],
    overtimeSteps: 0,
  },
} as const satisfies Readonly<Record<string, PointsFacts>>;
