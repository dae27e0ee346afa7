/** W4, W5, W9–W12: undoing a bet, whatever has become of it. */
import { betOf, betwinOf, rollbackOf } from './operations.ts';
import {
  describe,
  expect,
  expectAccepted,
  expectMoved,
  expectRefused,
  expectUnmoved,
  minor,
  readBalance,
  type Rule,
  type Trial,
} from './trial.ts';

const stakeOf = ({ settings, player }: Trial) => minor(settings.stake, player.currency);

const unknownBet: Rule = {
  id: 'W4',
  title: 'the rollback of an unknown bet is answered, and remembered',
  run: async (trial) => {
    const { driver } = trial;
    const bet = betOf(trial);
    const what = 'the rollback of an unknown bet';
    const body = rollbackOf(trial, bet);
    const first = await expectUnmoved(trial, what, () => driver.send('rollback', body));
    if (!first.success) expectRefused(first, ['bet_not_found'], what);
    const again = await expectUnmoved(trial, what, () => driver.send('rollback', body));
    expect(again.success === first.success, `${what} sent twice answered ${describe(again)}`);
    const late = await expectUnmoved(trial, 'the bet', () => driver.send('bet', bet));
    expectRefused(late, ['bet_rolled_back'], 'the bet after the rollback of it');
  },
};

const lateBet: Rule = {
  id: 'W5',
  title: 'a bet that arrives after its rollback moves nothing',
  run: async (trial) => {
    const { driver } = trial;
    for (const call of ['bet', 'betwin'] as const) {
      const body = call === 'bet' ? betOf(trial) : betwinOf(trial, { payout: '0' });
      await driver.send('rollback', rollbackOf(trial, body));
      const what = `a ${call} after its rollback`;
      const replies = await expectUnmoved(trial, what, () =>
        Promise.all([driver.send(call, body), driver.send(call, body)]),
      );
      for (const reply of replies) expectRefused(reply, ['bet_rolled_back'], what);
    }
    const known = betOf(trial);
    expectAccepted(await driver.send('bet', known), 'a bet');
    expectAccepted(await driver.send('rollback', rollbackOf(trial, known)), 'its rollback');
    const what = 'a bet repeated after it was rolled back';
    const reply = await expectUnmoved(trial, what, () => driver.send('bet', known));
    expectRefused(reply, ['bet_rolled_back'], what);
  },
};

/** The call has no amount; one that is sent all the same is refused or ignored. */
async function expectStoredAmountPaid(trial: Trial): Promise<void> {
  const { driver } = trial;
  const bet = betOf(trial);
  expectAccepted(await driver.send('bet', bet), 'a bet');
  const before = await readBalance(trial);
  const reply = await driver.send('rollback', rollbackOf(trial, bet, { amount: '99999.00' }));
  const moved = (await readBalance(trial)) - before;
  if (!reply.success) expectRefused(reply, ['invalid_input'], 'a rollback that names an amount');
  const isRight = moved === (reply.success ? stakeOf(trial) : 0n);
  expect(isRight, `a rollback that names an amount of its own moved ${moved} minor units`);
  if (!reply.success) expectAccepted(await driver.send('rollback', rollbackOf(trial, bet)), 'it');
}

const storedAmount: Rule = {
  id: 'W9',
  title: 'a rollback finds the bet by id and member, and pays what was taken',
  run: async (trial) => {
    const { driver, second } = trial;
    await expectStoredAmountPaid(trial);
    const bet = betOf(trial);
    expectAccepted(await driver.send('bet', bet), 'a bet');
    if (second) {
      const foreign = rollbackOf(trial, bet, {}, second);
      const what = 'the rollback of another member’s bet';
      await expectUnmoved(trial, what, () =>
        expectMoved(trial, 0n, what, () => driver.send('rollback', foreign), second),
      );
    } else {
      trial.notes.push('another member’s rollback was not tried: give --second-launch-token');
    }
    const own = rollbackOf(trial, bet);
    const undone = await expectMoved(trial, stakeOf(trial), 'the rollback of a bet', () =>
      driver.send('rollback', own),
    );
    expectAccepted(undone, 'the rollback of a bet');
  },
};

const rollbackTwice: Rule = {
  id: 'W10',
  title: 'a second rollback is no error and pays nothing',
  run: async (trial) => {
    const { driver } = trial;
    const bet = betOf(trial);
    expectAccepted(await driver.send('bet', bet), 'a bet');
    expectAccepted(await driver.send('rollback', rollbackOf(trial, bet)), 'its rollback');
    const what = 'a second rollback under another id';
    const reply = await expectUnmoved(trial, what, () =>
      driver.send('rollback', rollbackOf(trial, bet)),
    );
    expectAccepted(reply, what);
    const crowded = betOf(trial);
    expectAccepted(await driver.send('bet', crowded), 'a bet');
    await expectMoved(trial, stakeOf(trial), 'ten rollbacks of one bet at once', () =>
      Promise.all(
        Array.from({ length: 10 }, () => driver.send('rollback', rollbackOf(trial, crowded))),
      ),
    );
  },
};

export const rulesOfRollback = { unknownBet, lateBet, storedAmount, rollbackTwice };
