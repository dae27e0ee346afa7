/** Bet slips: every operation, in every order that has a meaning of its own. */
import { toDecimal } from '@bahati/money/money.ts';
import { betOf, winOf } from '@bahati/testing/conformance/operations.ts';
import {
  expect,
  expectRefused,
  expectUnmoved,
  minor,
  readBalance,
  type Rule,
  type Trial,
} from '@bahati/testing/conformance/trial.ts';
import {
  assertTried,
  expectNoSlip,
  expectRepeats,
  expectSlip,
  type Fields,
  sendSlips,
  slipOf,
} from './slip-trial.ts';

const stakeOf = ({ settings, player }: Trial) => minor(settings.stake, player.currency);
const text = ({ player }: Trial, amount: bigint) => toDecimal(amount, player.currency);

/** A slip that is accepted; answers its round and what was sent. */
async function place(trial: Trial): Promise<{ round: string; sent: Fields[] }> {
  const round = trial.driver.newId('slip');
  const reserve = slipOf(trial, 'reserve', round);
  const confirm = slipOf(trial, 'confirm', round);
  await expectSlip(trial, -stakeOf(trial), reserve);
  await expectSlip(trial, 0n, confirm);
  return { round, sent: [reserve, confirm] };
}

const inOrder: Rule = {
  id: 'SLIP',
  title: 'a slip is reserved, confirmed and settled in that order, each once',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const round = trial.driver.newId('slip');
    const amount = text(trial, stake * 2n);
    await expectNoSlip(trial, 'bet_not_found', slipOf(trial, 'settle', round, { amount }));
    const reserve = await expectSlip(trial, -stake, slipOf(trial, 'reserve', round));
    await expectNoSlip(trial, 'slip_not_confirmed', slipOf(trial, 'settle', round, { amount }));
    await expectNoSlip(trial, 'slip_not_confirmed', slipOf(trial, 'cash_out', round, { amount }));
    await expectNoSlip(trial, 'slip_open', slipOf(trial, 'unsettle', round));
    await expectNoSlip(trial, 'round_closed', slipOf(trial, 'reserve', round));
    const confirm = await expectSlip(trial, 0n, slipOf(trial, 'confirm', round));
    await expectNoSlip(trial, 'slip_open', slipOf(trial, 'resettle', round, { amount }));
    await expectNoSlip(trial, 'slip_open', slipOf(trial, 'adjust', round, { amount: '1.00' }));
    const validStake = text(trial, stake + 1n);
    const tooMuch = slipOf(trial, 'settle', round, { amount, validStake });
    await expectNoSlip(trial, 'valid_stake_too_large', tooMuch);
    const settle = await expectSlip(trial, stake * 2n, slipOf(trial, 'settle', round, { amount }));
    await expectNoSlip(trial, 'slip_settled', slipOf(trial, 'settle', round, { amount }));
    await expectNoSlip(trial, 'slip_settled', slipOf(trial, 'cash_out', round, { amount }));
    await expectRepeats(trial, [reserve, confirm, settle]);
    const other = { ...settle, amount: text(trial, stake) };
    await expectNoSlip(trial, 'transaction_conflict', other);
    await expectNoSlip(trial, 'transaction_conflict', { ...settle, kind: 'resettle' });
    const free = slipOf(trial, 'reserve', trial.driver.newId('slip'), { freeBetId: 'none' });
    await expectNoSlip(trial, 'free_bet_not_found', free);
    await expectNoGame(trial);
  },
};

/** A round of a game is no slip, and a slip takes no bet and no win. */
async function expectNoGame(trial: Trial): Promise<void> {
  const { driver } = trial;
  const { round } = await place(trial);
  await expectUnmoved(trial, 'a win and a bet of a game on a slip', async () => {
    expectRefused(await driver.send('win', winOf(trial, round)), ['bet_not_found'], 'a win');
    const bet = betOf(trial, { roundId: round });
    expectRefused(await driver.send('bet', bet), ['round_closed'], 'a bet');
  });
  await expectSlip(trial, stakeOf(trial), slipOf(trial, 'cancel', round));
}

const takenBack: Rule = {
  id: 'UNSETTLE',
  title: 'a settlement is taken back, changed and corrected by what it had paid, no more',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const { round, sent } = await place(trial);
    const one = async (by: bigint, kind: 'settle' | 'resettle' | 'adjust', paid: bigint) => {
      const fields = { amount: text(trial, paid) };
      sent.push(await expectSlip(trial, by, slipOf(trial, kind, round, fields)));
    };
    await one(stake * 3n, 'settle', stake * 3n);
    sent.push(await expectSlip(trial, -stake * 3n, slipOf(trial, 'unsettle', round)));
    await expectNoSlip(trial, 'slip_open', slipOf(trial, 'unsettle', round));
    await one(stake, 'settle', stake);
    await one(stake, 'resettle', stake * 2n);
    await one(-stake, 'resettle', stake);
    await one(stake, 'adjust', stake);
    await one(-stake, 'adjust', -stake);
    const below = slipOf(trial, 'adjust', round, { amount: text(trial, -stake - 1n) });
    await expectNoSlip(trial, 'adjustment_too_large', below);
    await expectRepeats(trial, sent);
    await expectSlip(trial, -stake, slipOf(trial, 'resettle', round, { amount: '0' }));
    await expectSlip(trial, stake, slipOf(trial, 'cancel', round));
  },
};

const cancelled: Rule = {
  id: 'CANCEL',
  title: 'a slip is cancelled in any state, and its reserve moves nothing afterwards',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const early = trial.driver.newId('slip');
    await expectSlip(trial, 0n, slipOf(trial, 'cancel', early));
    await expectNoSlip(trial, 'bet_rolled_back', slipOf(trial, 'reserve', early));
    const open = trial.driver.newId('slip');
    const reserve = await expectSlip(trial, -stake, slipOf(trial, 'reserve', open));
    const cancel = await expectSlip(trial, stake, slipOf(trial, 'cancel', open));
    await expectRepeats(trial, [cancel]);
    await expectSlip(trial, 0n, slipOf(trial, 'cancel', open));
    await expectNoSlip(trial, 'bet_rolled_back', reserve);
    await expectNoSlip(trial, 'bet_rolled_back', slipOf(trial, 'confirm', open));
    await expectNoSlip(trial, 'bet_rolled_back', slipOf(trial, 'settle', open, { amount: '1.00' }));
    const { round } = await place(trial);
    const amount = text(trial, stake * 2n);
    await expectSlip(trial, stake * 2n, slipOf(trial, 'settle', round, { amount }));
    await expectSlip(trial, -stake, slipOf(trial, 'cancel', round));
    await expectNoSlip(trial, 'bet_rolled_back', slipOf(trial, 'unsettle', round));
  },
};

const cashedOut: Rule = {
  id: 'CASHOUT',
  title: 'a part that was cashed out stays paid, and a whole slip that was is settled',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const amount = text(trial, stake);
    const part = { amount, isFull: false };
    const { round } = await place(trial);
    const early = { ...part, validStake: '1.00' };
    await expectNoSlip(trial, 'invalid_input', slipOf(trial, 'cash_out', round, early));
    await expectSlip(trial, stake, slipOf(trial, 'cash_out', round, part));
    await expectSlip(trial, stake, slipOf(trial, 'settle', round, { amount }));
    await expectSlip(trial, -stake, slipOf(trial, 'unsettle', round));
    await expectSlip(trial, stake, slipOf(trial, 'cash_out', round, { amount }));
    await expectNoSlip(trial, 'slip_settled', slipOf(trial, 'settle', round, { amount }));
    await expectSlip(trial, -stake, slipOf(trial, 'cancel', round));
  },
};

const owed: Rule = {
  id: 'OWED',
  title: 'what a member no longer has is owed, and later payouts pay it off first',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const first = await place(trial);
    const amount = text(trial, stake * 2n);
    await expectSlip(trial, stake * 2n, slipOf(trial, 'settle', first.round, { amount }), 0n);
    // A stake of nearly all there is: half a stake is left to take back.
    const balance = await readBalance(trial);
    const all = balance - stake / 2n;
    const second = trial.driver.newId('slip');
    const large = slipOf(trial, 'reserve', second, { amount: text(trial, all) });
    await expectSlip(trial, -all, large);
    await expectSlip(trial, 0n, slipOf(trial, 'confirm', second));
    const half = stake / 2n;
    const short = stake * 2n - half;
    const unsettle = slipOf(trial, 'unsettle', first.round);
    await expectSlip(trial, -half, unsettle, short);
    await expectRepeats(trial, [unsettle]);
    const less = { amount: text(trial, short - stake), isFull: false };
    await expectSlip(trial, 0n, slipOf(trial, 'cash_out', second, less), stake);
    await expectSlip(trial, stake, slipOf(trial, 'settle', first.round, { amount }), 0n);
    await expectSlip(trial, all - (short - stake), slipOf(trial, 'cancel', second), 0n);
    await expectSlip(trial, -stake, slipOf(trial, 'cancel', first.round), 0n);
  },
};

const many: Rule = {
  id: 'SLIPS',
  title: '500 operations in a call are each decided in order, and refused ones stop no other',
  run: async (trial) => {
    assertTried(trial);
    const before = await readBalance(trial);
    const amount = '0';
    const round = trial.driver.newId('slip');
    const slips = Array.from({ length: 125 }, (_, at) => `${round}-${at}`);
    const operations = slips.flatMap((slip) => [
      slipOf(trial, 'reserve', slip, { amount: '0' }),
      slipOf(trial, 'settle', slip, { amount }),
      slipOf(trial, 'confirm', slip),
      slipOf(trial, 'cancel', slip),
    ]);
    const results = await sendSlips(trial, operations);
    for (const [at, result] of results.entries()) {
      const told = result.success ? 'success' : result.code;
      const right = at % 4 === 1 ? 'slip_not_confirmed' : 'success';
      expect(told === right, `operation ${at} of 500 answered ${told} instead of ${right}`);
    }
    expect((await readBalance(trial)) === before, 'slips of nothing moved money');
  },
};

export const rulesOfSlips = { inOrder, takenBack, cancelled, cashedOut, owed, many };
