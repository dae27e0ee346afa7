/** Bringing everything home at once: from each vendor what it holds now, each a move of its own. */
import { createHash } from 'node:crypto';
import type { CallValue } from '@bahati/contract/call.ts';
import type {
  transferWalletCalls,
  WalletMove,
} from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { moveBetweenWallets, type WalletOwner } from './move-between-wallets.ts';
import { listTransferVendors, type TransferVendor } from './transfer-vendors.ts';
import { openWalletIds, type VendorBalances } from './vendor-balances.ts';
import { readMoveOfRequest, readUndecidedMoves, walletMoveValue } from './wallet-moves.ts';

type Recalled = CallValue<(typeof transferWalletCalls)['POST /wps/relay/GCS_recallAll']>;
type Result = Recalled['results'][number];

/** The same idempotencyKey answers the same moves. Refuses `need_true_account`. */
export async function recallAll(
  context: Context,
  balances: VendorBalances,
  actor: WalletOwner,
  idempotencyKey: string,
): Promise<Recalled> {
  assertTrueAccount(actor);
  const opened = await openWalletIds(context.database, actor.memberId);
  const vendors = (await listTransferVendors(context)).filter(({ id }) => opened.has(id));
  const results = await Promise.all(
    vendors.map((vendor) => recallOne(context, balances, actor, { vendor, idempotencyKey })),
  );
  balances.forget(actor.memberId);
  return { results };
}

async function recallOne(
  context: Context,
  balances: VendorBalances,
  actor: WalletOwner,
  { vendor, idempotencyKey }: { vendor: TransferVendor; idempotencyKey: string },
): Promise<Result> {
  const { memberId, currency } = actor;
  const told = (outcome: Result['outcome'], amount: string): Result => ({
    vendor: vendor.code,
    vendorName: vendor.name,
    outcome,
    currency,
    amount,
  });
  const ended = ({ state, amount }: WalletMove) => told(state, amount);
  const ownId = idempotencyKeyOf(idempotencyKey, vendor.code);
  const earlier = await readMoveOfRequest(context.database, memberId, ownId);
  if (earlier) return ended(walletMoveValue(earlier));
  const held = await balances.readAnew(vendor, actor);
  if (held === undefined) return told('unreachable', '0.00');
  if (held === 0n) return told('empty', '0.00');
  const amount = toDecimal(held, currency);
  const wanted = { idempotencyKey: ownId, vendor: vendor.code, direction: 'out', amount } as const;
  try {
    return ended(await moveBetweenWallets(context, actor, wanted));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'move_under_way') throw error;
    const waiting = await readUndecidedMoves(context.database, memberId);
    const move = waiting.find(({ vendorCode }) => vendorCode === vendor.code);
    return told('sent', toDecimal(move?.amount ?? 0n, currency));
  }
}

/** A request's own id at each vendor, always the same, in the form of a UUID. */
function idempotencyKeyOf(idempotencyKey: string, vendor: string): string {
  const hex = createHash('sha256').update(`${idempotencyKey} ${vendor}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
