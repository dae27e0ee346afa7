/** Who meets whom: double round robins and knock-outs, by the number of an event in its season. */

/** Two places in the list of who takes part; the first is at home. */
export type Pair = readonly [home: number, away: number];

/** The events of a double round robin. */
export const leagueLength = (size: number): number => size * (size - 1);

/**
 * The pair of one event, by the circle method: the last stays, the others move on by one place a
 * round. `size` is even. Nobody is in two events that follow each other closely: a place moves by
 * one event a round at the most.
 */
export function leaguePair(size: number, number: number): { round: number; pair: Pair } {
  const perRound = size / 2;
  const round = Math.floor(number / perRound);
  const turn = round % (size - 1);
  const at = number % perRound;
  const seat = (place: number) => (place + turn) % (size - 1);
  const first = at === 0 ? size - 1 : seat(at);
  const second = at === 0 ? seat(0) : seat(size - 1 - at);
  const isSwapped = (at === 0 ? turn : at) % 2 === 1;
  const isReturn = round >= size - 1;
  return { round: round + 1, pair: isSwapped !== isReturn ? [second, first] : [first, second] };
}

export const cupSize = 32;
/** Slots of an edition; those between rounds stay empty, so that who won is known in time. */
export const cupLength = 40;

const cupRounds = [
  { name: 'Round of 32', from: 0, count: 16 },
  { name: 'Round of 16', from: 16, count: 8 },
  { name: 'Quarter-final', from: 25, count: 4 },
  { name: 'Semi-final', from: 31, count: 2 },
  { name: 'Final', from: 37, count: 1 },
] as const;

export type CupTie = {
  readonly round: string;
  /** Of the first round: places in the draw. Later: the numbers of the ties whose winners meet. */
  readonly between: Pair;
  readonly isFirstRound: boolean;
};

/** Undefined for an empty slot. */
export function cupTie(number: number): CupTie | undefined {
  const at = cupRounds.findIndex(({ from, count }) => number >= from && number < from + count);
  const round = cupRounds[at];
  if (!round) return undefined;
  const tie = 2 * (number - round.from);
  const before = cupRounds[at - 1]?.from ?? 0;
  return { round: round.name, between: [before + tie, before + tie + 1], isFirstRound: at === 0 };
}
