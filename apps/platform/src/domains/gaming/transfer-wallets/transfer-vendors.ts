/** Vendors that keep a wallet of their own for each member, and how they are asked. */
import { transferWalletCalls } from '@bahati/contract/games-provider/transfer-wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import { keyOfMember } from '#domains/gaming/provider-members/provider-members.ts';

export type TransferVendor = {
  id: number;
  providerId: number;
  code: string;
  name: string;
  isUnderMaintenance: boolean;
  key: string;
  baseUrl: string;
};

const selectVendors = `
  SELECT v.id, v.code, v.name, v.is_under_maintenance AS "isUnderMaintenance",
         p.id AS "providerId", p.signing_key AS key, p.api_url AS "baseUrl"
    FROM vendors v JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
   WHERE v.wallet = 'transfer'`;

/** In the shop's order. More vendors with wallets of their own than this are a mistake. */
export async function listTransferVendors(context: Reader): Promise<TransferVendor[]> {
  const { rows } = await context.database.query<TransferVendor>(
    `${selectVendors} ORDER BY v.position, v.id LIMIT 100`,
  );
  return rows.map((row) => vendorOf(context, row));
}

export async function findTransferVendor(
  context: Reader,
  code: string,
): Promise<TransferVendor | undefined> {
  const { rows } = await context.database.query<TransferVendor>(
    `${selectVendors} AND v.code = $1`,
    [code],
  );
  return rows[0] && vendorOf(context, rows[0]);
}

type Reader = Pick<Context, 'database' | 'config'>;

function vendorOf({ config }: Reader, vendor: TransferVendor): TransferVendor {
  return { ...vendor, key: openSigningKey(config, vendor.providerId, vendor.key) };
}

export type Asked = { memberId: bigint; currency: Currency };

export type SentMove = Asked & { publicId: string; direction: 'in' | 'out'; amount: bigint };

/** What a vendor's answer says of a move: it happened, it never will, or nobody knows. */
export type MoveAnswer =
  | { kind: 'done'; heldByVendor: bigint }
  | { kind: 'refused'; reason: 'vendor_refused' | 'vendor_balance_low' | 'never_arrived' }
  | { kind: 'unknown'; why: string };

/** Refusals that are stored under the id at the vendor. Any other says nothing of the move. */
const judgements: Readonly<Record<string, 'vendor_refused' | 'vendor_balance_low'>> = {
  insufficient_funds: 'vendor_balance_low',
  wallet_not_open: 'vendor_refused',
  currency_mismatch: 'vendor_refused',
  transfer_refused: 'vendor_refused',
};

/** A third of the time a move is left to whoever sent it. */
const timeoutMs = 3_500;

function optionsFor({ code, baseUrl, key }: TransferVendor) {
  return { baseUrl, key, sender: 'platform', timeoutMs, party: code };
}

type WithDatabase = Pick<Context, 'database'>;

/** Vendor and member as the vendor knows them. */
async function named(database: Context['database'], vendor: TransferVendor, memberId: bigint) {
  return {
    vendorCode: vendor.code,
    memberId: await keyOfMember(database, vendor.providerId, memberId),
  };
}

/** Opens the member's wallet there. Throws an OutsideRefusal or an OutsideFault. */
export async function openAtVendor(
  { database }: WithDatabase,
  vendor: TransferVendor,
  { memberId, currency }: Asked,
): Promise<void> {
  await callSigned(optionsFor(vendor), transferWalletCalls, 'POST /vendor/v1/wallets/open', {
    body: { ...(await named(database, vendor, memberId)), currency },
  });
}

/** What the vendor holds of the member. Throws an OutsideRefusal or an OutsideFault. */
export async function balanceAtVendor(
  { database }: WithDatabase,
  vendor: TransferVendor,
  { memberId, currency }: Asked,
): Promise<bigint> {
  const answer = await callSigned(
    optionsFor(vendor),
    transferWalletCalls,
    'POST /vendor/v1/wallets/balance',
    { body: { ...(await named(database, vendor, memberId)), currency } },
  );
  return exactly(answer.balance, currency);
}

export async function sendMove(
  { database }: WithDatabase,
  vendor: TransferVendor,
  move: SentMove,
): Promise<MoveAnswer> {
  const key =
    move.direction === 'in'
      ? 'POST /vendor/v1/wallets/deposit'
      : 'POST /vendor/v1/wallets/withdraw';
  const body = {
    ...(await named(database, vendor, move.memberId)),
    currency: move.currency,
    transferId: move.publicId,
    amount: toDecimal(move.amount, move.currency),
  };
  try {
    const receipt = await callSigned(optionsFor(vendor), transferWalletCalls, key, { body });
    return { kind: 'done', heldByVendor: exactly(receipt.balance, move.currency) };
  } catch (error) {
    const reason = error instanceof OutsideRefusal ? judgements[error.code] : undefined;
    return reason ? { kind: 'refused', reason } : unknown(error);
  }
}

/** Where the move stands. One the vendor never heard of is barred there by the question. */
export async function askAboutMove(
  vendor: TransferVendor,
  { publicId, currency }: Pick<SentMove, 'publicId' | 'currency'>,
): Promise<MoveAnswer> {
  try {
    const answer = await callSigned(
      optionsFor(vendor),
      transferWalletCalls,
      'POST /vendor/v1/wallets/status',
      { body: { vendorCode: vendor.code, transferId: publicId } },
    );
    if (answer.state === 'done') {
      return { kind: 'done', heldByVendor: exactly(answer.balance, currency) };
    }
    const known = judgements[answer.reason];
    return { kind: 'refused', reason: known ?? 'never_arrived' };
  } catch (error) {
    return unknown(error);
  }
}

/** A page of the rounds behind a place. Throws an OutsideRefusal or an OutsideFault. */
export async function roundsAtVendor(vendor: TransferVendor, after: string | null) {
  return callSigned(
    { ...optionsFor(vendor), timeoutMs: 10_000 },
    transferWalletCalls,
    'POST /vendor/v1/wallets/rounds',
    { body: { vendorCode: vendor.code, after, limit: 500 } },
  );
}

function exactly(text: string, currency: Currency): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new OutsideFault(`A vendor holds ${text} ${currency}?`);
  return amount;
}

/** A fault, or a refusal that judged the messenger. Anything else is a bug of ours. */
function unknown(error: unknown): MoveAnswer {
  if (error instanceof OutsideRefusal) return { kind: 'unknown', why: error.code };
  if (error instanceof OutsideFault) return { kind: 'unknown', why: error.message };
  throw error;
}
