/** One bet with what the provider tells of its round. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { MemberActor } from '#platform/context.ts';
import type { Gaming } from './gaming.ts';
import { type BetRow, betValue, readBet, readRoundTransactions } from './gaming.queries.ts';

/** Refuses `not_found` for a round that is not the member's. */
export async function betDetail(gaming: Gaming, actor: MemberActor, id: string) {
  const { database } = gaming.context;
  const row = await readBet(database, actor.memberId, actor.language, BigInt(id));
  if (!row) throw new Refusal('not_found');
  const [transactions, detail] = await Promise.all([
    readRoundTransactions(database, row),
    askProvider(gaming, row, actor.language),
  ]);
  return { bet: betValue(row), transactions, detail };
}

/** Null when the provider is away or knows nothing: the record itself stands without it. */
async function askProvider(gaming: Gaming, row: BetRow, language: 'en' | 'sw') {
  const provider = gaming.directory.providerById(row.providerId);
  if (!provider) return null;
  const { apiUrl: baseUrl, signingKey: key } = provider;
  const { roundId, gameCode } = row;
  try {
    return await callSigned(
      { baseUrl, key, sender: 'platform', timeoutMs: 2_000 },
      vendorCalls,
      'POST /vendor/v1/rounds/detail',
      { body: { roundId, gameCode, language } },
    );
  } catch (error) {
    if (!(error instanceof OutsideFault) && !(error instanceof OutsideRefusal)) throw error;
    gaming.context.log.warn({ err: error, provider: provider.code }, 'no round detail');
    return null;
  }
}
