/** What is played before the fuzzing: rounds of a slot, a flight of crash, a private table. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import { until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { launchAs } from './fuzz-proofs.ts';

export const slotId = 'BAHATI-taa-za-pwani';

/** Opens the operator's slot and plays a few rounds, so that there are bets and rounds to ask for. */
export const play = async (stack: Stack, token: string) => {
  const { games } = stack.origins;
  const launchToken = await launchAs(stack, token, slotId);
  const session = await ask(`${games}/frame/v1/session`, { launchToken });
  const { frameToken = '' } = session;
  const [stake = ''] = session['betLevels'] ?? [];
  const roundIds: string[] = [];
  for (const digit of ['1', '2', '3']) {
    const idempotencyKey = `00000000-0000-4000-8000-00000000000${digit}`;
    const round = await ask(`${games}/frame/v1/spin`, { idempotencyKey, stake }, frameToken);
    roundIds.push(round['roundId'] ?? '');
  }
  return { frameToken, roundIds, stake };
};

/** The big blind of the smallest tables, at which a private one is opened. */
export const roomUnit = '10.00';

/** Opens a game that is played in rooms, and a private one of them by its code; a hand was played there. */
export const openRoom = async (stack: Stack, database: Pool, token: string) => {
  const { games } = stack.origins;
  const launchToken = await launchAs(stack, token, 'BAHATI-holdem');
  const { frameToken = '' } = await ask(`${games}/frame/v1/session`, { launchToken });
  const opened = await ask(`${games}/frame/v1/rooms/open`, { unit: roomUnit }, frameToken);
  const { inviteCode } = opened['room'] as unknown as { inviteCode: string };
  const handId = await plantHand(database, frameToken, inviteCode);
  return { roomToken: frameToken, roomCode: inviteCode, handId };
};

/** By rules of long ago, so that its steps are not played again. */
const plantHand = async (database: Pool, frameToken: string, code: string): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `WITH sat AS (
       INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id,
         currency, shown_name, state, payout, left_at)
       SELECT 'r-' || md5($1), r.id, 0, r.game_code, s.member_id, s.id, s.currency, 'Fuzz', 'left',
              0, now()
         FROM games.frame_sessions s, games.rooms r
        WHERE s.token_hash = sha256($1::bytea) AND r.invite_code = $2
       RETURNING id, room_id, game_code)
     INSERT INTO games.hands (room_id, number, game_code, version, seed, settings, players, state,
       result, rake, over_at)
     SELECT room_id, 1, game_code, 0, repeat('0', 64), '{}',
            jsonb_build_array(jsonb_build_object('seatId', id::text, 'seat', 0, 'name', 'Fuzz',
              'stack', jsonb_build_object('#n', '0'))),
            '{}', '{"stacks": [], "contributed": []}', 0, now()
       FROM sat RETURNING id::text`,
    [frameToken, code],
  );
  return rows[0]?.id ?? '';
};

/** Flies once, so that there is a bet to ask for, and waits until its money is where it belongs. */
export const flyOnce = async (stack: Stack, database: Pool, token: string, stake: string) => {
  const crash = `${stack.origins.games}/frame/v1/crash`;
  const launchToken = await launchAs(stack, token, 'BAHATI-crash');
  const session = await ask(`${stack.origins.games}/frame/v1/session`, { launchToken });
  const { frameToken = '' } = session;
  const { betId = '' } = await until('the bet is active', async () => {
    // Nobody watches: the room is kept awake as by who does.
    await database.query(
      "UPDATE games.crash_room SET wanted_until = now() + interval '20 seconds'",
    );
    const { rows } = await database.query<{ roundId: string }>(
      `SELECT id::text AS "roundId" FROM games.crash_rounds WHERE state = 'betting'`,
    );
    const roundId = rows[0]?.roundId;
    if (roundId === undefined) return undefined;
    // A key for each try: under one of another round it would be another bet, and refused.
    const idempotencyKey = randomUUID();
    const bet = { idempotencyKey, roundId, slot: 1, stake, target: '1.01' };
    // A round that closes meanwhile is no matter: the next one is waited for.
    return ask(`${crash}/bets`, bet, frameToken).catch(() => undefined);
  });
  await until('the round is over and paid', async () => {
    const { rows } = await database.query(
      `SELECT 1 FROM rounds JOIN games ON games.id = rounds.game_id
        WHERE game_code = 'crash' AND rounds.state = 2`,
    );
    return rows.length > 0;
  });
  return { crashToken: frameToken, crashBetId: betId };
};
