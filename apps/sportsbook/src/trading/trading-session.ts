/** Staff of the operator at the book. */
import {
  type ProgramStaff,
  staffSessions,
} from '@bahati/server-kit/program-office/staff-sessions.ts';
import type { Context } from '#sportsbook/context.ts';

export type Trader = ProgramStaff;

export const tradingSessions = staffSessions({
  schema: 'book',
  table: 'trading_sessions',
  letter: 't',
});

/** Refuses `pass_invalid`, also for one that was used before. */
export async function openTradingSession({ config, database }: Context, pass: string) {
  const { token, ...told } = await tradingSessions.open(database, config.SPORTSBOOK_KEY, pass);
  return { ...told, tradingToken: token, currency: config.BOOK_CURRENCY };
}
