/** What is played before the fuzzing: rounds of a slot, a flight of crash, a private table. */
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

import { until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';
import { bearer, launchAs } from './fuzz-proofs.ts';

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

/** Opens a game that is played in rooms, and a private one of them by its code. */
export const openRoom = async (stack: Stack, token: string) => {
  const { games } = stack.origins;
  const launchToken = await launchAs(stack, token, 'BAHATI-holdem');
  const { frameToken = '' } = await ask(`${games}/frame/v1/session`, { launchToken });
  const opened = await ask(`${games}/frame/v1/rooms/open`, { unit: roomUnit }, frameToken);
  const { inviteCode } = opened['room'] as unknown as { inviteCode: string };
  return { roomToken: frameToken, roomCode: inviteCode };
};

/** Flies once, so that there is a bet to ask for, and waits until its money is where it belongs. */
export const flyOnce = async (stack: Stack, database: Pool, token: string, stake: string) => {
  const crash = `${stack.origins.games}/frame/v1/crash`;
  const launchToken = await launchAs(stack, token, 'BAHATI-crash');
  const session = await ask(`${stack.origins.games}/frame/v1/session`, { launchToken });
  const { frameToken = '' } = session;
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${crash}/${path}`, { headers: bearer(frameToken) });
    return ((await response.json()) as { value: T }).value;
  };
  const { betId = '' } = await until('the bet is active', async () => {
    type State = { round: { roundId: string; phase: string } | null };
    const { round } = await read<State>('state');
    if (round?.phase !== 'betting') return undefined;
    const { roundId } = round;
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
