import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { until } from '@bahati/testing/until.ts';
import { createHashingProcess, type HashingProcess } from './password-process.ts';
import { lowPriority } from './step-back.ts';

const light = { memoryCost: 64, timeCost: 1, parallelism: 1 };
/** So much work that a signal finds it under way. */
const heavy = { memoryCost: 65_536, timeCost: 20, parallelism: 1 };
const password = 'ndizi-Tatu-2040';

const pidOf = (hashing: HashingProcess): number => {
  const pid = hashing.pid();
  assert.ok(pid !== undefined, 'a process runs');
  return pid;
};

/** Of a process and its threads, in hundredths of a second. */
const cpuTicks = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user + system;
};

const isGone = (pid: number): boolean => {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
};

test('what a process had in work when it was killed is asked of the next one', async () => {
  const hashing = createHashingProcess(heavy);
  const asked = [hashing.hash({ password }), hashing.hash({ password })];
  const killed = pidOf(hashing);
  process.kill(killed, 'SIGKILL');
  for (const answer of await Promise.all(asked)) assert.ok('value' in answer);
  assert.notEqual(pidOf(hashing), killed);
});

test('a process killed in the middle of a hash loses none', async () => {
  const hashing = createHashingProcess(heavy);
  assert.ok('value' in (await hashing.hash({ password })));
  const first = pidOf(hashing);
  const before = cpuTicks(first);
  const asked = hashing.hash({ password });
  await until('the hash to be under way', () => cpuTicks(first) > before + 1);
  process.kill(first, 'SIGKILL');
  assert.ok('value' in (await asked));
  assert.notEqual(pidOf(hashing), first);
});

test('work over which two processes died is refused with retry, and the next is done', async () => {
  const hashing = createHashingProcess(heavy);
  const asked = hashing.hash({ password });
  const first = pidOf(hashing);
  process.kill(first, 'SIGKILL');
  await until('the next process', () => hashing.pid() !== undefined && hashing.pid() !== first);
  process.kill(pidOf(hashing), 'SIGKILL');
  await assert.rejects(asked, { code: 'retry' });
  assert.ok('value' in (await hashing.hash({ password })));
});

test('every thread of the process and its session have a low priority, and it knows nothing of ours', async () => {
  process.env['SECRET_OF_TEST'] = 'siri';
  const hashing = createHashingProcess(light, 2);
  await Promise.all([hashing.hash({ password }), hashing.hash({ password })]);
  const pid = pidOf(hashing);
  delete process.env['SECRET_OF_TEST'];
  assert.ok(lowPriority > 0);
  const session = `/proc/${pid}/autogroup`;
  if (existsSync(session))
    assert.match(readFileSync(session, 'utf8'), new RegExp(`nice ${lowPriority}$`, 'm'));
  for (const thread of readdirSync(`/proc/${pid}/task`))
    assert.equal(getPriority(Number(thread)), lowPriority);
  const known = ['cmdline', 'environ'].map((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8'));
  assert.doesNotMatch(known.join(), /siri|SECRET_OF_TEST|ndizi/);
});

test('a signal to a whole service leaves it at work, and it ends with whoever started it', async () => {
  const program = `
    import { createHashingProcess } from '${new URL('./password-process.ts', import.meta.url).href}';
    const hashing = createHashingProcess(${JSON.stringify(light)});
    await hashing.hash({ password: 'x' });
    const pid = hashing.pid();
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.kill(pid, signal);
    await hashing.hash({ password: 'x' });
    console.log(pid === hashing.pid() ? pid : 'it died');
    if (process.argv[1] === 'stays') setInterval(() => undefined, 60_000);
  `;
  for (const how of ['stays', 'ends']) {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program, how], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    const pid = Number(said);
    if (how === 'stays') {
      assert.equal(isGone(pid), false);
      parent.kill('SIGKILL');
    }
    await until('the hashing process to end', () => isGone(pid));
  }
});
