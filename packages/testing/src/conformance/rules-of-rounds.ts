/** W8, W11–W13, W19: what a round may be paid, what counts of it, what may still be undone. */
import { toDecimal } from '@bahati/money/money.ts';
import { betOf, betwinOf, prizeOf, rollbackOf, winOf } from './operations.ts';
import {
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

async function placeBet(trial: Trial, fields: Record<string, unknown> = {}) {
  const bet = betOf(trial, fields);
  expectAccepted(await trial.driver.send('bet', bet), 'a bet');
  return bet;
}

const winNeedsBet: Rule = {
  id: 'W8',
  title: 'nothing is won without a bet that stands, nor a prize without a campaign',
  run: async (trial) => {
    const { driver, settings } = trial;
    const what = 'a win without a bet';
    const orphan = winOf(trial, driver.newId('r'));
    const first = await expectUnmoved(trial, what, () => driver.send('win', orphan));
    expectRefused(first, ['bet_not_found'], what);
    const bet = await placeBet(trial);
    expectAccepted(await driver.send('rollback', rollbackOf(trial, bet)), 'its rollback');
    const late = winOf(trial, bet.roundId);
    const after = 'a win after its bet was rolled back';
    const second = await expectUnmoved(trial, after, () => driver.send('win', late));
    expectRefused(second, ['bet_rolled_back'], after);
    const prize = prizeOf(trial, driver.newId('campaign'), '1.00');
    const free = 'a prize without a campaign';
    const third = await expectUnmoved(trial, free, () => driver.send('promo_win', prize));
    expectRefused(third, ['campaign_not_allowed'], free);
    if (settings.campaignId === undefined) {
      trial.notes.push('a real campaign was not tried: give --campaign');
      return;
    }
    await expectCapped(trial, settings.campaignId);
  },
};

async function expectCapped(trial: Trial, campaignId: string): Promise<void> {
  const { driver, player } = trial;
  const prize = prizeOf(trial, campaignId, '1.00');
  const prizeAmount = minor('1.00', player.currency);
  const paid = await expectMoved(trial, prizeAmount, 'a prize', () =>
    driver.send('promo_win', prize),
  );
  expectAccepted(paid, 'a prize');
  await expectUnmoved(trial, 'the same prize again', () => driver.send('promo_win', prize));
  const huge = prizeOf(trial, campaignId, '99999999999.00');
  const what = 'a prize above the cap';
  const reply = await expectUnmoved(trial, what, () => driver.send('promo_win', huge));
  expectRefused(reply, ['campaign_exhausted'], what);
}

const wonBetStands: Rule = {
  id: 'W11',
  title: 'a bet that has wins or is closed is never refunded on top of them',
  run: async (trial) => {
    const { driver } = trial;
    const stake = stakeOf(trial);
    const open = await placeBet(trial);
    const part = winOf(trial, open.roundId, { roundClosed: false });
    expectAccepted(await driver.send('win', part), 'a win');
    await expectNoRefund(trial, open, stake, 'the rollback of a bet with a win');
    const lost = await placeBet(trial);
    const nothing = winOf(trial, lost.roundId, { amount: '0' });
    expectAccepted(await driver.send('win', nothing), 'the close of a lost round');
    await expectNoRefund(trial, lost, 0n, 'the rollback of a closed bet');
    const whole = betwinOf(trial);
    expectAccepted(await driver.send('betwin', whole), 'a betwin');
    await expectNoRefund(trial, whole, stake, 'the rollback of a betwin');
  },
};

/** Refused; or, where the profile says so, the win goes back together with the stake. */
async function expectNoRefund(
  trial: Trial,
  bet: { transactionId: string; roundId: string },
  paid: bigint,
  what: string,
): Promise<void> {
  const before = await readBalance(trial);
  const reply = await trial.driver.send('rollback', rollbackOf(trial, bet));
  const moved = (await readBalance(trial)) - before;
  if (!reply.success) expectRefused(reply, ['bet_has_wins'], what);
  const expected = reply.success ? stakeOf(trial) - paid : 0n;
  expect(moved === expected, `${what} moved ${moved} instead of ${expected} minor units`);
}

const severalBets: Rule = {
  id: 'W12',
  title: 'one bet of several rolled back leaves the round alive, all of them end it',
  run: async (trial) => {
    const { driver } = trial;
    const stake = stakeOf(trial);
    const first = await placeBet(trial);
    const { roundId } = first;
    await placeBet(trial, { roundId });
    expectAccepted(await driver.send('rollback', rollbackOf(trial, first)), 'one rollback');
    const win = winOf(trial, roundId);
    const paid = await expectMoved(trial, stake, 'the win of the bet that stands', () =>
      driver.send('win', win),
    );
    expectAccepted(paid, 'the win of the bet that stands');
    const both = await placeBet(trial);
    const other = await placeBet(trial, { roundId: both.roundId });
    for (const bet of [both, other]) {
      expectAccepted(await driver.send('rollback', rollbackOf(trial, bet)), 'a rollback');
    }
    const what = 'a win after every bet of the round was rolled back';
    const reply = await expectUnmoved(trial, what, () =>
      driver.send('win', winOf(trial, both.roundId)),
    );
    expectRefused(reply, ['bet_rolled_back'], what);
  },
};

const nothingIsFine: Rule = {
  id: 'W13',
  title: 'a stake of nothing and a win of nothing settle a round',
  run: async (trial) => {
    const { driver } = trial;
    await expectUnmoved(trial, 'a free round', async () => {
      const bet = await placeBet(trial, { amount: '0' });
      const close = winOf(trial, bet.roundId, { amount: '0.00' });
      expectAccepted(await driver.send('win', close), 'a win of nothing');
      const late = await driver.send('win', winOf(trial, bet.roundId));
      expectRefused(late, ['round_closed'], 'a win after the round was closed');
      const again = betOf(trial, { roundId: bet.roundId });
      expectRefused(await driver.send('bet', again), ['round_closed'], 'a bet in a closed round');
      const whole = betwinOf(trial, { stake: '0', payout: '0' });
      expectAccepted(await driver.send('betwin', whole), 'a betwin of nothing');
    });
  },
};

const countsNoMoreThanStaked: Rule = {
  id: 'W19',
  title: 'of a round no more counts as turnover than is staked in it, said once as it closes',
  run: async (trial) => {
    const { driver, player } = trial;
    const above = toDecimal(stakeOf(trial) + 1n, player.currency);
    const { stake } = trial.settings;
    await expectUnmoved(trial, 'a betwin of which more counts than is staked', async () => {
      const reply = await driver.send('betwin', betwinOf(trial, { validStake: above }));
      expectRefused(reply, ['valid_stake_too_large'], 'a betwin of which more counts');
      const exact = betwinOf(trial, { validStake: stake });
      expectAccepted(await driver.send('betwin', exact), 'a betwin that counts whole');
      const other = await driver.send('betwin', { ...exact, validStake: '0' });
      expectRefused(other, ['transaction_conflict'], 'the same id of which something else counts');
      const tie = betwinOf(trial, { validStake: '0.00' });
      expectAccepted(await driver.send('betwin', tie), 'a tie, which counts nothing');
    });
    const { roundId } = await placeBet(trial);
    const early = winOf(trial, roundId, { amount: '0', roundClosed: false, validStake: '0' });
    const what = 'a win that says what counts of a round that goes on';
    const reply = await expectUnmoved(trial, what, () => driver.send('win', early));
    expectRefused(reply, ['invalid_input'], what);
    const late = winOf(trial, roundId, { amount: '0', validStake: above });
    expectRefused(await driver.send('win', late), ['valid_stake_too_large'], 'a win above');
    const close = winOf(trial, roundId, { amount: '0', validStake: stake });
    expectAccepted(await driver.send('win', close), 'the win that closes the round');
  },
};

export const rulesOfRounds = {
  winNeedsBet,
  wonBetStands,
  severalBets,
  nothingIsFine,
  countsNoMoreThanStaked,
};
