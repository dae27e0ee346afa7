/** Pools of fishing as a kind of room. */
import { type FiredValue, type PoolAct, poolAct } from '@bahati/contract/games-frame/pools.ts';
import { poolOfferOf } from '@bahati/game-rules/fishing/pool-offers.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import type { Context } from '#games-server/context.ts';
import type { Hub } from '#games-server/rooms/live/hub.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { toldRefusal } from '#games-server/rounds/told-refusal.ts';
import type { FrameSession } from '#games-server/sessions/frame-session.ts';
import { type RunningHost, startHost } from './host/host.ts';
import type { Life } from './host/life.ts';
import { newSitter, type Sitter, useNext } from './host/sitter.ts';
import { settleReserves } from './money/settle-reserves.ts';

export function poolKind(context: Context, hub: Hub): RoomKind {
  const hosts = new Map<bigint, RunningHost>();
  const hostOf = (room: StoredRoom): RunningHost => {
    const known = hosts.get(room.id);
    if (known && !known.isGone()) return known;
    const offer = poolOfferOf(room.gameCode);
    if (!offer) throw new Refusal('not_found');
    const host = startHost(context, hub, room, offer);
    hosts.set(room.id, host);
    return host;
  };
  return {
    isHosted: true,
    async read(room) {
      const host = hostOf(room);
      return { view: async () => host.view(), own: async (memberId) => host.own(memberId) };
    },
    ownFollowsVersion: false,
    changedOwn: async () => [],
    async staking(roomId, memberIds) {
      const { rows } = await context.database.query<{ memberId: string }>(
        `SELECT member_id AS "memberId" FROM games.pool_reserves
          WHERE room_id = $1 AND member_id = ANY($2::text[]) AND decided_at IS NULL`,
        [roomId, memberIds],
      );
      return new Set(rows.map(({ memberId }) => memberId));
    },
    turn: async () => ({ hasChanged: false, dueMs: null }),
    async act(session, room, _key, said) {
      const act = poolAct.safeParse(said);
      if (!act.success) throw new Refusal('invalid_input', { fields: [] });
      const life = hostOf(room).life();
      if (!life) throw new Refusal('retry');
      return actAt(context, room, life, session, act.data);
    },
    settle: () => settleReserves(context),
    seatsTaken: (roomId) => hosts.get(roomId)?.life()?.sitting().length ?? 0,
    async stop() {
      await Promise.all([...hosts.values()].map((host) => host.stop()));
    },
  };
}

/** Refuses with the codes of the rules, of the contract and of the wallet. */
async function actAt(
  context: Context,
  room: StoredRoom,
  life: Life,
  session: FrameSession,
  act: PoolAct,
): Promise<FiredValue | object> {
  const { sea, members } = life;
  if (act.kind === 'sit') return sit(context, room, life, session, act.seat);
  const sitter = members.get(session.memberId);
  if (!sitter || sitter.seat === null || sitter.isLeaving) throw new Refusal('not_seated');
  if (act.kind === 'leave') {
    sea.setAuto(sitter.seat, false);
    sitter.resumesAuto = false;
    sitter.isLeaving = true;
    return {};
  }
  if (act.kind === 'fire') return fire(life, sitter, sitter.seat, room, act);
  if (act.kind === 'auto') {
    // A no of the wallet is asked for anew by a new word alone.
    sitter.refusal = null;
    if (!act.isOn) sitter.resumesAuto = false;
  }
  const refused = sea.act(sitter.seat, act);
  if (refused) throw new Refusal(refused);
  return {};
}

async function sit(
  { database }: Context,
  room: StoredRoom,
  life: Life,
  session: FrameSession,
  seat: number,
): Promise<object> {
  if (!session.canBet) throw new Refusal('bets_blocked');
  const { rows } = await database.query<{ name: string; isPaused: boolean }>(
    `SELECT coalesce(s.display_name, '') AS name, r.is_paused AS "isPaused"
       FROM games.frame_sessions s, games.rooms r WHERE s.id = $1 AND r.id = $2`,
    [session.id, room.id],
  );
  const { name = '', isPaused = true } = rows[0] ?? {};
  if (isPaused) throw new Refusal('table_paused');
  const { sea, members } = life;
  const known = members.get(session.memberId);
  if (known && known.seat !== null) {
    // He came back to his cannon.
    known.session = session;
    known.isLeaving = false;
    return { seat: known.seat };
  }
  if (sea.seat(seat) !== null) throw new Refusal('seat_taken');
  const sitter = known ?? newSitter(session, name);
  sea.sit(seat, room.currency);
  Object.assign(sitter, { session, seat, isLeaving: false, goneSince: null, refusal: null });
  members.set(session.memberId, sitter);
  life.tellSitting();
  return { seat };
}

/** A shot without means takes the next reserve first, and flies if it is young enough then. */
async function fire(
  life: Life,
  sitter: Sitter,
  seat: number,
  { currency }: StoredRoom,
  { tick, angle, lock, weapon, level }: Extract<PoolAct, { kind: 'fire' }>,
): Promise<FiredValue> {
  const { sea } = life;
  const shot = { seat, tick, angle, lock, weapon, level };
  let fired = sea.fire(shot);
  if ('refused' in fired && fired.refused === 'insufficient_purse') {
    await provideFor(life, sitter, level, currency);
    if (sitter.next && !sitter.isLeaving && sitter.seat === seat) useNext(sea, sitter, seat);
    else if (sitter.refusal !== null) {
      throw toldRefusal(sitter.refusal.code, sitter.refusal.details);
    }
    fired = sea.fire(shot);
  }
  if ('refused' in fired) throw new Refusal(fired.refused);
  return fired;
}

async function provideFor(
  life: Life,
  sitter: Sitter,
  level: number,
  currency: StoredRoom['currency'],
): Promise<void> {
  if (sitter.next) return undefined;
  if (sitter.taking) return sitter.taking;
  if (life.sea.tick < sitter.askAgainTick) return undefined;
  const stake = stakeAt(level, currency);
  if (stake === null) throw new Refusal('no_such_level');
  return life.till.take(sitter, stake);
}
