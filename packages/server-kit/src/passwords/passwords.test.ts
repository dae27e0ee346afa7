import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { createPasswordLine, type Hasher, type PasswordLine } from './password-line.ts';
import { createHashingThread } from './password-thread.ts';
import { exchangePasswordLine, passwordCost } from './passwords.ts';
import { lightHasher } from './passwords.testing.ts';

const password = 'ndizi-Tatu-2040';

let line: PasswordLine;
let stored: string;
before(async () => {
  line = createPasswordLine(createHashingThread(passwordCost));
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

test('a thread that breaks down fails who waited, and the next is served', async () => {
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
