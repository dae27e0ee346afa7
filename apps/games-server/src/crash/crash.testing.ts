/** Rounds whose points a test chooses, and players who fly in them. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CrashBet, CrashRoomView, PastRound } from '@bahati/contract/games-frame/crash.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { crash, crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { longestRoundMs } from '@bahati/game-rules/originals/crash/growth.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { until } from '@bahati/testing/until.ts';
import type { Context } from '#games-server/context.ts';
import { type Frame, openFrame, type Scene, startBalance } from '#games-server/scene.testing.ts';

import { readShared } from './read-state.ts';
import { readNewestRound } from './stored-round.ts';
import { readOwnBets } from './watch-round.ts';
import { settleDueBets } from './bets/settle-bets.ts';
import { turnRound } from './turn-round.ts';

/** Rounds follow each other quickly, and chains are short. */
export const quickPace = {
  CRASH_BETTING_MS: '600',
  CRASH_CLOSED_MS: '50',
  CRASH_REST_MS: '50',
  CRASH_CHAIN_GAMES: '500',
};

/** Bets are taken until the test ends it by `takeOff`, however slow the machine. */
export const patientPace = { ...quickPace, CRASH_BETTING_MS: '60000' };

/** Betting lasts until `takeOff` also where all the calls of a test take longer than its minute. */
export const holdBetting = ({ owner }: Pick<Scene, 'owner'>) =>
  owner.query(
    `UPDATE games.crash_rounds SET closes_at = now() + interval '1 hour',
            starts_at = now() + interval '1 hour' WHERE state = 'betting'`,
  );

/** The betting is over and the round starts with the next turn. */
export const takeOff = ({ owner }: Pick<Scene, 'owner'>) =>
  owner.query(
    "UPDATE games.crash_rounds SET closes_at = now(), starts_at = now() WHERE state = 'betting'",
  );

/** The round in the air is further by so many milliseconds, or back by as many below zero. */
export const passTime = ({ owner }: Pick<Scene, 'owner'>, ms: number) =>
  // One query of several statements is one transaction. The lock comes first: who already holds the
  // round's row could not go on beside the triggers' change, nor that beside him.
  owner.query(
    `LOCK TABLE games.crash_rounds IN ACCESS EXCLUSIVE MODE;
     ALTER TABLE games.crash_rounds DISABLE TRIGGER USER;
     UPDATE games.crash_rounds SET started_at = started_at - interval '${ms} milliseconds',
            ends_at = ends_at - interval '${ms} milliseconds' WHERE state = 'flying';
     ALTER TABLE games.crash_rounds ENABLE TRIGGER USER`,
  );

/** Ends what flies and retires what was to come. */
export async function clearSky({ owner }: Pick<Scene, 'owner'>): Promise<void> {
  await owner.query(
    `UPDATE games.crash_rounds SET state = 'over', started_at = coalesce(started_at, now()),
            ceiling = coalesce(ceiling, 200), ends_at = coalesce(ends_at, now()), over_at = now()
      WHERE state <> 'over'`,
  );
  await owner.query('ALTER TABLE games.chains DISABLE TRIGGER USER');
  await owner.query('UPDATE games.chains SET next_game = games + 1');
  await owner.query('ALTER TABLE games.chains ENABLE TRIGGER USER');
}

/** Commits the next rounds to points from `from` to `to`, in hundredths; one chain for each. */
export async function plantCrashRounds(
  { owner }: Pick<Scene, 'owner'>,
  count: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const salt = randomBytes(32).toString('hex');
  for (let planted = 0; planted < count; ) {
    const hash = randomBytes(32).toString('hex');
    const point = crashPoint(wordOf(createNodeHmac(hash)(salt)));
    if (point < from || point > to) continue;
    planted += 1;
    await owner.query(
      `WITH chain AS (INSERT INTO games.chains (id, used_by, seed, terminating_hash, games, salt)
         OVERRIDING SYSTEM VALUE
         SELECT least(min(id), 0) - 1, 'crash', $1, $2, 1, $3 FROM games.chains RETURNING id)
       INSERT INTO games.chain_marks SELECT id, 1, $1 FROM chain`,
      [hash, createHash('sha256').update(hash).digest('hex'), salt],
    );
  }
}

/** The shared round, and own bets of it, the newest first. */
export type CrashState = Omit<CrashRoomView, 'isPaused'> & { own: CrashBet[] };

async function readOwn({ owner }: Scene, memberId: string): Promise<CrashBet[]> {
  const round = await readNewestRound(owner);
  if (!round) return [];
  const own = (await readOwnBets(owner, round.id, [memberId])).get(memberId) ?? [];
  return own.filter(({ roundId }) => roundId === round.id.toString()).toReversed();
}

export type Flyer = Frame & {
  memberId: string;
  state: () => Promise<CrashState>;
  /** Bets on the round that takes bets now, waiting for one. */
  bet: (wish?: {
    stake?: string;
    target?: string;
    slot?: number;
    idempotencyKey?: string;
    roundId?: string;
  }) => Promise<{ status: number; code?: string; bet: CrashBet }>;
  cashOut: (bet: CrashBet) => Promise<{ status: number; code?: string; bet: CrashBet }>;
};

export async function openFlyer(
  scene: Scene,
  send: Parameters<typeof openFrame>[1],
  memberId: string,
): Promise<Flyer> {
  const frame = await openFrame(scene, send, memberId, crash.code);
  const state = async () => ({
    ...(await readShared(scene.owner)),
    own: await readOwn(scene, memberId),
  });
  return {
    ...frame,
    memberId,
    state,
    async bet({ stake = '20.00', slot = 1, idempotencyKey = randomUUID(), target, roundId } = {}) {
      const round = roundId ?? (await awaitPhase(state, 'betting')).roundId;
      const body = { idempotencyKey, roundId: round, slot, stake, ...(target && { target }) };
      const { value, ...rest } = await frame.ask('POST', '/frame/v1/crash/bets', body);
      return { ...rest, bet: value as unknown as CrashBet };
    },
    async cashOut({ betId }) {
      const { value, ...rest } = await frame.ask('POST', '/frame/v1/crash/cash-outs', { betId });
      return { ...rest, bet: value as unknown as CrashBet };
    },
  };
}

type Phase = 'betting' | 'flying' | 'over';

/** The round once it is in this phase. */
export const awaitPhase = (read: () => Promise<CrashState>, phase: Phase) =>
  until(`a round that is ${phase}`, async () => {
    const { round } = await read();
    return round?.phase === phase ? round : undefined;
  });

export const awaitOver = (read: () => Promise<CrashState>, roundId: string) =>
  until('the end of a round', async () =>
    (await read()).recent.find((past) => past.roundId === roundId),
  );

/** The same where nobody needs to be told of it: asked of the database, which is cheap. */
export const awaitLanded = ({ owner }: Pick<Scene, 'owner'>, roundId: string) =>
  until('the end of a round', async () => {
    const { rowCount } = await owner.query(
      "SELECT 1 FROM games.crash_rounds WHERE id = $1 AND state = 'over'",
      [roundId],
    );
    return rowCount === 1;
  });

/** Ends the betting and the round after it, however high that goes; answers how it was. */
export async function flyToEnd(
  scene: Pick<Scene, 'owner'>,
  read: () => Promise<CrashState>,
  roundId: string,
): Promise<PastRound> {
  await takeOff(scene);
  await until('the start', async () => {
    const { round } = await read();
    return round?.roundId !== roundId || round.phase !== 'betting';
  });
  await passTime(scene, longestRoundMs);
  return awaitOver(read, roundId);
}

/** Waits until the wallet has said its last word about every bet there is. */
export const awaitDecided = ({ owner }: Pick<Scene, 'owner'>) =>
  until('every bet to be decided', async () => {
    const { rows } = await owner.query(
      'SELECT 1 FROM games.crash_bets WHERE decided_at IS NULL LIMIT 1',
    );
    return rows.length === 0;
  });

/**
 * Ends what flies or waits to and decides every bet, by turns that are taken here and now: nobody
 * waits for a server to look by itself.
 */
export async function landAll(scene: Pick<Scene, 'owner'>, context: Context): Promise<void> {
  const holder = randomUUID();
  await until('an empty sky', async () => {
    await takeOff(scene);
    await scene.owner.query(
      `UPDATE games.crash_room SET wanted_until = now(), holder = NULL,
              beat_at = now() - interval '1 hour'`,
    );
    await turnRound(context, holder);
    const { rows } = await scene.owner.query(
      "SELECT 1 FROM games.crash_rounds WHERE state <> 'over'",
    );
    return rows.length === 0;
  });
  await until('every bet to be decided', async () => {
    await scene.owner.query('UPDATE games.crash_bets SET due_at = now() WHERE decided_at IS NULL');
    return (await settleDueBets(context)) === 0;
  });
  await awaitDecided(scene);
}

type Ended = { member: string; state: string; stake: bigint; payout: bigint | null };

/**
 * Holds the wallet against the bets: each settled one took its stake and paid once, each other
 * moved nothing. Answers what differs, member by member.
 */
export async function differences(scene: Scene, start = startBalance): Promise<string[]> {
  const { rows } = await scene.owner.query<Ended>(
    'SELECT member_id::text AS member, state, stake, payout FROM games.crash_bets',
  );
  const expected = new Map<string, bigint>();
  for (const { member, state, stake, payout } of rows) {
    const moved = state === 'settled' ? (payout ?? 0n) - stake : 0n;
    expected.set(member, (expected.get(member) ?? start) + moved);
  }
  return [...expected].flatMap(([member, amount]) => {
    const held = scene.wallet.members.get(member)?.balance;
    return held === amount ? [] : [`${member} holds ${held}, not ${amount}`];
  });
}

export const inMinor = (text: string | null) => parseAmount(text ?? '', 'KES');
