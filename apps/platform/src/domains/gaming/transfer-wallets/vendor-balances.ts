/** What vendors hold of a member, asked of them and kept for a few seconds. */
import type { TransferWallet } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readVendorAccounts } from '#domains/wallet/wallet.ts';
import {
  type Asked,
  balanceAtVendor,
  listTransferVendors,
  type TransferVendor,
} from './transfer-vendors.ts';
import { readUndecidedMoves, walletMoveValue } from './wallet-moves.ts';

const freshMs = 3_000;
const mostKept = 20_000;

export type VendorBalances = {
  /** Undefined: the vendor gave no answer. */
  read: (vendor: TransferVendor, actor: Asked) => Promise<bigint | undefined>;
  /** Asks the vendor whatever is kept. */
  readAnew: (vendor: TransferVendor, actor: Asked) => Promise<bigint | undefined>;
  forget: (memberId: bigint) => void;
};

export function createVendorBalances({
  log,
  database,
}: Pick<Context, 'log' | 'database'>): VendorBalances {
  const kept = new Map<bigint, Map<number, { balance: bigint; at: number }>>();
  const readAnew: VendorBalances['readAnew'] = async (vendor, actor) => {
    try {
      const balance = await balanceAtVendor({ database }, vendor, actor);
      const own = kept.get(actor.memberId) ?? new Map();
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(actor.memberId, own.set(vendor.id, { balance, at: performance.now() }));
      return balance;
    } catch (error) {
      if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
      log.warn({ err: error, vendor: vendor.code }, 'a wallet was not read');
      return undefined;
    }
  };
  return {
    async read(vendor, actor) {
      const known = kept.get(actor.memberId)?.get(vendor.id);
      const isFresh = known !== undefined && performance.now() - known.at < freshMs;
      return isFresh ? known.balance : readAnew(vendor, actor);
    },
    readAnew,
    forget: (memberId) => kept.delete(memberId),
  };
}

/** Ids of the vendors the member has a wallet at. */
export async function openWalletIds(database: Database, memberId: bigint): Promise<Set<number>> {
  const { rows } = await database.query<{ id: number }>(
    'SELECT vendor_id AS id FROM transfer_wallets WHERE member_id = $1',
    [memberId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** One vendor's wallet or all. A wallet nobody opened is empty, and its vendor is not asked. */
export async function listTransferWallets(
  context: Context,
  balances: VendorBalances,
  actor: MemberActor,
  query: { isSingle: 'true' | 'false'; vendor?: string | undefined },
): Promise<{ wallets: TransferWallet[] }> {
  const { database } = context;
  const all = await listTransferVendors(context);
  const isOne = query.isSingle === 'true' || query.vendor !== undefined;
  const vendors = isOne ? all.filter(({ code }) => code === query.vendor) : all;
  if (isOne && vendors.length === 0) throw new Refusal('vendor_not_found');
  const { memberId, currency } = actor;
  const opened = await openWalletIds(database, memberId);
  const booked = await readVendorAccounts(database, memberId, currency);
  const underWay = await readUndecidedMoves(database, memberId);
  const wallets = await Promise.all(
    vendors.map(async (vendor): Promise<TransferWallet> => {
      const balance = opened.has(vendor.id) ? await balances.read(vendor, actor) : 0n;
      const move = underWay.find(({ vendorCode }) => vendorCode === vendor.code);
      return {
        vendor: vendor.code,
        vendorName: vendor.name,
        currency,
        balance: balance === undefined ? null : toDecimal(balance, currency),
        booked: toDecimal(booked.get(vendor.code) ?? 0n, currency),
        underWay: move ? walletMoveValue(move) : null,
      };
    }),
  );
  return { wallets };
}
