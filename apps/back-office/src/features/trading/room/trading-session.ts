/** The session of staff at the book. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { createProgramSession } from '#features/programs/program-session.ts';

/** The provider's code of the book. */
export const bookCode = 'SPORTSBOOK';

type Told = CallValue<TradingCalls['POST /trading/v1/session']>;
export type TradingSession = Omit<Told, 'tradingToken'>;

const session = createProgramSession<TradingCalls, TradingSession>(bookCode, async (ask, pass) => {
  const { tradingToken: token, ...told } = await ask('POST /trading/v1/session', {
    body: { pass },
  });
  return { told, token };
});

/** Refuses `not_found` where this brand has no book. */
export const openTrading = session.open;
/** A call of the trading room. */
export const tradingCall = session.ask;
