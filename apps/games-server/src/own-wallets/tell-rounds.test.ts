import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { ImportedRound } from '@bahati/contract/games-provider/transfer-wallet.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  injected,
  openFrame,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const plusGame = plusGames[0]?.code ?? '';

type Reply = {
  status: number;
  code?: string;
  value: { rounds: ImportedRound[]; next: string | null; hasMore: boolean };
};

async function ask(call: string, body: object, key = providerKey): Promise<Reply> {
  const text = JSON.stringify(body);
  const response = await running.app.inject({
    method: 'POST',
    url: `/vendor/v1/wallets/${call}`,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders('platform', key, text, Date.now()),
    },
    payload: text,
  });
  return { ...(response.json() as { value: Reply['value'] }), status: response.statusCode };
}

const page = (from: string | null, limit = 500, more: object = {}) =>
  ask('rounds', { vendorCode: 'BAHATI2', after: from, limit, ...more });

/** Asks until there is something: rounds are told once nobody writes who began before them. */
async function filledPage(from: string | null, limit = 500): Promise<Reply> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await page(from, limit);
    if (answer.value.rounds.length > 0) return answer;
  }
  throw new Error('Nothing was told.');
}

/** A member with money here, and a frame to play from it. */
async function openPlayer() {
  const memberId = scene.addMember();
  const whose = { vendorCode: 'BAHATI2', memberId, currency: 'KES' };
  await ask('open', whose);
  await ask('deposit', { ...whose, transferId: randomUUID(), amount: '5000.00' });
  return { memberId, frame: await openFrame(scene, injected(running), memberId, plusGame) };
}

test('before the first round nothing is told, and there is no place yet', async () => {
  assert.deepEqual((await page(null)).value, { rounds: [], next: null, hasMore: false });
});

test('rounds are told once each, page by page, with what they moved in the wallet', async () => {
  const { memberId, frame } = await openPlayer();
  const played: Record<string, unknown>[] = [];
  for (let at = 0; at < 7; at += 1) {
    played.push((await frame.spin('20.00')).value as unknown as Record<string, unknown>);
  }
  const told: ImportedRound[] = [];
  let place: string | null = null;
  for (let pages = 0; pages < 3; pages += 1) {
    const { value } = await filledPage(place, 3);
    assert.equal(value.hasMore, pages < 2);
    told.push(...value.rounds);
    place = value.next;
  }
  assert.deepEqual(
    told.map(({ roundId, stake, payout, validStake, currency, gameCode, memberId: whose }) => ({
      roundId,
      stake,
      payout,
      validStake,
      currency,
      gameCode,
      whose,
    })),
    played.map((round) => ({
      roundId: round['roundId'],
      stake: '20.00',
      payout: round['payout'],
      validStake: '20.00',
      currency: 'KES',
      gameCode: plusGame,
      whose: memberId,
    })),
  );
  assert.deepEqual((await page(place)).value, { rounds: [], next: place, hasMore: false });
  // The same question is answered the same.
  assert.deepEqual((await filledPage(null, 3)).value, (await filledPage(null, 3)).value);
});

test('a round of the platform’s own wallet, and one that was undone, are not told', async () => {
  const told = (await filledPage(null)).value;
  const memberId = scene.addMember();
  const frame = await openFrame(scene, injected(running), memberId);
  assert.equal((await frame.spin('20.00')).status, 200);
  await scene.owner.query(
    `INSERT INTO games.wallet_rounds (external_id, vendor_code, member_id, state, stake, payout)
     VALUES ('r-barred', 'BAHATI2', $1, 'barred', 100, 0)`,
    [memberId],
  );
  assert.deepEqual((await filledPage(null)).value, told);
});

/** Writes a round of the wallets kept here, as one of another member's rounds. */
const writeRound = (client: Transaction, memberId: string, id: string, stake: number) =>
  client.query(
    `WITH copied AS (
       INSERT INTO games.rounds (external_id, member_id, game_code, session_id, idempotency_key, currency,
         stake, payout, seed_pair_id, nonce, definition_version, due_at, decided_at, state, balance)
       SELECT 'r-' || md5($2), member_id, game_code, session_id, gen_random_uuid(), currency,
              stake, payout, seed_pair_id, 900 + $3::int, definition_version, due_at, decided_at, state,
              balance
         FROM games.rounds WHERE member_id <> $1 AND state = 'settled' LIMIT 1
       RETURNING external_id, member_id)
     INSERT INTO games.wallet_rounds (external_id, vendor_code, member_id, state, stake, payout,
       balance_after)
     SELECT external_id, 'BAHATI2', member_id, 'applied', $3, 0, 0 FROM copied`,
    [memberId, id, stake],
  );

test('no round is passed over that was numbered early and committed late', async () => {
  const { memberId, frame } = await openPlayer();
  const first = (await filledPage(null)).value.next;
  const slow = await scene.owner.connect();
  await slow.query('BEGIN');
  await slow.query('SELECT pg_current_xact_id()');
  await writeRound(slow, memberId, 'late', 700);
  const spun = await frame.spin('20.00');
  assert.equal(spun.status, 200);
  const waiting = (await page(first)).value;
  assert.deepEqual([waiting.rounds, waiting.next], [[], first], 'nobody may pass the open one');
  await slow.query('COMMIT');
  slow.release();
  const { value } = await filledPage(first);
  assert.deepEqual(
    value.rounds.map(({ stake }) => stake),
    ['7.00', '20.00'],
  );
});

test('no round is passed over by one that began before it and is numbered after it', async () => {
  const { memberId } = await openPlayer();
  const first = (await filledPage(null)).value.next;
  const [early, slow] = await Promise.all([scene.owner.connect(), scene.owner.connect()]);
  try {
    await early.query('BEGIN');
    await early.query('SELECT pg_current_xact_id()');
    await slow.query('BEGIN');
    await writeRound(slow, memberId, 'passed over', 300);
    await writeRound(early, memberId, 'passing', 400);
    await early.query('COMMIT');
    const waiting = (await page(first)).value;
    assert.deepEqual([waiting.rounds, waiting.next], [[], first], 'nobody may pass the open one');
    await slow.query('COMMIT');
  } finally {
    // Not given back as they are: what failed half way would keep its transaction.
    early.release(true);
    slow.release(true);
  }
  const { value } = await filledPage(first);
  assert.deepEqual(
    value.rounds.map(({ stake }) => stake),
    ['3.00', '4.00'],
  );
});

test('another vendor, a place of nobody, too many at once and a wrong key are refused', async () => {
  const foreign = await page(null, 10, { vendorCode: 'TAUSI' });
  assert.deepEqual([foreign.status, foreign.code], [404, 'vendor_not_found']);
  for (const answer of [await page('elsewhere'), await page(null, 501), await page('', 10)]) {
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
  }
  const body = { vendorCode: 'BAHATI2', after: null, limit: 10 };
  const unsigned = await ask('rounds', body, 'another-key-altogether');
  assert.deepEqual([unsigned.status, unsigned.code], [401, 'unauthenticated']);
});
