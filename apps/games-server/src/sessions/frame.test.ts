import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { recompute } from '@bahati/game-rules/slots/verify.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import {
  type Frame,
  gameCode,
  injected,
  openFrame,
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

const open = (memberId: string) => openFrame(scene, injected(running), memberId);

const openWith = (launchToken: string) =>
  injected(running)('POST', '/frame/v1/session', { launchToken }, undefined);

const list = async (frame: Frame, query = '') => {
  const { value } = await frame.ask('GET', `/frame/v1/rounds${query}`);
  return value as unknown as { items: SlotRound[]; nextCursor: string | null };
};

test('a launch token opens the game once', async () => {
  const token = scene.wallet.launch(scene.addMember(), gameCode);
  const first = await openWith(token);
  assert.equal(first.status, 200);
  const opened = first.value as unknown as Record<string, unknown>;
  assert.equal(opened['gameCode'], gameCode);
  assert.equal((opened['betLevels'] as string[])[0], '20.00');
  assert.equal(opened['currencySymbol'], 'KSh');
  const again = await openWith(token);
  assert.deepEqual([again.status, again.code], [401, 'launch_token_invalid']);
});

test('a launch whose answer came too late for one try opens the game at the next', async () => {
  const token = scene.wallet.launch(scene.addMember(), gameCode);
  const { wallet } = running.context;
  const authenticate = wallet.authenticate;
  const isLate = Promise.withResolvers<void>();
  wallet.authenticate = async (launchToken) => {
    const launch = await authenticate(launchToken);
    await isLate.promise;
    return launch;
  };
  const first = await openWith(token);
  assert.deepEqual([first.status, first.code], [503, 'retry']);
  isLate.resolve();
  const both = await Promise.all([openWith(token), openWith(token)]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 401],
  );
  wallet.authenticate = authenticate;
  const again = await openWith(token);
  assert.deepEqual([again.status, again.code], [401, 'launch_token_invalid']);
});

test('stakes the operator has narrowed reach the frame, and one beyond is refused with what holds', async () => {
  const member = scene.addMember();
  const before = await open(member);
  assert.equal(before.opened['stakeBounds'], null);
  const bounds = { minimum: '50.00', maximum: '100.00' };
  scene.wallet.stakes.set(gameCode, { minimum: 5_000n, maximum: 10_000n });
  const amid = await before.spin('20.00');
  const frame = await open(member);
  const beyond = await frame.spin('200.00');
  const within = await frame.spin('100.00');
  scene.wallet.stakes.delete(gameCode);
  for (const { status, code, details } of [amid, beyond]) {
    assert.deepEqual([status, code, details], [400, 'stake_not_offered', bounds]);
  }
  assert.equal(within.status, 200);
  assert.deepEqual(frame.opened['stakeBounds'], bounds);
});

test('a game under maintenance does not open', async () => {
  const { authenticate } = scene.wallet;
  scene.wallet.authenticate = () => ({ success: false, code: 'game_under_maintenance' });
  const reply = await openWith('anything');
  scene.wallet.authenticate = authenticate;
  assert.deepEqual([reply.status, reply.code], [409, 'game_under_maintenance']);
});

test('a launch for a game that is not ours is not found', async () => {
  const reply = await openWith(scene.wallet.launch(scene.addMember(), 'chess'));
  assert.deepEqual([reply.status, reply.code], [404, 'not_found']);
});

test('when the platform is away, opening says to try again', async () => {
  scene.platform.setHook(() => 'lose');
  const reply = await openWith('anything');
  scene.platform.setHook(undefined);
  assert.deepEqual([reply.status, reply.code], [503, 'retry']);
});

test('nothing is answered without a frame token, with a wrong or with an expired one', async () => {
  const frame = await open(scene.addMember());
  for (const token of [undefined, 'nonsense', `f${'A'.repeat(43)}`]) {
    const reply = await injected(running)('GET', '/frame/v1/rounds', undefined, token);
    assert.deepEqual([reply.status, reply.code], [401, 'unauthenticated']);
  }
  await scene.owner.query("UPDATE games.frame_sessions SET expires_at = now() - interval '1 s'");
  const reply = await frame.spin();
  assert.deepEqual([reply.status, reply.code], [401, 'unauthenticated']);
});

test('frame tokens are stored as hashes', async () => {
  const { opened } = await open(scene.addMember());
  const { rows } = await scene.owner.query<{ text: string }>(
    'SELECT s::text AS text FROM games.frame_sessions s',
  );
  assert.ok(!rows.some(({ text }) => text.includes(String(opened['frameToken']))));
});

test('the balance is the wallet’s own, and gone when the wallet does not know the member', async () => {
  const member = scene.addMember(12_345n);
  const frame = await open(member);
  const reply = await frame.ask('GET', '/frame/v1/balance');
  assert.deepEqual(reply.value, { currency: 'KES', balance: '123.45' });
  scene.wallet.members.delete(member);
  const gone = await frame.ask('GET', '/frame/v1/balance');
  assert.deepEqual([gone.status, gone.code], [401, 'session_invalid']);
});

test('a result nobody saw is shown on the next opening, until it is seen', async () => {
  const member = scene.addMember();
  const frame = await open(member);
  await frame.spin();
  const { value } = await frame.spin('50.00');
  const round = value as unknown as SlotRound;
  const second = await open(member);
  assert.deepEqual(second.opened['unseenRound'], round);
  const seen = await second.ask('POST', '/frame/v1/seen', { roundId: round.roundId });
  assert.equal(seen.status, 200);
  assert.equal((await open(member)).opened['unseenRound'], null, 'older rounds are seen with it');
});

test('one member can neither see nor mark the rounds of another', async () => {
  const [first, second] = [scene.addMember(), scene.addMember()];
  const frame = await open(first);
  const round = (await frame.spin()).value as unknown as SlotRound;
  const other = await open(second);
  await other.ask('POST', '/frame/v1/seen', { roundId: round.roundId });
  assert.deepEqual((await list(other)).items, []);
  assert.equal(((await open(first)).opened['unseenRound'] as SlotRound).roundId, round.roundId);
});

test('rounds are listed newest first, page by page, as they were shown', async () => {
  const frame = await open(scene.addMember());
  const played: SlotRound[] = [];
  for (let count = 0; count < 5; count++) {
    played.unshift((await frame.spin()).value as unknown as SlotRound);
  }
  const first = await list(frame, '?pageSize=3');
  const rest = await list(frame, `?pageSize=3&cursor=${first.nextCursor}`);
  assert.deepEqual([...first.items, ...rest.items], played);
  assert.equal(rest.nextCursor, null);
});

test('a page that is too large or a cursor that is none is refused', async () => {
  const frame = await open(scene.addMember());
  for (const query of ['?pageSize=101', '?pageSize=0', '?cursor=abc', "?cursor=1'--"]) {
    const reply = await frame.ask('GET', `/frame/v1/rounds${query}`);
    assert.deepEqual([reply.status, reply.code], [400, 'invalid_input'], query);
  }
});

test('rotation reveals the seed, and every round of it recomputes in the open', async () => {
  const frame = await open(scene.addMember());
  const played: SlotRound[] = [];
  for (let count = 0; count < 12; count++) {
    played.push((await frame.spin()).value as unknown as SlotRound);
  }
  const shown = frame.opened['seeds'] as { serverSeedHash: string; clientSeed: string };
  const { value } = await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'my-luck_7' });
  const { revealed, seeds } = value as unknown as {
    revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number };
    seeds: { serverSeedHash: string; clientSeed: string; nonce: number };
  };
  assert.equal(revealed.serverSeedHash, shown.serverSeedHash);
  assert.equal(await hashServerSeed(revealed.serverSeed), shown.serverSeedHash);
  assert.equal(revealed.rounds, played.length);
  for (const [nonce, round] of played.entries()) {
    assert.deepEqual(round.seeds, { ...shown, nonce });
    const { outcome } = await recompute(taaZaPwani, { ...revealed, nonce });
    assert.deepEqual(round.base.stops, outcome.base.stops);
    assert.deepEqual(
      round.freeSpins.map(({ stops }) => stops),
      outcome.freeSpins.map(({ stops }) => stops),
    );
  }
  assert.deepEqual([seeds.clientSeed, seeds.nonce], ['my-luck_7', 0]);
  assert.notEqual(seeds.serverSeedHash, shown.serverSeedHash);
  const next = (await frame.spin()).value as unknown as SlotRound;
  assert.deepEqual(next.seeds, seeds);
});

test('a client seed that is not one is refused', async () => {
  const frame = await open(scene.addMember());
  for (const clientSeed of ['', 'with blank', 'x'.repeat(65), 'a:b']) {
    const reply = await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed });
    assert.deepEqual([reply.status, reply.code], [400, 'invalid_input']);
  }
});

test('the same seeds give the same outcome whatever the stake', async () => {
  const small = await open(scene.addMember());
  const large = await open(scene.addMember(100_000_000n));
  const { rows } = await scene.owner.query<{ id: bigint }>(
    'SELECT max(id) AS id FROM games.seed_pairs',
  );
  await scene.owner.query('DROP TRIGGER seed_pair_counts_up ON games.seed_pairs');
  await scene.owner.query(
    `UPDATE games.seed_pairs p SET server_seed = q.server_seed, client_seed = q.client_seed,
            server_seed_hash = q.server_seed_hash
       FROM games.seed_pairs q WHERE q.id = $1 AND p.id = $1 - 1`,
    [rows[0]?.id],
  );
  for (let count = 0; count < 5; count++) {
    const cheap = (await small.spin('20.00')).value as unknown as SlotRound;
    const dear = (await large.spin('5000.00')).value as unknown as SlotRound;
    assert.deepEqual(cheap.base.stops, dear.base.stops);
  }
});

test('one frame cannot ask without end', async () => {
  const guarded = await runHere(scene, { RATE_LIMIT_FACTOR: '0.05' });
  const frame = await openFrame(scene, injected(guarded), scene.addMember());
  const replies = [];
  for (let count = 0; count < 8; count++) {
    replies.push(await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'x' }));
  }
  await guarded.stop();
  assert.equal(replies[0]?.status, 200);
  assert.deepEqual([replies[7]?.status, replies[7]?.code], [429, 'too_many_requests']);
});

test('the addresses of one /64 are one visitor, another /64 is another', async () => {
  const guarded = await runHere(scene, { RATE_LIMIT_FACTOR: '0.05' });
  const openFrom = async (remoteAddress: string) => {
    const launchToken = scene.wallet.launch(scene.addMember(), gameCode);
    const url = '/frame/v1/session';
    const reply = await guarded.app.inject({
      method: 'POST',
      url,
      remoteAddress,
      payload: { launchToken },
    });
    return reply.statusCode;
  };
  const own = [];
  for (let at = 1; at < 9; at++) own.push(await openFrom(`2001:db8:1:1::${at}`));
  const other = await openFrom('2001:db8:1:2::1');
  await guarded.stop();
  assert.deepEqual([own[0], own.at(-1), other], [200, 429, 200]);
});
