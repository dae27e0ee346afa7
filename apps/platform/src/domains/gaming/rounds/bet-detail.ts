/** One bet with what the provider tells of its round. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { askAboutRound, type ProviderAnswer } from './ask-round.ts';
import { betValue } from './bet-pages.ts';
import { type BetRow, findBet } from './bet-rows.ts';
import { readRoundTransactions } from './gaming.queries.ts';

/** Refuses `not_found` for a round that is not the member's. */
export async function betDetail(
  gaming: Gaming,
  actor: Pick<MemberActor, 'memberId' | 'language'>,
  id: string,
) {
  const { database } = gaming.context;
  const row = await findBet(database, actor, BigInt(id));
  if (!row) throw new Refusal('not_found');
  const [transactions, told] = await Promise.all([
    readRoundTransactions(database, row),
    askProvider(gaming, row, actor.language),
  ]);
  return { bet: betValue(row, actor.language), transactions, ...told };
}

async function askProvider(
  gaming: Gaming,
  row: BetRow,
  language: 'en' | 'sw',
): Promise<ProviderAnswer> {
  const provider = gaming.directory.providerById(row.providerId);
  if (!provider) return { detail: null, isProviderAway: true };
  const { code, apiUrl: baseUrl, signingKey: key } = provider;
  const { roundId, gameCode } = row;
  return askAboutRound(gaming.context, { code, baseUrl, key }, { roundId, gameCode, language });
}
