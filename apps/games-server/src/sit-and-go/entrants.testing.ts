/** Members of a test who play sit-and-gos, and what has to hold of every one. */
import assert from 'node:assert/strict';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatsOwn } from '@bahati/contract/games-frame/seats.ts';
import type { SitAndGoView } from '@bahati/contract/games-frame/sit-and-go.ts';
import { until } from '@bahati/testing/until.ts';
import { type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import { openFrame, over, type Scene } from '#games-server/scene.testing.ts';

export const game = 'holdem-sit-and-go';

export const viewOf = ({ room }: Pick<Sitter, 'room'>) => room.view as unknown as SitAndGoView;
export const ownOf = ({ room }: Pick<Sitter, 'room'>) => room.own as SeatsOwn;
export const balanceOf = (scene: Scene, { memberId }: Pick<Sitter, 'memberId'>): bigint =>
  scene.wallet.members.get(memberId)?.balance ?? 0n;

/** The one that may be entered now, by its level. */
export async function openRoom(scene: Scene, origin: string, level = 0): Promise<ListedRoom> {
  const frame = await openFrame(scene, over(origin), scene.addMember(), game);
  const { value } = await frame.ask('GET', '/frame/v1/rooms');
  const { rooms } = value as unknown as { rooms: ListedRoom[] };
  return rooms[level] ?? assert.fail('a level is open');
}

export const arrive = (
  scene: Scene,
  origin: string,
  { roomId }: Pick<ListedRoom, 'roomId'>,
  balance?: bigint,
) => sitDown(scene, origin, scene.addMember(balance), game, roomId);

export async function register(sitter: Sitter): Promise<void> {
  const answer = await sitter.act({ kind: 'register' });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
}

type Options = { canCheck: boolean; raise: { most: string } | null } | null;

/** A word that was lost is said again; each line bears so many a second. */
const sayAgainMs = 400;
const said = new WeakMap<Sitter, { what: string; at: number }>();

function sayOften(sitter: Sitter, what: string, act: Record<string, unknown>): void {
  const last = said.get(sitter);
  const now = performance.now();
  if (last && last.what === what && now - last.at < sayAgainMs) return;
  said.set(sitter, { what, at: now });
  sitter.sayWord(act);
}

/** Puts everything in, if it is this one's turn; calls where nothing may be raised. */
export function shove(sitter: Sitter): void {
  const seen = viewOf(sitter).seats?.find(({ seat }) => seat === ownOf(sitter)?.seat);
  if (seen?.isAway) sayOften(sitter, 'back', { kind: 'away', isAway: false });
  const { hand } = viewOf(sitter);
  const own = ownOf(sitter);
  const options = (own?.view as { options: Options } | null)?.options;
  if (!hand || hand.isOver || !options || hand.turn !== own.seat) return;
  if (own.at?.hand !== hand.number || own.at.step !== hand.step) return;
  const { raise, canCheck } = options;
  const act = raise
    ? { kind: 'raise', to: raise.most.replace('.', '') }
    : { kind: canCheck ? 'check' : 'call' };
  const { number, step } = hand;
  sayOften(sitter, `${number} ${step}`, { kind: 'play', hand: number, step, act });
}

/** Everybody puts everything in until one has all. */
export const playOut = (sitters: readonly Sitter[]) =>
  until('it is over', async () => {
    sitters.forEach(shove);
    return sitters.every((sitter) => viewOf(sitter).sitAndGo.state === 'over');
  });

/** Nothing of these rooms is asked of the wallet any more. */
export const settled = ({ owner }: Scene) =>
  until('everything is decided', async () => {
    const { rows } = await owner.query(
      `SELECT 1 FROM games.seats s JOIN games.rooms r ON r.id = s.room_id
        WHERE r.kind = 'sit-and-go' AND s.state IN ('paying', 'returning')
        UNION ALL
       SELECT 1 FROM games.seat_buy_ins b JOIN games.rooms r ON r.id = b.room_id
        WHERE r.kind = 'sit-and-go' AND b.state IN ('asking', 'voiding')`,
    );
    return rows.length === 0;
  });

/** Chips before the seats and in the hand, of one that is played. */
export async function chipsIn({ owner }: Scene, roomId: string): Promise<bigint> {
  const { rows } = await owner.query<{ chips: bigint }>(
    `SELECT (coalesce(sum(s.stack), 0)
              + coalesce((SELECT sum((p -> 'stack' ->> '#n')::bigint)
                            FROM games.hands h, jsonb_array_elements(h.players) p
                           WHERE h.room_id = $1 AND h.over_at IS NULL), 0))::bigint AS chips
       FROM games.seats s WHERE s.room_id = $1`,
    [roomId],
  );
  return rows[0]?.chips ?? 0n;
}

type Sums = { taken: bigint; paid: bigint; count: number; state: string };

/** Of one that is over: as many buy-ins as seats were taken, and their pool is paid, the fees kept. */
export async function assertPaid(scene: Scene, roomId: string): Promise<void> {
  const { rows } = await scene.owner.query<Sums>(
    `SELECT g.state,
            (SELECT coalesce(sum(amount), 0)::bigint FROM games.seat_buy_ins
              WHERE room_id = $1 AND state = 'taken') AS taken,
            (SELECT coalesce(sum(payout), 0)::bigint FROM games.seats WHERE room_id = $1) AS paid,
            (SELECT count(*)::int FROM games.seats WHERE room_id = $1 AND state = 'left') AS count
       FROM games.sit_and_gos g WHERE g.room_id = $1`,
    [roomId],
  );
  const { taken, paid, count, state } = rows[0] ?? assert.fail('it is none');
  assert.equal(state, 'over');
  // The fee is a tenth of the buy-in.
  assert.equal(paid, (taken * 10n) / 11n);
  assert.ok(count > 0);
}
