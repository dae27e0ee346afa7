/** What the trading room did: a row for each act, which nobody changes. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Trader } from './trading-session.ts';

export type TradingAct = {
  act:
    | 'control_set'
    | 'control_ended'
    | 'bet_accepted'
    | 'bet_refused'
    | 'bet_countered'
    | 'member_bounded'
    | 'decision_asked'
    | 'decision_approved'
    | 'decision_refused'
    | 'decision_withdrawn'
    | 'entry_void_asked'
    | 'entry_void_done'
    | 'entry_void_refused'
    | 'entry_void_withdrawn'
    | 'setting_changed'
    | 'win_limit_set'
    | 'win_limit_ended';
  /** `event 12`, `member k…`, `bet 7`, `setting margins`. */
  subject: string;
  facts: Readonly<Record<string, unknown>>;
  reason?: string;
};

export async function logAct(
  database: Database | Transaction,
  { staffId, name }: Trader,
  { act, subject, facts, reason }: TradingAct,
): Promise<void> {
  await database.query(
    `INSERT INTO book.trading_log (staff_id, name, act, subject, facts, reason)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [staffId, name, act, subject, JSON.stringify(facts), reason ?? null],
  );
}
