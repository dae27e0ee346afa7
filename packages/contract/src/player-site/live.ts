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
  /** A message came, was read or deleted: what is unread is to be counted again. */
  | { type: 'inbox_changed' }
  /** The chat with the operator has something new: how it stands is to be read again. */
  | { type: 'chat_changed' }
  | { type: 'session_ended' }
  /** The site opened or closed, for all or for some: the status is to be read again. */
  | { type: 'system_changed' };
