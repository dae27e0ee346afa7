/** Closing a group of slips, as its provider asks for it, a part a call. */
import type { groupCalls } from '@bahati/contract/games-provider/groups.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { z } from 'zod';
import type { Gaming } from '#domains/gaming/gaming.ts';
import type { GameFacts, ProviderProfile } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { beginClose, type Progress } from './begin-close.ts';
import type { ClosingGroup } from './closing-group.ts';
import { endNextSlips } from './end-slips.ts';

type Body = z.output<(typeof groupCalls)['POST /provider/v1/groups/close']['body']>;

/**
 * Slips of a transaction, whose accounts are locked for some tens of milliseconds; and how long a call goes
 * on with further ones, well within the time an answer may take.
 */
const usualPace = { slipsAtOnce: 2_000, workingMs: 1_200 };

/** Refuses as the contract says; answers how many slips were ended, and how many are left. */
export async function closeGroup(
  gaming: Gaming,
  provider: ProviderProfile,
  body: Body,
  { slipsAtOnce, workingMs } = usualPace,
) {
  const startedAt = performance.now();
  const { gameCode, currency, outcome, transactionId, settled } = body;
  const game = gaming.directory.game(provider, gameCode);
  if (!game) throw new Refusal('game_not_found');
  const settledAmount = parseAmount(settled.amount, currency);
  if (settledAmount === undefined) throw new Refusal('invalid_input', { field: 'amount' });
  const name = { providerId: provider.id, gameId: game.id, currency, externalId: body.groupId };
  const { id: groupId } = (await gaming.groups.find([name]))(name);
  let progress = await beginClose(gaming.closing, {
    groupId,
    providerId: provider.id,
    currency,
    transactionId,
    outcome,
    settledCount: settled.count,
    settledAmount,
  });
  const { BRAND: brand } = gaming.context.config;
  const house = await operatorIds(gaming, provider, game, body);
  const group = { groupId, slipsAtOnce, brand, provider, game, gameCode, currency, outcome, house };
  // One part at least, so that however slow it goes each call comes further.
  while (!progress.isClosed) {
    progress = await endSome(gaming, group);
    if (performance.now() - startedAt > workingMs) break;
  }
  return valueOf(progress);
}

async function endSome(gaming: Gaming, group: ClosingGroup): Promise<Progress> {
  const { progress, memberIds } = await endNextSlips(gaming.closing, group);
  for (const memberId of memberIds) gaming.context.announceBalance(memberId);
  return progress;
}

async function operatorIds(
  { operatorAccounts }: Gaming,
  provider: ProviderProfile,
  game: GameFacts,
  { currency }: Body,
): Promise<ClosingGroup['house']> {
  return {
    revenue: await operatorAccounts('game_revenue', game.vendorCode, currency),
    promotion: 0n,
    bonuses: await operatorAccounts('promotion_cost', 'bonus', currency),
    receivable: await operatorAccounts('receivable', provider.code, currency),
  };
}

/** Slips may be settled one by one meanwhile, so that what is left is said as the most it can be. */
function valueOf({ isClosed, closedCount, openCount }: Progress) {
  const left = openCount - closedCount;
  const remaining = isClosed ? 0n : left > 1n ? left : 1n;
  return { closed: Number(closedCount), remaining: Number(remaining) };
}
