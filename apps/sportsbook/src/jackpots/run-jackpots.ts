/** The work on pools that goes on by itself. Each step follows from the rows, whoever does it when. */
import type { BetContext } from '#sportsbook/bet-context.ts';
import { startLooking } from '@bahati/server-kit/provider/looking.ts';
import { accountDue } from './account.ts';
import { closePools } from './close-pools.ts';
import { drawPools } from './draw-pool.ts';
import { readJackpotTerms } from './jackpot-terms.ts';
import { makePools } from './make-pools.ts';
import { payEntries } from './pay-entries.ts';
import { rollOver } from './roll-over.ts';

const makingPauseMs = 15_000;
const pauseMs = 1_000;

/** Goes on until stopped; stopping waits for what is under way. */
export function runJackpots(context: BetContext): { stop: () => Promise<void> } {
  const { database, config } = context;
  const currency = config.BOOK_CURRENCY;
  const make = async () => {
    await makePools(database, await readJackpotTerms(database, currency), currency);
    return false;
  };
  const parts = [
    startLooking(context, 'making jackpots', make, makingPauseMs),
    startLooking(context, 'jackpots', () => moveJackpots(context), pauseMs),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}

/** One look at all pools; answers whether there is more to do at once. */
export async function moveJackpots(context: BetContext): Promise<boolean> {
  const { database } = context;
  await accountDue(database);
  await closePools(database);
  await drawPools(database);
  await rollOver(database);
  return payEntries(context);
}
