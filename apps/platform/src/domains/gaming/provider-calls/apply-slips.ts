/** Operations on bet slips, up to 500 in a call, handed to the gatherer all at once. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { WalletIds } from '#domains/wallet/ledger/ledger.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import type { GroupName, SlipGroup } from '#domains/gaming/slip-groups/slip-groups.ts';
import {
  type ProviderProfile,
  receiptOrRefusal,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { answerOf } from './apply-operation.ts';
import { parseSlip } from './parse-slip.ts';

/** An operation with whose it is and the group it comes into, where it is one that does. */
type Addressed = { body: SportsOperation; wallet: WalletIds | undefined; name: GroupName | null };

/** Each is decided and answered on its own; those of one member in their order. */
export async function applySlips(
  gaming: Gaming,
  provider: ProviderProfile,
  { operations }: { operations: SportsOperation[] },
) {
  const { database } = gaming.context;
  const keys = operations.map(({ memberId }) => memberId);
  const walletOf = await gaming.members.find(database, provider.id, keys);
  const addressed = operations.map((body): Addressed => {
    const wallet = walletOf(body.memberId);
    return { body, wallet, name: nameOfGroup(gaming, provider, body, wallet) };
  });
  const groupOf = await gaming.groups.find(addressed.flatMap(({ name }) => name ?? []));
  const results = addressed.map(({ body, wallet, name }) =>
    answerOf(async () => applySlip(gaming, provider, body, wallet, name && groupOf(name))),
  );
  return { results: await Promise.all(results) };
}

/** Null: the operation brings no slip into a group, or is refused whatever its group is. */
function nameOfGroup(
  gaming: Gaming,
  provider: ProviderProfile,
  body: SportsOperation,
  wallet: WalletIds | undefined,
): GroupName | null {
  if (body.kind !== 'reserve' || body.groupId === undefined) return null;
  const game = gaming.directory.game(provider, body.gameCode);
  if (!game || wallet?.currency !== body.currency) return null;
  const { currency, groupId: externalId } = body;
  return { providerId: provider.id, gameId: game.id, currency, externalId };
}

async function applySlip(
  gaming: Gaming,
  provider: ProviderProfile,
  body: SportsOperation,
  wallet: WalletIds | undefined,
  group: SlipGroup | null,
) {
  if (!wallet) throw new Refusal('member_not_found');
  const operation = parseSlip(body, wallet.ownerId, group);
  const game = gaming.directory.game(provider, operation.gameCode);
  const pending = { provider, game, wallet, operation };
  const outcome = await gaming.wallet.apply(pending);
  const receipt = receiptOrRefusal(pending, outcome);
  const owed = outcome.ok ? outcome.applied.owed : 0n;
  return { ...receipt, owed: toDecimal(owed, wallet.currency) };
}
