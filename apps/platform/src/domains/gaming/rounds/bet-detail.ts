/** One bet with what the provider tells of its round. */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { askAboutRound } from './ask-round.ts';
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
  const [transactions, detail] = await Promise.all([
    readRoundTransactions(database, row),
    askProvider(gaming, row, actor.language),
  ]);
  return { bet: betValue(row, actor.language), transactions, detail };
}

/** Null when the provider is away or knows nothing. */
async function askProvider(gaming: Gaming, row: BetRow, language: 'en' | 'sw') {
  const provider = gaming.directory.providerById(row.providerId);
  if (!provider) return null;
  const { code, apiUrl: baseUrl, signingKey: key } = provider;
  const { roundId, gameCode } = row;
  return askAboutRound(gaming.context, { code, baseUrl, key }, { roundId, gameCode, language });
}
