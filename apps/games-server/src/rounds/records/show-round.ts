/** A round as the frame sees it, played again from its seeds, its choice and its acts. */
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { gameByCode } from '#games-server/games/games.ts';
import {
  debitOf,
  jackpotOf,
  type StoredGrant,
  type StoredRound,
} from '#games-server/rounds/stored-round.ts';

/** Plays a stored round again; a difference would mean that history was altered. */
export function replay(round: StoredRound, acts: readonly string[] = round.acts) {
  const { stake, currency, choice, definitionVersion: version } = round;
  const draw = createDrawStream(createNodeHmac(round.serverSeed), round);
  const played = gameByCode(round.gameCode).play({ version, choice, acts, draw, stake, currency });
  const paid = played.payout === null ? null : played.payout + jackpotOf(round);
  const isSameLevel = (wonOf(round)?.level ?? null) === (played.jackpots?.won ?? null);
  const kept = paid === null ? null : paid - round.cut;
  const isKept = (kept === round.payout || round.payout === null) && isSameLevel;
  if (!isKept || (acts === round.acts && played.debit !== debitOf(round))) {
    throw new Error(`The round ${round.externalId} does not recompute.`);
  }
  return played;
}

const wonOf = ({ jackpots }: StoredRound) => jackpots?.find(({ won }) => won !== null);

/** A round that is settled, or open and its player's turn. */
export function showRound(round: StoredRound): FrameRound {
  const { currency, choice, acts, grant, serverSeedHash, clientSeed, nonce, balance, state } =
    round;
  if ((state !== 'settled' && state !== 'open') || balance === null) {
    throw new Error(`The round ${round.externalId} may not be shown: it is ${state}.`);
  }
  const played = replay(round);
  const won = wonOf(round);
  return {
    roundId: round.externalId,
    version: round.definitionVersion,
    stake: toDecimal(round.stake, currency),
    payout: toDecimal(round.payout ?? 0n, currency),
    ...played.view(),
    ...(won?.won && { jackpot: { level: won.level, amount: toDecimal(won.won, currency) } }),
    choice,
    debit: toDecimal(grant ? 0n : played.debit, currency),
    ...(grant && { freeRound: showGrant(grant, currency) }),
    acts,
    actions: [...played.actions],
    state,
    balance,
    seeds: { serverSeedHash, clientSeed, nonce },
    at: round.createdAt.toISOString(),
  };
}

function showGrant({ externalId: grantId, number, rounds, won }: StoredGrant, currency: Currency) {
  return { grantId, number, rounds, won: toDecimal(won, currency) };
}
