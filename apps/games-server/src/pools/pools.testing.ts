/** Members of a test who shoot in a pool. */
import type { PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import type { Snapshot } from '@bahati/game-rules/fishing/wire/wire.ts';
import { until } from '@bahati/testing/until.ts';
import type { Scene } from '#games-server/scene.testing.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';

export const gameCode = 'miamba-ya-watamu';

export const viewOf = ({ room }: Sitter) => room.view as unknown as PoolRoomView;
export const ownOf = ({ room }: Sitter) => room.own as PoolRoomOwn;

/** The tick of what was told last. */
export function tickOf(sitter: Sitter): number {
  const last = sitter.heard.findLast((message) => message.t === 'frames');
  return last?.t === 'frames' ? last.tick : ((viewOf(sitter).pool as Snapshot | null)?.t ?? 0);
}

export const ownSeed = '0123456789abcdef';

/** Sits down once the pool is open. */
export async function takeCannon(sitter: Sitter, seat: number): Promise<void> {
  await until('the pool is open', async () => viewOf(sitter).pool !== null);
  const answer = await sitter.act({ kind: 'sit', seat, clientSeed: ownSeed });
  if (answer.t !== 'done') throw new Error(`No seat: ${JSON.stringify(answer)}`);
  // No shot may be older than its seat.
  await until('the seat is told', async () => ownOf(sitter).seat === seat);
}

/** No faster than a cannon may: a line that says too much is closed. */
const shotAt = new WeakMap<Sitter, number>();
const ticksApart = 5;

/** Fires into the middle; answers the refusal, or null. */
export async function shoot(
  sitter: Sitter,
  { seat = 0, level = 0, weapon = 'net', turn = 0 } = {},
): Promise<string | null> {
  const last = shotAt.get(sitter) ?? -ticksApart;
  await until('the cannon is ready', async () => tickOf(sitter) >= last + ticksApart);
  shotAt.set(sitter, tickOf(sitter));
  const angle = (seat < 2 ? 3_072 : 1_024) + turn;
  const answer = await sitter.act({
    kind: 'fire',
    tick: tickOf(sitter),
    angle,
    lock: null,
    weapon,
    level,
  });
  return answer.t === 'refused' ? answer.code : null;
}

/** Fires until so many shots were taken. */
export async function shootTimes(sitter: Sitter, times: number, options = {}): Promise<void> {
  let taken = 0;
  await until('shots are taken', async () => {
    const refused = await shoot(sitter, { ...options, turn: ((taken * 97) % 1_000) - 500 });
    if (refused === null) taken += 1;
    return taken >= times;
  });
}

export type ReserveRow = {
  externalId: string;
  state: string;
  amount: bigint;
  hits: number;
  spent: bigint;
  won: bigint;
  payout: bigint | null;
};

export async function reservesOf({ owner }: Scene, memberId: string): Promise<ReserveRow[]> {
  const { rows } = await owner.query<ReserveRow>(
    `SELECT external_id AS "externalId", state, amount, hits, spent, won, payout
       FROM games.pool_reserves WHERE member_id = $1 ORDER BY id`,
    [memberId],
  );
  return rows;
}

/** Waits until nothing of a member is anywhere but in the wallet; answers the reserves that were. */
export async function settledReserves(scene: Scene, memberId: string): Promise<ReserveRow[]> {
  return until('all reserves are decided', async () => {
    const rows = await reservesOf(scene, memberId);
    const isDone = rows.every(({ state }) => ['settled', 'refused', 'voided'].includes(state));
    return rows.length > 0 && isDone && rows;
  });
}

/** What a member has after reserves that cost and brought this. */
export const balanceAfter = (start: bigint, reserves: readonly ReserveRow[]): bigint =>
  reserves
    .filter(({ state }) => state === 'settled')
    .reduce((sum, { spent, won }) => sum - spent + won, start);
