/** W7, W15–W17 and batches: exact amounts in one currency, answered in time. */
import { toDecimal } from '@bahati/money/money.ts';
import { betOf, betwinOf, rollbackOf, winOf } from './operations.ts';
import {
  describe,
  expect,
  expectAccepted,
  expectRefused,
  expectUnmoved,
  minor,
  NotTried,
  openPlayer,
  otherCurrency,
  readBalance,
  type Rule,
  type Trial,
} from './trial.ts';

const emptyPurse: Rule = {
  id: 'W7',
  title: 'insufficient funds are told with the balance',
  run: async (trial) => {
    const { driver, players } = trial;
    const token = await players.launchPoor();
    if (token === undefined) throw new NotTried('give --poor-launch-token');
    const poor = await openPlayer(driver, token);
    const balance = await readBalance(trial, poor);
    const stake = minor(trial.settings.stake, poor.currency);
    const amount = toDecimal(balance < stake ? stake : balance + 1n, poor.currency);
    for (const [call, body] of [
      ['bet', betOf(trial, { amount }, poor)],
      ['betwin', betwinOf(trial, { stake: amount, payout: '0' }, poor)],
    ] as const) {
      const what = `a ${call} above the balance`;
      const reply = expectRefused(await driver.send(call, body), ['insufficient_funds'], what);
      const told = String(reply.details['balance']);
      const right = toDecimal(balance, poor.currency);
      expect(told === right, `${what} told the balance ${told} instead of ${right}`);
    }
    expect((await readBalance(trial, poor)) === balance, 'a bet above the balance moved money');
  },
};

const badAmounts = [
  '-1',
  '-0.01',
  '1.001',
  '1e2',
  '1E2',
  'NaN',
  'Infinity',
  '',
  ' ',
  ' 1',
  '1 ',
  '+1',
  '0x10',
  '1,00',
  '1.',
  '.5',
  '١',
  '99999999999999999999',
  '99999999999999.99',
  20,
  null,
  ['20'],
  {},
];

const exactAmounts: Rule = {
  id: 'W16',
  title: 'an amount that is not exact, positive and bounded is refused',
  run: async (trial) => {
    const { driver } = trial;
    const open = betOf(trial);
    expectAccepted(await driver.send('bet', open), 'a bet');
    await expectUnmoved(trial, 'bad amounts', async () => {
      for (const amount of badAmounts) {
        const sent = JSON.stringify(amount);
        const bet = await driver.send('bet', betOf(trial, { amount }));
        const win = await driver.send('win', winOf(trial, open.roundId, { amount }));
        const stake = await driver.send('betwin', betwinOf(trial, { stake: amount }));
        const payout = await driver.send('betwin', betwinOf(trial, { payout: amount }));
        for (const reply of [bet, win, stake, payout]) {
          const isRefused = !reply.success && reply.status < 500 && !reply.problem;
          expect(isRefused, `${reply.call} of ${sent} answered ${describe(reply)}`);
        }
      }
    });
    expectAccepted(await driver.send('rollback', rollbackOf(trial, open)), 'the rollback');
  },
};

const oneCurrency: Rule = {
  id: 'W17',
  title: 'another currency is refused and makes no second wallet',
  run: async (trial) => {
    const { driver, player } = trial;
    const currency = otherCurrency(player);
    const { memberId } = player;
    const open = betOf(trial);
    expectAccepted(await driver.send('bet', open), 'a bet');
    await expectUnmoved(trial, `operations in ${currency}`, async () => {
      const bet = await driver.send('bet', betOf(trial, { currency }));
      expectRefused(bet, ['currency_mismatch', 'session_invalid'], `a bet in ${currency}`);
      const betwin = await driver.send('betwin', betwinOf(trial, { currency }));
      expectRefused(betwin, ['currency_mismatch', 'session_invalid'], `a betwin in ${currency}`);
      const win = await driver.send('win', winOf(trial, open.roundId, { currency }));
      expectRefused(win, ['currency_mismatch'], `a win in ${currency}`);
      const undo = await driver.send('rollback', rollbackOf(trial, open, { currency }));
      expectRefused(undo, ['currency_mismatch'], `a rollback in ${currency}`);
      const balance = await driver.send('balance', { memberId, currency });
      expectRefused(balance, ['currency_mismatch'], `the balance in ${currency}`);
    });
    expectAccepted(await driver.send('rollback', rollbackOf(trial, open)), 'the rollback');
  },
};

const batches: Rule = {
  id: 'BATCH',
  title: 'the operations of a batch are decided one by one, in order',
  run: async (trial) => {
    const { driver } = trial;
    const bet = betOf(trial);
    const operations = [
      { kind: 'bet', ...bet },
      { kind: 'win', ...winOf(trial, driver.newId('r')) },
      { kind: 'rollback', ...rollbackOf(trial, bet) },
      { kind: 'bet', ...bet },
    ];
    const send = () => driver.send('batch', { operations });
    const reply = expectAccepted(await expectUnmoved(trial, 'a batch', send), 'a batch');
    const results = reply.value['results'] as { success: boolean; code?: string }[];
    const told = results.map(({ success, code }) => (success ? 'ok' : code)).join(', ');
    const right = 'ok, bet_not_found, ok, bet_rolled_back';
    expect(told === right, `bet, win without a bet, rollback and bet again were answered ${told}`);
    const many = Array.from({ length: 51 }, () => ({ kind: 'bet', ...betOf(trial) }));
    await expectUnmoved(trial, 'a batch of 51', async () => {
      const over = await driver.send('batch', { operations: many });
      expectRefused(over, ['invalid_input'], 'a batch of 51');
    });
  },
};

/** A light load: this many calls by so many at once. */
const load = { calls: 400, atOnce: 8 };

/** Answers the times of a load of betwins that win their stake, fastest first. */
async function measureLoad(trial: Trial): Promise<number[]> {
  const { driver } = trial;
  const first = driver.replies.length;
  const work = async () => {
    for (let count = 0; count < load.calls / load.atOnce; count++) {
      expectAccepted(await driver.send('betwin', betwinOf(trial)), 'a betwin under load');
    }
  };
  await expectUnmoved(trial, 'betwins that win their stake', () =>
    Promise.all(Array.from({ length: load.atOnce }, work)),
  );
  const times = driver.replies.slice(first).filter(({ call }) => call === 'betwin');
  return times.map(({ ms }) => ms).toSorted((a, b) => a - b);
}

const inTime: Rule = {
  id: 'W15',
  title: 'every answer comes within 3 s, and under load 99 of 100 in time',
  run: async (trial) => {
    const { driver, settings } = trial;
    let p99 = Infinity;
    // Another program's busy second on the same machine is not the wallet's fault: best of three.
    for (let count = 0; count < 3 && p99 > settings.p99Ms; count++) {
      const times = await measureLoad(trial);
      const share = (of: number) => Math.round(times[Math.floor(times.length * of)] ?? 0);
      p99 = share(0.99);
      trial.notes.push(`under load p50 ${share(0.5)} ms, p99 ${p99} ms`);
    }
    const slowest = driver.replies.reduce((worst, reply) => (reply.ms > worst.ms ? reply : worst));
    expect(slowest.ms <= 3_000, `${slowest.call} was answered after ${Math.round(slowest.ms)} ms`);
    expect(p99 <= settings.p99Ms, `1 in 100 answers took longer than ${settings.p99Ms} ms: ${p99}`);
  },
};

export const rulesOfAmounts = { emptyPurse, exactAmounts, oneCurrency, batches, inTime };
