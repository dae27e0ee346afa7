/** A settled round as the frame sees it, played again from its seeds. */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { gameByCode } from '#games-server/games/games.ts';
import type { StoredRound } from './stored-round.ts';

/** Plays a stored round again; a difference would mean that history was altered. */
export function replay(round: StoredRound) {
  const { stake, currency, definitionVersion: version } = round;
  const draw = createDrawStream(createNodeHmac(round.serverSeed), round);
  const played = gameByCode(round.gameCode).play({ version, draw, stake, currency });
  if (played.payout !== round.payout) {
    throw new Error(`The round ${round.externalId} does not recompute.`);
  }
  return played;
}

export function showRound(round: StoredRound): SlotRound {
  const { currency, serverSeedHash, clientSeed, nonce, balance } = round;
  if (round.state !== 'settled' || balance === null) {
    throw new Error(`The round ${round.externalId} may not be shown: it is ${round.state}.`);
  }
  return {
    roundId: round.externalId,
    stake: toDecimal(round.stake, currency),
    payout: toDecimal(round.payout, currency),
    ...replay(round).view(),
    state: 'settled',
    balance,
    seeds: { serverSeedHash, clientSeed, nonce },
    at: round.createdAt.toISOString(),
  };
}
