/** Sports of few goals: how long their parts are and how goals come in them. */

export type GoalsFacts = {
  readonly sport: 'football' | 'efootball' | 'ice_hockey';
  /** Seconds of one step: at most one goal falls in it. */
  readonly stepSeconds: number;
  /** Steps of each part, added time included. */
  readonly steps: readonly number[];
  /** Seconds on the clock as each part begins. */
  readonly clockAt: readonly number[];
  /** Which share of an event's goals falls in each part. */
  readonly shares: readonly number[];
  readonly breakSeconds: number;
  /** By how much a side is behind, from -2 (two or more ahead) to 2: what its rate is multiplied by. */
  readonly chase: readonly [number, number, number, number, number];
  /** Of each side in a step. */
  readonly redCard: number;
  /** What the rate of eleven against ten is multiplied by, and that of ten. */
  readonly manUp: number;
  readonly manDown: number;
  /** Results less likely than this are brought together (`thinner`). */
  readonly leastChance: number;
  /** A draw after regular time is played on until a goal. */
  readonly hasOvertime: boolean;
  /**
   * What is counted beside goals, of each of two equal sides in a step. It moves no goal, and a
   * stronger side has more of all but cards.
   */
  readonly asides: Readonly<Record<string, number>>;
};

/**
 * A side behind presses and a level one waits: more draws and fewer one-goal wins than two
 * independent sides would play, which is what Dixon and Coles corrected low scores for.
 */
const footballChase = [0.95, 0.97, 0.97, 1.08, 1.1] as const;

export const goalsFacts = {
  football: {
    sport: 'football',
    stepSeconds: 60,
    steps: [46, 49],
    clockAt: [0, 2_700],
    shares: [0.46, 0.54],
    breakSeconds: 900,
    chase: footballChase,
    redCard: 0.0009,
    manUp: 1.2,
    manDown: 0.75,
    leastChance: 1e-8,
    hasOvertime: false,
    asides: { corner: 0.055, shot: 0.13, card_yellow: 0.02 },
  },
  efootball: {
    sport: 'efootball',
    stepSeconds: 10,
    steps: [36, 36],
    clockAt: [0, 360],
    shares: [0.48, 0.52],
    breakSeconds: 60,
    chase: footballChase,
    redCard: 0,
    manUp: 1,
    manDown: 1,
    leastChance: 1e-8,
    hasOvertime: false,
    asides: { corner: 0.06, shot: 0.2 },
  },
  ice_hockey: {
    sport: 'ice_hockey',
    stepSeconds: 30,
    steps: [40, 40, 40],
    clockAt: [0, 1_200, 2_400],
    shares: [0.31, 0.35, 0.34],
    breakSeconds: 1_020,
    chase: [0.98, 0.98, 0.98, 1.06, 1.1],
    redCard: 0,
    manUp: 1,
    manDown: 1,
    leastChance: 4e-5,
    hasOvertime: true,
    asides: { shot: 0.25, penalty: 0.02 },
  },
} as const satisfies Readonly<Record<string, GoalsFacts>>;
