/**
 * Live messages to one member over server-sent events at `GET /wps/live` (token in the
 * Authorization header). They say what changed and carry the new value; a client that
 * reconnects reads the current state by the calls.
 */
import type { Balance } from './wallet/wallet.ts';
import type { Withdrawal } from './cashier/withdrawals.ts';
import type { Deposit } from './cashier/deposits.ts';

export const livePath = '/wps/live';

export type LiveMessage =
  | { type: 'balance'; balance: Balance }
  | { type: 'deposit'; deposit: Deposit }
  | { type: 'withdrawal'; withdrawal: Withdrawal }
  /** The inbox changed: read the unread count again. */
  | { type: 'inbox_changed' }
  /** The chat changed: read its state again. */
  | { type: 'chat_changed' }
  | { type: 'session_ended' }
  /** The idle lock is on; the stream ends with it. */
  | { type: 'session_locked' }
  /** Maintenance or regions changed: read the system status again. */
  | { type: 'system_changed' };
