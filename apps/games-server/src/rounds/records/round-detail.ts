import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import type { Context } from '#games-server/context.ts';
import { crashDetail } from '#games-server/crash/crash-detail.ts';
import { type Language, plainChoices } from '#games-server/games/game.ts';
import { seatDetail } from '#games-server/seats/seat-detail.ts';
import { poolDetail } from '#games-server/pools/pool-detail.ts';
import { tableDetail } from '#games-server/tables/table-detail.ts';
import { readByExternalId } from './rounds.queries.ts';
import { tellCut, tellFreeRound } from './tell-free-round.ts';
import { tellJackpot } from './tell-jackpot.ts';
import { replay } from './show-round.ts';
import type { StoredRound } from '#games-server/rounds/stored-round.ts';

/**
 * Tells the platform a round: choices, outcome, picture and proof. Refuses `not_found`, also while
 * the wallet has not told us its decision, because an open round's outcome is nobody's yet.
 */
export async function roundDetail(
  context: Context,
  { roundId, gameCode, language }: { roundId: string; gameCode: string; language: Language },
): Promise<ProviderRoundDetail> {
  if (gameCode === crash.code) return crashDetail(context, { roundId, language });
  if (poolOfferOf(gameCode)) return poolDetail(context, { roundId, language });
  if (liveTableOf(gameCode)) return tableDetail(context, { roundId, language });
  if (seatOfferOf(gameCode)) return seatDetail(context, { roundId, language });
  const round = await readByExternalId(context.database, gameCode, roundId);
  if (round?.state !== 'settled') throw new Refusal('not_found');
  const { choices, outcome, ...story } = replay(round).tell(language);
  return {
    ...story,
    choices: [...choices, ...tellFreeRound(round, language)],
    outcome: [...outcome, ...tellJackpot(round, language), ...tellCut(round, language)],
    fairness: proofOf(context, round),
  };
}

function proofOf(context: Context, round: StoredRound): ProviderRoundDetail['fairness'] {
  const { serverSeedHash, clientSeed, nonce } = round;
  const serverSeed = round.isSeedRevealed ? round.serverSeed : null;
  const { choice, acts } = round;
  const query = new URLSearchParams({
    game: round.gameCode,
    version: String(round.definitionVersion),
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    stake: toDecimal(round.stake, round.currency),
    currency: round.currency,
    ...(choice === plainChoices[0].name ? {} : { choice }),
    ...(acts.length === 0 ? {} : { acts: acts.join(',') }),
    ...(serverSeed === null ? {} : { serverSeed }),
  });
  const verifyUrl = `${context.config.GAMES_ORIGIN}/verify?${query}`;
  return { serverSeedHash, serverSeed, clientSeed, nonce, verifyUrl };
}
