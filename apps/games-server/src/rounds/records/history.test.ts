import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import {
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

let scene: Scene;
let running: Running;
let application: Database;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  application = openDatabase(scene.database.url, {
    applicationName: 'test',
    onIdleError: () => undefined,
  });
  const frame = await openFrame(scene, injected(running), scene.addMember());
  assert.equal((await frame.spin()).status, 200);
});
after(async () => {
  await application.end();
  await running.stop();
  await scene.close();
});

const denied = { code: '42501' };

test('the application can neither delete a round nor rewrite what decided it', async () => {
  await assert.rejects(application.query('DELETE FROM games.rounds'), denied);
  await assert.rejects(application.query('DELETE FROM games.round_acts'), denied);
  await assert.rejects(application.query("UPDATE games.round_acts SET action = 'x'"), denied);
  await assert.rejects(application.query('UPDATE games.rounds SET stake = 1'), denied);
  await assert.rejects(application.query('UPDATE games.rounds SET nonce = 9'), denied);
  await assert.rejects(application.query('DELETE FROM games.seed_pairs'), denied);
  await assert.rejects(
    application.query("UPDATE games.seed_pairs SET server_seed = repeat('0', 64)"),
    denied,
  );
});

test('a decided round never changes again, but for having been seen', async () => {
  await application.query('UPDATE games.rounds SET seen_at = now()');
  await assert.rejects(
    application.query("UPDATE games.rounds SET state = 'refused', refusal_code = 'x'"),
    /a decided round never changes/,
  );
  await assert.rejects(
    application.query('UPDATE games.rounds SET payout = payout + 1'),
    /a decided round never changes/,
  );
  await assert.rejects(
    application.query("UPDATE games.rounds SET balance = '1.00'"),
    /a decided round never changes/,
  );
});

test('a number decides one round: a pair neither goes back nor lives after its reveal', async () => {
  await assert.rejects(application.query('UPDATE games.seed_pairs SET nonce = 0'), /counts up/);
  await assert.rejects(application.query('UPDATE games.seed_pairs SET nonce = 9'), /counts up/);
  await application.query('UPDATE games.seed_pairs SET revealed_at = now()');
  await assert.rejects(
    application.query('UPDATE games.seed_pairs SET revealed_at = NULL'),
    /counts up/,
  );
});

test('two undecided rounds of one member in one game cannot stand side by side', async () => {
  const again = `INSERT INTO games.rounds (external_id, member_id, game_code, session_id,
      idempotency_key, currency, stake, payout, seed_pair_id, nonce, definition_version, due_at)
    SELECT 'r-' || replace(gen_random_uuid()::text, '-', ''), member_id, game_code, session_id,
      gen_random_uuid(), currency, stake, payout, seed_pair_id, nonce + $1, 1, now()
    FROM games.rounds ORDER BY id LIMIT 1`;
  await application.query(again, [100]);
  await assert.rejects(application.query(again, [101]), { constraint: 'rounds_undecided' });
});

test('the application sees nothing outside its schema', async () => {
  await scene.owner.query('CREATE TABLE public.platform_secret (id int)');
  await assert.rejects(application.query('SELECT * FROM public.platform_secret'), denied);
  await assert.rejects(application.query('SELECT * FROM public.games_server_migrations'), denied);
});
