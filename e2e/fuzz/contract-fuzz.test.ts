import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { gamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';
import { gamesProviderCalls, vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { draftOf, sendCase } from './fuzz-case.ts';
import {
  bytesOf,
  closeConnections,
  exchange,
  judge,
  type Reply,
  sendRaw,
} from './fuzz-exchange.ts';
import { hintsFor } from './fuzz-hints.ts';
import { openFuzzScene } from './fuzz-scene.ts';
import { createRandom, type Random } from '#e2e/fixtures/random.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const seed = 20_261_121;
const casesPerCall = repetitions('spoilt requests of each call', { usual: 10, long: 80 });
/** Hashing a password costs tens of milliseconds; the road before it is short. */
const casesPerHashingCall = repetitions('spoilt requests of each call that hashes a password', {
  usual: 6,
  long: 14,
});

/** The one round of the scene is soon announced. */
const quickRounds = { CRASH_BETTING_MS: '1500', CRASH_CLOSED_MS: '250', CRASH_REST_MS: '250' };

// Payouts stay under way, so that nothing but the requests moves money.
const { stack, database } = await openStack({
  env: { SIMULATOR_PAYOUT_DELAY_MS: '3600000', ...quickRounds },
  leave: closeConnections,
});
const scene = await openFuzzScene(stack, database);

/** The newest transfer and provider's transaction at some moment; neither table ever loses a row. */
type Mark = { transfer: string; transaction: string; weight: string };

/** The balances of members, each weighed by its account, so that a move between two changes it. */
const weightNow = '(SELECT coalesce(sum(balance * id), 0) FROM accounts WHERE owner_id > 0)';

const readMark = async (): Promise<Mark> => {
  const { rows } = await database.query<Mark>(
    `SELECT coalesce((SELECT max(id) FROM transfers), 0)::text AS transfer,
            coalesce((SELECT max(id) FROM provider_transactions), 0)::text AS transaction,
            ${weightNow}::text AS weight`,
  );
  const [mark] = rows;
  if (!mark) throw new Error('There are no books.');
  return mark;
};

/** Changes with every movement of money since the mark: each is a transfer. */
const movedSince = async ({ transfer, transaction }: Mark): Promise<string> => {
  const { rows } = await database.query<{ print: string }>({
    name: 'moved since',
    text: `SELECT concat_ws('/', count(*), sum(amount), max(id),
             (SELECT count(*) FROM provider_transactions WHERE id > $2)) AS print
             FROM transfers WHERE id > $1`,
    values: [transfer, transaction],
  });
  return rows[0]?.print ?? '';
};

/** By how much the balances of members changed since the mark beyond what the transfers say. */
const unexplainedSince = async ({ transfer, weight }: Mark): Promise<string> => {
  const { rows } = await database.query<{ difference: string }>(
    `SELECT (${weightNow} - $2::numeric - coalesce(sum(amount::numeric *
              (CASE WHEN credited.owner_id > 0 THEN credited.id ELSE 0 END
               - CASE WHEN debited.owner_id > 0 THEN debited.id ELSE 0 END)), 0))::text AS difference
       FROM transfers JOIN accounts credited ON credited.id = credit_account_id
       JOIN accounts debited ON debited.id = debit_account_id
      WHERE transfers.id > $1`,
    [transfer, weight],
  );
  return rows[0]?.difference ?? '';
};

type Tally = { problems: string[]; good: Reply[] };

/** Codes by which the doors before a call are known: a case that meets only those tests nothing. */
const doors = ['unauthenticated', 'invalid_input', 'not_found', 'too_many_requests'];
/**
 * With one brand there is no other to enter: other-brand.test.ts asks with two. The stack names no
 * program, and nobody owes a book anything: programs.test.ts and receivables.test.ts ask for both.
 */
const calledInVain: ReadonlySet<string> = new Set([
  'POST /bo/brands/:code/enter',
  'POST /bo/programs/:code/pass',
  'POST /bo/receivables/:id/write-off',
  // The frames of the scene are of other games: tournaments.test.ts asks.
  'GET /frame/v1/tournaments',
]);

const isPastDoors = ({ code }: Reply): boolean => code === null || !doors.includes(code);

/** A good request may name, by chance, what is not there: more are sent until one is about something. */
const mostGood = 12;

/**
 * What spoilt requests of an earlier call brought about by chance does not stay: attempts that throttle
 * good requests, a closed site, an idle lock, a session that was ended by its
 * number or with its device.
 */
const backToStart = `
  DELETE FROM throttled_attempts;
  UPDATE brands SET status = 0 WHERE status <> 0;
  DELETE FROM brand_regions;
  UPDATE sessions SET remembered_device_id = NULL WHERE remembered_device_id IS NOT NULL;
  UPDATE credentials SET idle_lock_minutes = NULL, unlock_pin_hash = NULL
   WHERE idle_lock_minutes IS NOT NULL;
  UPDATE staff_sessions SET ended_at = NULL
   WHERE ended_at IS NOT NULL
     AND staff_id = (SELECT id FROM staff_members WHERE username = 'zawadi')`;

const fuzzCall = async (key: string, call: CallDeclaration, random: Random): Promise<Tally> => {
  const { method, path } = methodAndPath(key);
  const tally: Tally = { problems: [], good: [] };
  const cursors: string[] = [];
  const isHashing =
    /\/login|\/register|assword|authenticator|\/mobile|\/email|social|payout|lock/.test(path);
  await database.query(backToStart);
  const mark = await readMark();
  let moved = await movedSince(mark);
  /** Who of this call may have moved money against the rules, for whoever reads a failure. */
  const expectStill = async (who: () => string): Promise<void> => {
    const now = await movedSince(mark);
    if (now !== moved) tally.problems.push(`${who()} moved ${moved} to ${now}`);
    moved = now;
  };
  const cases = isHashing ? casesPerHashingCall : casesPerCall;
  const isWanting = (count: number): boolean => count < mostGood && !tally.good.some(isPastDoors);
  for (let count = 0; count < cases || isWanting(count); count += 1) {
    const isGood = count < 3 || isWanting(count);
    const { story, problem, reply } = await sendCase(scene, key, call, random, cursors, isGood);
    if (isGood) tally.good.push(reply);
    if (problem) tally.problems.push(`${story} → ${problem}`);
    if (method === 'GET') continue;
    if (reply.success) moved = await movedSince(mark);
    else await expectStill(() => `${story} → ${reply.code}`);
  }
  // No read may move anything, and rows only come: all of them are looked at together.
  if (method === 'GET') await expectStill(() => 'a read');
  // No transfer, no other balance: so what moved nothing above left the balances alone as well.
  const unexplained = await unexplainedSince(mark);
  if (unexplained !== '0')
    tally.problems.push(`balances changed by ${unexplained} without transfers`);
  return tally;
};

const allCalls: readonly (readonly [string, CallDeclaration])[] = Object.entries({
  ...playerSiteCalls,
  ...gatewayCallbacks,
  ...gamesProviderCalls,
  ...gamesFrameCalls,
  ...vendorCalls,
  ...backOfficeCalls,
});

describe('spoilt requests', () => {
  for (const [at, [key, call]] of allCalls.entries()) {
    test(`${key} answers every spoilt request by the contract and moves nothing`, async () => {
      const { problems, good } = await fuzzCall(key, call, createRandom(seed + at));
      assert.deepEqual(problems, []);
      assert.ok(
        calledInVain.has(key) || good.some(isPastDoors),
        `good requests were answered ${good.map(({ code }) => code).join(', ')}`,
      );
    });
  }
});

test('a call that wants proof refuses everyone without it', async () => {
  const random = createRandom(seed);
  const open: string[] = [];
  for (const [key, call] of allCalls.filter(([, { audience }]) => audience !== 'anyone')) {
    const { method, path } = methodAndPath(key);
    for (const headers of scene.foreignProofs(call)) {
      const draft = draftOf(call, random, await hintsFor(scene, key, random, []));
      draft.headers = { ...draft.headers, ...headers };
      const body = bytesOf(draft, call.body !== undefined);
      const answer = await exchange(scene.originOf(key), method, path, draft, body);
      const { reply } = judge(call, answer);
      if (reply.code !== 'unauthenticated') open.push(`${key} ${JSON.stringify(headers)}`);
    }
  }
  assert.deepEqual(open, []);
});

/** Does a call, whose path may hold `:id` in places, also answer this one? */
const isAlsoFor = (known: string, asked: string): boolean =>
  new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(asked);

test('a known path asked by another method is refused in the same words', async () => {
  const wrong: string[] = [];
  for (const [key, call] of allCalls) {
    const { method, path } = methodAndPath(key);
    for (const other of ['PUT', 'PATCH', 'DELETE', method === 'GET' ? 'POST' : 'GET']) {
      if (allCalls.some(([known]) => isAlsoFor(known, `${other} ${path}`))) continue;
      const names = path.match(/:\w+/g) ?? [];
      const params = Object.fromEntries(names.map((name) => [name.slice(1), '1']));
      const draft = { params, query: [], body: {}, headers: {}, story: '' };
      const answer = await exchange(scene.originOf(key), other, path, draft, Buffer.alloc(0));
      const { problem, reply } = judge(call, answer);
      if (problem || reply.code !== 'not_found') wrong.push(`${other} ${path}: ${answer.text}`);
    }
  }
  assert.deepEqual(wrong, []);
});

/** Not requests at all, or such as no client sends. */
const wireGarbage: readonly [string, string][] = [
  ['no HTTP', 'HELLO\r\n\r\n'],
  ['no host', 'GET /wps/system/status HTTP/1.1\r\n\r\n'],
  ['a header without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['a control character in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx: \u0000\r\n\r\n'],
  [
    'two lengths',
    'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 9\r\n\r\n{}',
  ],
  [
    'a length and chunks, as smugglers send',
    'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n' +
      'transfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a chunk that is none',
    'POST /wps/session/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  ],
];

test('what is not HTTP is refused, and the server goes on', async () => {
  const { playerSite, backOffice, games } = stack.origins;
  for (const origin of [playerSite, backOffice, games]) {
    for (const [what, text] of wireGarbage) {
      const answer = await sendRaw(origin, text);
      assert.match(answer, /^(HTTP\/1\.1 4\d\d |$)/, `${what} to ${origin}: ${answer}`);
      assert.equal((await fetch(`${origin}/readyz`)).status, 200);
    }
  }
});

test('nothing of all this was an error to the servers', () => {
  const errors = Object.values(stack.servers).flatMap(({ log }) =>
    log.split('\n').filter((line) => /"level":[56]0/.test(line) || /^\s+at /.test(line)),
  );
  assert.deepEqual(errors.slice(0, 5), []);
});

test('the books are whole after all of it', () => stack.verify());
