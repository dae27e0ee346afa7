/** Rounds of bet games worth telling, for tests: a pair of seeds and what is done under it. */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { type ReplayedBet, replayBet } from '@bahati/game-rules/bet-games/replay.ts';

export type BetTale = {
  readonly opening: string;
  readonly acts: readonly string[];
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** How the round stands after the opening and after each act. */
  readonly stands: readonly ReplayedBet[];
};

/** So many acts are done before the round is brought to its end. */
const boldActs = 3;
const seedsTried = 400;

/** Of many rounds the one in which most is done, acts that cost before others. */
export function findTale(game: AnyBetGame, opening = game.firstOpening): BetTale {
  const tales = Array.from({ length: game.acts ? seedsTried : 1 }, (_, at) =>
    playOut(game, opening, at),
  );
  return tales.reduce((best, tale) => (worthOf(tale) > worthOf(best) ? tale : best));
}

function worthOf({ stands, acts }: BetTale): number {
  const [first, last] = [stands[0]?.cost ?? 0, stands.at(-1)?.cost ?? 0];
  return Math.min(acts.length, boldActs + 2) + (last > first ? boldActs : 0);
}

function playOut(game: AnyBetGame, opening: string, number: number): BetTale {
  const serverSeed = number.toString(16).padStart(64, '0');
  const clientSeed = 'tales';
  const hmac = createNodeHmac(serverSeed);
  const acts: string[] = [];
  const stands: ReplayedBet[] = [];
  for (;;) {
    const draw = createDrawStream(hmac, { clientSeed, nonce: 0 });
    const round = replayBet(game, { opening, acts: [...acts] }, draw);
    stands.push(round);
    if (round.pay !== null || !game.acts) return { opening, acts, serverSeed, clientSeed, stands };
    const actions = game.acts.actions(round.state);
    const isBold = acts.length < boldActs;
    const bold = actions[(number + acts.length * 7) % actions.length];
    acts.push((isBold ? bold : undefined) ?? game.acts.idle(round.state));
  }
}
