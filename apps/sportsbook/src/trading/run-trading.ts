/** What the trading room does by itself: closing odds, the feed's history, decisions left by a kill. */
import type { Log } from '@bahati/server-kit/log.ts';
import type { TradingParts } from './serve-trading.ts';
import { carryOutLeft } from './decisions/decisions.ts';
import { keepFeedHistory } from './feed-health.ts';
import { keepClosingOdds } from './members/closing-odds.ts';

const lookMs = 2_000;
/** Events that began are remembered, so that each is asked about once. */
const mostNoted = 5_000;

export function runTrading({ bets: context, offer, intake }: TradingParts, log: Log) {
  const { database } = context;
  const history = keepFeedHistory(context, intake, log);
  const noted = new Set<string>();
  const look = async () => {
    await keepClosingOdds(database, offer, noted);
    if (noted.size > mostNoted) noted.clear();
  };
  let running = carryOutLeft({ ...context, offer, intake, mostAlone: 0n }).catch((error: unknown) =>
    log.error({ err: error }, 'decisions were not carried out'),
  );
  const timer = setInterval(() => {
    running = running
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, 'closing odds were not kept'));
  }, lookMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
      await history.stop();
    },
  };
}
