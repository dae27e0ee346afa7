/**
 * Rounds of a demo's past, decided by the games themselves from seeds, stake and number, so that
 * the verify page recomputes each. Pools take and give as they do for live play.
 */
import type { Jackpot } from '@bahati/game-rules/slots/definition.ts';
import { contributionOf, partsOfMinorUnit } from '@bahati/game-rules/slots/progressive.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { DrawnJackpots } from '#games-app/games/game.ts';
import { digitsOf } from './chance.ts';
import type { PastGame } from './house.ts';

/** Whose seeds decide; a pair is revealed when its past is written. */
export type Pair = {
  id: bigint;
  memberKey: string;
  game: PastGame;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  from: number;
  hmac: ReturnType<typeof createNodeHmac>;
};

export type RoundJackpot = {
  level: Jackpot;
  parts: bigint;
  contribution: bigint;
  won: bigint | null;
  seed: bigint | null;
};

export type PlayedRound = {
  /** What the round cost, and what of it was its stake. */
  debit: bigint;
  stake: bigint;
  /** A jackpot is part of it. */
  payout: bigint;
  validStake: bigint | null;
  jackpots: RoundJackpot[] | null;
  nonce: number;
};

export function newPair(name: string, memberKey: string, game: PastGame, from: number): Pair {
  const serverSeed = digitsOf(`${name} server seed`, 64);
  return {
    id: 0n,
    memberKey,
    game,
    serverSeed,
    clientSeed: digitsOf(`${name} client seed`, 16),
    nonce: 0,
    from,
    hmac: createNodeHmac(serverSeed),
  };
}

export type Pools = Map<string, { amount: bigint; carried: bigint }>;

export const poolName = (gameCode: string, level: string) => `${gameCode} ${level}`;

export function playRound(
  pair: Pair,
  pools: Pools,
  { stake, choice, currency }: { stake: bigint; choice: string; currency: Currency },
): PlayedRound {
  const { game } = pair.game;
  const { nonce } = pair;
  pair.nonce += 1;
  const draw = createDrawStream(pair.hmac, { clientSeed: pair.clientSeed, nonce });
  const { version } = game;
  const played = game.play({ version, choice, acts: [], draw, stake, currency });
  if (played.payout === null) throw new Error(`${game.code} waits for its player.`);
  const jackpots = played.jackpots
    ? fixJackpots(pools, { gameCode: game.code, stake, currency }, played.jackpots)
    : null;
  const won = jackpots?.reduce((sum, jackpot) => sum + (jackpot.won ?? 0n), 0n) ?? 0n;
  const { debit, validStake } = played;
  return { debit, stake, payout: played.payout + won, validStake, jackpots, nonce };
}

/** As the games server does it, and with the wallet having taken each stake before the next. */
function fixJackpots(
  pools: Pools,
  { gameCode, stake, currency }: { gameCode: string; stake: bigint; currency: Currency },
  { rule, won }: DrawnJackpots,
): RoundJackpot[] {
  return rule.levels.map((level) => {
    const name = poolName(gameCode, level.level);
    const pool = pools.get(name) ?? { amount: 0n, carried: 0n };
    pools.set(name, pool);
    const parts = contributionOf(level, stake);
    const owed = pool.carried + parts;
    const contribution = owed > 0n ? owed / partsOfMinorUnit : 0n;
    const isWon = won === level.level;
    const seed = level.seed[currency];
    pool.carried = owed - contribution * partsOfMinorUnit;
    const promised = isWon ? pool.amount + seed : null;
    pool.amount = (isWon ? 0n : pool.amount) + contribution;
    return { level: level.level, parts, contribution, won: promised, seed: isWon ? seed : null };
  });
}
