import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { readByExternalId } from './rounds.queries.ts';
import { replay } from './show-round.ts';
import type { StoredRound } from './stored-round.ts';

/**
 * Tells the platform a round: choices, outcome, picture and proof. Refuses `not_found`, also while
 * the wallet has not told us its decision, because an open round's outcome is nobody's yet.
 */
export async function roundDetail(
  context: Context,
  { roundId, gameCode, language }: { roundId: string; gameCode: string; language: Language },
): Promise<ProviderRoundDetail> {
  const round = await readByExternalId(context.database, gameCode, roundId);
  if (round?.state !== 'settled') throw new Refusal('not_found');
  return { ...replay(round).tell(language), fairness: proofOf(context, round) };
}

function proofOf(context: Context, round: StoredRound): ProviderRoundDetail['fairness'] {
  const { serverSeedHash, clientSeed, nonce } = round;
  const serverSeed = round.isSeedRevealed ? round.serverSeed : null;
  const query = new URLSearchParams({
    game: round.gameCode,
    version: String(round.definitionVersion),
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    stake: toDecimal(round.stake, round.currency),
    currency: round.currency,
    ...(serverSeed === null ? {} : { serverSeed }),
  });
  const verifyUrl = `${context.config.GAMES_ORIGIN}/verify?${query}`;
  return { serverSeedHash, serverSeed, clientSeed, nonce, verifyUrl };
}
