/** A text on its way: from a gateway, to the programs of providers, and the answer back. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { type FakeSmsGateway, openFakeSmsGateway } from '#domains/messaging/messaging.testing.ts';
import { openPlayedPlatform } from '#domains/gaming/rounds/rounds.testing.ts';
import { demoSecrets } from '#platform/config.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { answerText, answerTextsLeftBehind } from './answer-texts.ts';

let platform: TestPlatform;
let program: FakeSmsGateway;
before(async () => {
  program = await openFakeSmsGateway();
  ({ platform } = await openPlayedPlatform({
    PROGRAM_ORIGINS: `TESTER=${program.origin},GONE=https://gone.example`,
    SMS_GATEWAY: 'phone',
    SIMULATED_PHONE_URL: program.origin,
    SMS_HTTP_KEY: 'only-tests-know',
    AFRICASTALKING_REPORT_TOKEN: 'a-token-that-only-tests-know',
  }));
  await platform.owner.query('UPDATE provider_profiles SET api_url = $1', [program.origin]);
});
beforeEach(async () => {
  program.reset();
  say('KX7M2P\nNAI-KIL 1 @1.95');
  await platform.owner.query('TRUNCATE incoming_messages, outgoing_messages');
  await platform.owner.query(
    `SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'text %'`,
  );
});
after(async () => {
  await platform.close();
  await program.close();
});

const say = (answer: string | null) => {
  program.mood.answer = JSON.stringify({ success: true, value: { answer } });
};

const sender = '+254712345678';

function bring(more: object = {}, key: string = demoSecrets.GATEWAY_KEY) {
  const body = { id: randomUUID(), from: sender, text: 'KX7M2P', ...more };
  const headers = signedHeaders('pesa-pepe', key, JSON.stringify(body), Date.now());
  return platform.player('POST /gateway-callbacks/sms/texts/phone', { body, headers });
}

async function read<Row extends object>(statement: string): Promise<Row[]> {
  return (await platform.owner.query<Row>(statement)).rows;
}

const taken = () =>
  read<{ id: string; body: string; isDone: boolean }>(
    `SELECT id::text, body, done_at IS NOT NULL AS "isDone" FROM incoming_messages ORDER BY id`,
  );

const sent = () =>
  read<{ recipient: string; body: string; language: string }>(
    'SELECT recipient, body, language FROM outgoing_messages ORDER BY id',
  );

const queued = async () =>
  (await read<{ key: string }>(`SELECT key FROM graphile_worker.jobs WHERE key LIKE 'text %'`))
    .length;

async function answerAll(): Promise<void> {
  for (const { id } of await taken()) await answerText(platform.context, id);
}

test('a text is handed to the program of a provider, and its answer sent to who wrote', async () => {
  assert.equal((await bring()).status, 200);
  assert.equal(await queued(), 1);
  await answerAll();
  const [asked] = program.received;
  assert.equal(asked?.path, '/vendor/v1/sms');
  assert.deepEqual(JSON.parse(asked?.body ?? ''), { text: 'KX7M2P', language: 'en' });
  assert.deepEqual(await sent(), [
    { recipient: sender, body: 'KX7M2P\nNAI-KIL 1 @1.95', language: 'en' },
  ]);
});

test('a member is answered in the language of the account', async () => {
  await platform.owner.query(
    `WITH one AS (SELECT min(member_id) AS id FROM credentials),
       bound AS (UPDATE credentials SET mobile_number = $1 FROM one WHERE member_id = one.id)
     UPDATE members SET language = 'sw' FROM one WHERE members.id = one.id`,
    [sender],
  );
  await bring();
  await answerAll();
  assert.equal(JSON.parse(program.received[0]?.body ?? '{}').language, 'sw');
  assert.equal((await sent())[0]?.language, 'sw');
});

test('a text brought again, and answered by two at once, has one answer', async () => {
  const id = randomUUID();
  await Promise.all([bring({ id }), bring({ id }), bring({ id })]);
  await Promise.all([answerAll(), answerAll(), answerAll()]);
  await answerAll();
  assert.equal((await taken()).length, 1);
  assert.equal((await sent()).length, 1);
});

test('what no program knows, and programs that answer no texts, send nothing', async () => {
  say(null);
  await bring();
  await answerAll();
  program.mood.answer = '{"success":false,"code":"not_found"}';
  await bring();
  await answerAll();
  assert.deepEqual(
    (await taken()).map(({ isDone }) => isDone),
    [true, true],
  );
  assert.deepEqual(await sent(), []);
});

test('while the program is away the text waits, and after ten minutes for nobody', async () => {
  program.mood.isHangingUp = true;
  await bring();
  await assert.rejects(answerAll());
  assert.equal((await taken())[0]?.isDone, false);
  program.mood.isHangingUp = false;
  const age = (minutes: number) =>
    platform.owner.query(
      `UPDATE incoming_messages SET received_at = now() - interval '1 minute' * ${minutes}`,
    );
  await age(2);
  await platform.owner.query(
    `SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'text %'`,
  );
  await answerTextsLeftBehind(platform.context);
  assert.equal(await queued(), 1);
  await age(11);
  await answerAll();
  assert.equal((await taken())[0]?.isDone, true);
  assert.deepEqual(await sent(), []);
});

test('a program that is away keeps no other from answering', async () => {
  await platform.owner.query(
    `INSERT INTO provider_profiles (id, code, vendor_ids, signing_key, launch_url, api_url,
       is_id_scope_global, is_unknown_rollback_ok)
     SELECT id - 1000, 'GONE', '{}', signing_key, launch_url, 'http://127.0.0.1:1',
            is_id_scope_global, is_unknown_rollback_ok
       FROM provider_profiles WHERE code = 'TESTER'`,
  );
  await bring();
  await answerAll();
  assert.equal((await sent()).length, 1);
  say(null);
  await bring();
  await assert.rejects(answerAll(), 'it may be the one that knows the text');
  await platform.owner.query("DELETE FROM provider_profiles WHERE code = 'GONE'");
});

test('a number that writes too often within an hour is no longer answered', async () => {
  await Promise.all(Array.from({ length: 24 }, () => bring()));
  assert.equal((await taken()).length, 20);
  assert.equal((await bring()).status, 200);
  assert.equal((await bring({ from: '+255754000001' })).status, 200);
  assert.equal((await taken()).length, 21);
});

test('a text is cut, and what is none is refused', async () => {
  await bring({ text: `\0${'x'.repeat(600)}` });
  assert.equal((await taken())[0]?.body, 'x'.repeat(480));
  for (const wrong of [{ from: '0712345678' }, { text: 7 }, { id: '' }, { id: 'x'.repeat(101) }]) {
    assert.equal((await bring(wrong)).code, 'invalid_input', JSON.stringify(wrong));
  }
  assert.equal((await bring({}, 'another key of no worth')).status, 401);
  assert.equal((await taken()).length, 1);
});

test('real gateways prove themselves by key or token', async () => {
  const text = { id: '7', from: sender, text: 'KX7M2P' };
  const http = (key: string) =>
    platform.player('POST /gateway-callbacks/sms/texts/http', {
      body: text,
      headers: { 'x-api-key': key },
    });
  const talking = async (token: string) => {
    const { statusCode } = await platform.app.player.inject({
      method: 'POST',
      url: `/gateway-callbacks/sms/texts/africastalking/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...text, to: '29922', linkId: 'x' }).toString(),
    });
    return statusCode;
  };
  assert.deepEqual([(await http('wrong')).status, await talking('wrong')], [401, 401]);
  assert.deepEqual(await taken(), []);
  assert.equal((await http('only-tests-know')).status, 200);
  assert.equal(await talking('a-token-that-only-tests-know'), 200);
  assert.equal((await taken()).length, 2);
});
