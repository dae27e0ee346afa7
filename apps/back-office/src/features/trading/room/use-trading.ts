/** What the trading room reads, kept under the call and what it was asked. */
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { hasProgramQuery, programSessionQuery } from '#features/programs/program-queries.ts';
import { createProgramReads } from '#features/programs/program-reads.ts';
import { bookCode, openTrading, tradingCall } from './trading-session.ts';

/** Prices and stakes move; what one looks at follows them this fast. */
export const liveMs = 2_500;

/** Whether this brand has a book. */
export const hasBookQuery = hasProgramQuery(bookCode);

export const sessionQuery = programSessionQuery('trading', openTrading);

const reads = createProgramReads<TradingCalls>('trading', tradingCall);
export const useTrading = reads.useRead;
export const useTradingList = reads.useWhole;
export const useTradingPages = reads.usePages;
