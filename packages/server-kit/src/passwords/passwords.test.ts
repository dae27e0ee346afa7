import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createPasswordLine, type Hasher, type PasswordLine } from './password-line.ts';
import { createHashingProcess } from './password-process.ts';
import { exchangePasswordLine, passwordCost } from './passwords.ts';
import { lightHasher } from './passwords.testing.ts';

const password = 'ndizi-Tatu-2040';

let line: PasswordLine;
let stored: string;
before(async () => {
  // How long it takes on a busy machine is not what is tried here.
  const options = { longestWaitMs: 120_000 };
  line = createPasswordLine(createHashingProcess(passwordCost).hash, options);
  stored = await line.hash(password);
});

test('a hash is Argon2id of the full cost, never the same twice', async () => {
  assert.match(stored, /^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  assert.notEqual(await line.hash(password), stored);
});

test('only the password is right, and nobody’s password is', async () => {
  assert.equal(await line.isRight(stored, password), true);
  assert.equal(await line.isRight(stored, `${password}.`), false);
  assert.equal(await line.isRight(null, 'no account has this password'), false);
  assert.equal(await line.isRight(undefined, 'no account has this password'), false);
});

test('a hash made at another cost is right as before', async () => {
  const light = createPasswordLine(lightHasher);
  assert.equal(await light.isRight(stored, password), true);
  const lightHash = await light.hash(password);
  assert.match(lightHash, /m=64,t=1,p=1/);
  assert.equal(await line.isRight(lightHash, password), true);
});

test('what is no hash fails alone, and the line goes on', async () => {
  const light = createPasswordLine(lightHasher);
  await assert.rejects(light.isRight('no hash', password));
  assert.equal(await light.isRight(stored, password), true);
});

test('whoever would wait longer than five seconds is told to come back', async () => {
  const release = Promise.withResolvers<void>();
  const held: Hasher = async () => {
    await release.promise;
    return { value: 'hash' };
  };
  const slow = createPasswordLine(held);
  const asked = Array.from({ length: 90 }, () =>
    slow.hash(password).catch((error: { code: string; details: object }) => error),
  );
  const last = await asked.at(-1);
  assert.ok(last instanceof Error && 'code' in last && 'details' in last);
  assert.deepEqual([last.code, last.details], ['too_many_requests', { retryAfterSeconds: 5 }]);
  release.resolve();
  const answers = await Promise.all(asked);
  assert.equal(answers.filter((answer) => answer === 'hash').length, 84);
});

test('the line gives its hasher no more at a time than it may, in the order they came', async () => {
  const begun: string[] = [];
  const release = Promise.withResolvers<void>();
  const held: Hasher = async ({ password: which }) => {
    begun.push(which);
    await release.promise;
    return { value: 'hash' };
  };
  const pair = createPasswordLine(held, { atATime: 2 });
  const all = ['a', 'b', 'c', 'd'].map((which) => pair.hash(which));
  assert.deepEqual(begun, ['a', 'b']);
  release.resolve();
  await Promise.all(all);
  assert.deepEqual(begun, ['a', 'b', 'c', 'd']);
});

test('whoever waited his time is refused, in line or in work, and the line goes on', async () => {
  const release = Promise.withResolvers<void>();
  let begun = 0;
  const held: Hasher = async () => {
    begun += 1;
    await release.promise;
    return { value: 'hash' };
  };
  const slow = createPasswordLine(held, { longestWaitMs: 20 });
  const refused = { code: 'too_many_requests', details: { retryAfterSeconds: 5 } };
  const waited = await Promise.allSettled([slow.hash(password), slow.hash(password)]);
  for (const one of waited) {
    assert.ok(one.status === 'rejected');
    assert.deepEqual({ code: one.reason.code, details: one.reason.details }, refused);
  }
  release.resolve();
  assert.equal(await slow.hash(password), 'hash');
  assert.equal(begun, 2);
});

test('room is told before anybody stands in line', async () => {
  const release = Promise.withResolvers<void>();
  const slow = createPasswordLine(async () => {
    await release.promise;
    return { value: 'hash' };
  });
  const asked = Array.from({ length: 84 }, () => {
    slow.assertRoom();
    return slow.hash(password);
  });
  assert.throws(() => slow.assertRoom(), { code: 'too_many_requests' });
  release.resolve();
  await Promise.all(asked);
  slow.assertRoom();
});

test('a hasher that breaks down fails who waited, and the next is served', async () => {
  let isBroken = true;
  const breaking = createPasswordLine(async () => {
    if (isBroken) throw new Error('broken');
    return { value: 'hash' };
  });
  await assert.rejects(breaking.hash(password), { message: 'broken' });
  isBroken = false;
  assert.equal(await breaking.hash(password), 'hash');
});

test('production keeps its own line', (context) => {
  const before = process.env['NODE_ENV'];
  context.after(() => {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  });
  process.env['NODE_ENV'] = 'production';
  assert.throws(() => exchangePasswordLine(line), /Only tests/);
});
