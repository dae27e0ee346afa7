/** A pool as this process has it: waiting for the lease, alive, and gone once nobody is there. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolRoomOwn, PoolRoomView } from '@bahati/contract/games-frame/pools.ts';
import { cannonStakes } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import type { PoolOffer } from '@bahati/game-rules/fishing/pool-offers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context } from '#games-server/context.ts';
import { releaseLease, takeLease } from '#games-server/pools/lease.ts';
import type { Hub } from '#games-server/rooms/live/hub.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { Life } from './life.ts';
import type { PoolRoom } from './pool-room.ts';

const askAgainMs = 500;

/** While no pool is open here. */
const none = { pool: null, sitting: [], fairness: null };
const nothing: PoolRoomOwn = {
  seat: null,
  clientSeed: null,
  purse: '0.00',
  held: '0.00',
  balance: null,
  refusal: null,
};

export type RunningHost = {
  /** Null: another process has the pool, or it is about to open. */
  life: () => Life | null;
  view: () => PoolRoomView;
  own: (memberId: string) => PoolRoomOwn;
  stop: () => Promise<void>;
  /** Nobody was there any more. */
  isGone: () => boolean;
};

export function startHost(
  context: Context,
  hub: Hub,
  room: StoredRoom,
  offer: PoolOffer,
): RunningHost {
  const roomId = room.id.toString();
  let life: Life | null = null;
  let isStopped = false;
  const stopping = new AbortController();
  const levels = cannonStakes[room.currency].quick.map((stake) => toDecimal(stake, room.currency));
  const tellNews = (view: Partial<PoolRoomView>) => {
    hub.tellAll(roomId, { t: 'news', version: 0, now: new Date().toISOString(), view });
  };
  const host: PoolRoom = {
    context,
    hub,
    room,
    offer,
    tellSitting: () => life && tellNews({ sitting: life.sitting() }),
  };

  const liveOnce = async () => {
    // A holder of its own for each life: what an earlier one left under way counts no more.
    const holder = randomUUID();
    const opening = await takeLease(context.database, room.id, holder, offer.water);
    if (!opening) return;
    life = new Life(host, holder, opening);
    tellNews(life.view());
    if (isStopped) await life.stop();
    await life.end;
    await life.stop();
    life = null;
    tellNews(none);
    await releaseLease(context.database, room.id, holder);
  };
  let isGone = false;
  const run = async () => {
    while (!isStopped && hub.playersIn(roomId) > 0) {
      await liveOnce().catch((error: unknown) => {
        context.log.error({ err: error, room: room.code }, 'a pool could not be kept');
      });
      if (!isStopped && hub.playersIn(roomId) > 0) {
        await sleep(askAgainMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    isGone = true;
  };
  const done = run();
  return {
    life: () => life,
    view: () => ({ ...(life ? life.view() : none), levels, isPaused: room.isPaused }),
    own: (memberId) => life?.own(memberId) ?? nothing,
    async stop() {
      isStopped = true;
      stopping.abort();
      await life?.stop();
      await done;
    },
    isGone: () => isGone,
  };
}
