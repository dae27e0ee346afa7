/** Applying providers' operations, one or many, and telling them a balance. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { isPassingFault } from '@bahati/server-kit/answer.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { WalletIds } from '#domains/wallet/ledger/ledger.ts';
import { readBonusMoney } from '#domains/wallet/bonuses/bonuses.ts';
import { readBalances } from '#domains/wallet/wallet.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import {
  type PendingOperation,
  type ProviderProfile,
  receiptOrRefusal,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { parseOperation } from './parse-operation.ts';

/** Applies one operation. Refuses with the contract's codes. */
export async function applyOperation(
  gaming: Gaming,
  provider: ProviderProfile,
  body: BatchOperation,
) {
  const wallet = await walletOf(gaming, provider, body.memberId);
  const operation = parseOperation(body, wallet.ownerId);
  const game = gaming.directory.game(provider, operation.gameCode);
  const pending: PendingOperation = { provider, game, wallet, operation };
  return receiptOrRefusal(pending, await gaming.wallet.apply(pending));
}

async function walletOf(
  { members, context }: Gaming,
  provider: ProviderProfile,
  key: string,
): Promise<WalletIds> {
  const wallet = (await members.find(context.database, provider.id, [key]))(key);
  if (!wallet) throw new Refusal('member_not_found');
  return wallet;
}

/** Applies many, in order for each member, each with an answer of its own. */
export async function applyBatch(
  gaming: Gaming,
  provider: ProviderProfile,
  body: { operations: BatchOperation[] },
) {
  // Every wallet is known before the first operation starts, so that they start in order.
  const keys = body.operations.map(({ memberId }) => memberId);
  await gaming.members.find(gaming.context.database, provider.id, keys);
  const answers = body.operations.map((operation) =>
    answerOf(() => applyOperation(gaming, provider, operation)),
  );
  return { results: await Promise.all(answers) };
}

/** One of many, as it is answered: its value, or why not. */
export async function answerOf<T>(apply: () => Promise<T>) {
  try {
    return { success: true, value: await apply() };
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, details } = error;
      return { success: false, code, ...(details ? { details } : {}) };
    }
    if (isPassingFault(error)) return { success: false, code: 'retry' };
    throw error;
  }
}

/** The balance a game shows: cash and what bonus money may be staked. */
export async function readProviderBalance(
  gaming: Gaming,
  provider: ProviderProfile,
  body: { memberId: string; currency: Currency },
) {
  const { ownerId: memberId } = await walletOf(gaming, provider, body.memberId);
  const balances = (await readBalances(gaming.context.database, [memberId])).get(memberId);
  if (!balances) throw new Refusal('member_not_found');
  if (balances.currency !== body.currency) throw new Refusal('currency_mismatch');
  const { currency, cash } = balances;
  const bonus = await readBonusMoney(gaming.context.database, { ownerId: memberId, currency });
  return { currency, balance: toDecimal(cash + bonus, currency) };
}
