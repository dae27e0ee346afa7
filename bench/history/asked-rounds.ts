/** How many rounds are asked for by the environment. */

const most = 200_000_000;

/** Rounds in the tables before bets are measured, by BETS_HISTORY. */
export const askedHistory = (): number => readRounds('BETS_HISTORY', '0')[0] ?? 0;

/** The sizes growth is measured at, smallest first, by GROWTH_ROUNDS in millions. */
export const askedSizes = (): number[] =>
  readRounds('GROWTH_ROUNDS', '0,10,50', 1_000_000).toSorted((a, b) => a - b);

/** @throws Error with a sentence naming the variable. */
export function readRounds(name: string, usual: string, unit = 1): number[] {
  const text = process.env[name] || usual;
  return text.split(',').map((part) => {
    const rounds = Math.round(Number(part) * unit);
    if (part.trim() === '' || !Number.isFinite(rounds) || rounds < 0 || rounds > most) {
      throw new Error(`${name} is ${text}: it takes numbers of rounds, up to ${most} in all.`);
    }
    return rounds;
  });
}
