/** The wallets kept here: opened once, locked before anything moves. */
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import { plusVendor } from '@bahati/game-rules/slots/studio/vendors.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';

/** The one vendor of this provider whose games are played from a wallet here. */
export const ownVendor = plusVendor.code;

const ownGames: ReadonlySet<string> = new Set(plusGames.map(({ code }) => code));

export function isPlayedFromOwnWallet(gameCode: string): boolean {
  return ownGames.has(gameCode);
}

export type Whose = { memberId: string; currency: Currency };

/** Refuses `vendor_not_found`: another vendor's wallets are not kept here. */
export function assertOwnVendor(vendorCode: string): void {
  if (vendorCode !== ownVendor) throw new Refusal('vendor_not_found');
}

/** Opens a wallet and answers its balance; opening it again changes nothing. Refuses `currency_mismatch`. */
export async function openWallet(database: Database, { memberId, currency }: Whose) {
  await database.query(
    `INSERT INTO games.wallets (vendor_code, member_id, currency) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [ownVendor, memberId, currency],
  );
  return readWallet(database, { memberId, currency });
}

/** Refuses `wallet_not_open` and `currency_mismatch`. */
export async function readWallet(
  database: Database | Transaction,
  { memberId, currency }: Whose,
  lock: '' | 'FOR UPDATE' = '',
): Promise<bigint> {
  const { rows } = await database.query<{ currency: string; balance: bigint }>(
    `SELECT currency, balance FROM games.wallets
      WHERE vendor_code = $1 AND member_id = $2 ${lock}`,
    [ownVendor, memberId],
  );
  const wallet = rows[0];
  if (!wallet) throw new Refusal('wallet_not_open');
  if (wallet.currency !== currency) throw new Refusal('currency_mismatch');
  return wallet.balance;
}

/** A balance as the platform is told it. Refuses `vendor_not_found` besides. */
export async function tellWallet(
  { database }: Pick<Context, 'database'>,
  { vendorCode, memberId, currency }: { vendorCode: string; memberId: string; currency: Currency },
  read: (database: Database, whose: Whose) => Promise<bigint>,
): Promise<{ balance: string }> {
  assertOwnVendor(vendorCode);
  const balance = await read(database, { memberId, currency });
  return { balance: toDecimal(balance, currency) };
}

/** The wallet must be locked. */
export async function writeBalance(
  transaction: Transaction,
  memberId: string,
  balance: bigint,
): Promise<void> {
  await transaction.query(
    'UPDATE games.wallets SET balance = $3 WHERE vendor_code = $1 AND member_id = $2',
    [ownVendor, memberId, balance],
  );
}
