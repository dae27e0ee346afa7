/** Operations on bet slips, up to 500 in a call, handed to the gatherer all at once. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { WalletIds } from '#domains/wallet/ledger/ledger.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import {
  type ProviderProfile,
  receiptOrRefusal,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { answerOf } from './apply-operation.ts';
import { parseSlip } from './parse-slip.ts';

/** Each is decided and answered on its own; those of one member in their order. */
export async function applySlips(
  gaming: Gaming,
  provider: ProviderProfile,
  { operations }: { operations: SportsOperation[] },
) {
  const keys = operations.map(({ memberId }) => memberId);
  const walletOf = await gaming.members.find(gaming.context.database, provider.id, keys);
  const results = operations.map((body) =>
    answerOf(async () => applySlip(gaming, provider, body, walletOf(body.memberId))),
  );
  return { results: await Promise.all(results) };
}

async function applySlip(
  gaming: Gaming,
  provider: ProviderProfile,
  body: SportsOperation,
  wallet: WalletIds | undefined,
) {
  if (!wallet) throw new Refusal('member_not_found');
  const operation = parseSlip(body, wallet.ownerId);
  const game = gaming.directory.game(provider, operation.gameCode);
  const pending = { provider, game, wallet, operation };
  const outcome = await gaming.wallet.apply(pending);
  const receipt = receiptOrRefusal(pending, outcome);
  const owed = outcome.ok ? outcome.applied.owed : 0n;
  return { ...receipt, owed: toDecimal(owed, wallet.currency) };
}
