/** A hand that is over, played again from its rows. */
import type { AnySeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import { replayHand } from '#games-server/seats/replay-hand.ts';
import type { DealtIn } from '#games-server/seats/stored-seats.ts';

export type ReplayedHand = {
  id: bigint;
  /** Of its room. */
  code: string;
  roomId: bigint;
  number: number;
  version: number;
  seed: string;
  /** As they are stored. */
  settings: unknown;
  players: unknown;
};

/** After the deal and after each word; null: it was played by other rules than today's. */
export async function replayStored(
  database: Pick<Database | Transaction, 'query'>,
  game: AnySeatGame,
  hand: ReplayedHand,
): Promise<Step<unknown>[] | null> {
  if (game.version !== hand.version) return null;
  const { rows } = await database.query<{ version: number; state: unknown }>(
    'SELECT version, state FROM games.hands WHERE room_id = $1 AND number = $2 - 1',
    [hand.roomId, hand.number],
  );
  const [last] = rows;
  const before = last?.version === game.version ? game.between(readState(last.state)) : null;
  const { rows: said } = await database.query<{ seat: number | null; act: unknown }>(
    'SELECT seat, act FROM games.hand_steps WHERE hand_id = $1 AND act IS NOT NULL ORDER BY step',
    [hand.id],
  );
  const { number, seed } = hand;
  const players = readState(hand.players) as readonly DealtIn[];
  const words = said.flatMap(({ seat, act }) =>
    seat === null ? [] : [{ seat, act: readState(act) }],
  );
  const settings = readState(hand.settings);
  return replayHand(game, hand, { number, seed, settings, players, before, words });
}
