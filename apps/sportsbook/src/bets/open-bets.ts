/** The bets of one operator: their calls, and the work that goes on by itself. */
import { createCombine } from '#sportsbook/builder/ask-combination.ts';
import type { BetContext, BettingOffer } from '#sportsbook/bet-context.ts';
import type { Context } from '#sportsbook/context.ts';
import { createRuleWatch, type RuleWatch } from '#sportsbook/cash-out/auto-cash-out.ts';
import { settleNext } from '#sportsbook/settlement/settle-bets.ts';
import { decideDue } from '#sportsbook/slips/decide-due.ts';
import { followAnswer } from '#sportsbook/slips/follow-answers.ts';
import { createTermsReader } from '#sportsbook/slips/terms.ts';
import {
  createTeller,
  startLooking,
  startTelling,
  type Teller,
} from '#sportsbook/wallet/teller.ts';
import { createWallet } from '#sportsbook/wallet/wallet.ts';
import { clearExpired } from './clear-expired.ts';
import { createBetHub } from './bet-hub.ts';
import { BoundedMap } from './bounded-map.ts';

/** Two tries at the wallet fit in. */
const usualPatienceMs = 6_000;
const mostBalances = 10_000;
const cleaningPauseMs = 60_000;

export type Bets = { context: BetContext; teller: Teller; rules: RuleWatch };

export function openBets(
  context: Context,
  offer: BettingOffer,
  { patienceMs = usualPatienceMs }: { patienceMs?: number } = {},
): Bets {
  const bets: BetContext = {
    ...context,
    offer,
    wallet: createWallet(context.config),
    terms: createTermsReader(context.database, context.config.BOOK_CURRENCY),
    combine: createCombine(context.config),
    hub: createBetHub(),
    balances: new BoundedMap(mostBalances),
    tell: (written) => teller.soon(written),
    patienceMs,
  };
  const teller = createTeller(bets, followAnswer);
  return { context: bets, teller, rules: createRuleWatch(bets) };
}

/** Goes on until stopped; stopping waits for what is under way. */
export function startBets({ context, teller, rules }: Bets): { stop: () => Promise<void> } {
  const parts = [
    startTelling(context, teller),
    startLooking(context, 'deciding', () => decideDue(context)),
    startLooking(context, 'settling', async () => {
      await teller.untilRoom();
      return settleNext(context);
    }),
    startLooking(context, 'rules of members', () => rules.look()),
    startLooking(context, 'cleaning', () => clearExpired(context), cleaningPauseMs),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
      await teller.idle();
    },
  };
}
