/** Groups of slips: a draw whose tickets end together. */
import { toDecimal } from '@bahati/money/money.ts';
import {
  expect,
  expectAccepted,
  expectMoved,
  expectRefused,
  expectUnmoved,
  minor,
  type Rule,
  type Trial,
} from '@bahati/testing/conformance/trial.ts';
import {
  assertTried,
  expectNoSlip,
  expectRepeats,
  expectSlip,
  type Fields,
  slipOf,
} from './slip-trial.ts';

const stakeOf = ({ settings, player }: Trial) => minor(settings.stake, player.currency);
const text = ({ player }: Trial, amount: bigint) => toDecimal(amount, player.currency);

/** So many calls at most for the few slips of a rule. */
const mostCalls = 20;

/** A ticket: a slip of the group without odds, accepted in the same step. */
const ticket = (trial: Trial, groupId: string, roundId: string, fields: Fields = {}) =>
  slipOf(trial, 'reserve', roundId, {
    odds: undefined,
    legs: undefined,
    isAccepted: true,
    groupId,
    ...fields,
  });

function closeOf({ player, driver }: Trial, groupId: string, fields: Fields = {}): Fields {
  const { gameCode, currency } = player;
  return {
    transactionId: driver.newId('close'),
    gameCode,
    groupId,
    currency,
    outcome: 'lost',
    settled: { count: 0, amount: '0' },
    ...fields,
  };
}

/** Sends a close until none remain, and expects it to have ended so many. */
async function expectClosed(trial: Trial, close: Fields, count: number): Promise<void> {
  let calls = 0;
  let value: Record<string, unknown>;
  do {
    value = expectAccepted(await trial.driver.send('groups/close', close), 'a close').value;
    calls += 1;
  } while (value['remaining'] !== 0 && calls < mostCalls);
  expect(value['remaining'] === 0, `a close of ${count} slips was not over after ${calls} calls`);
  expect(value['closed'] === count, `a close ended ${String(value['closed'])} of ${count} slips`);
}

async function expectNoClose(trial: Trial, code: string, close: Fields): Promise<void> {
  await expectUnmoved(trial, 'a close that was refused', async () => {
    expectRefused(await trial.driver.send('groups/close', close), [code], 'a close');
  });
}

/** Tickets of one draw; answers their rounds. */
async function buy(trial: Trial, group: string, count: number): Promise<string[]> {
  const rounds = Array.from({ length: count }, () => trial.driver.newId('ticket'));
  for (const round of rounds) await expectSlip(trial, -stakeOf(trial), ticket(trial, group, round));
  return rounds;
}

const lost: Rule = {
  id: 'DRAW',
  title: 'a close ends every ticket of its draw that is open as lost, and each once',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const [draw, next] = [trial.driver.newId('draw'), trial.driver.newId('draw')];
    const [won = '', corrected = '', cancelled = ''] = await buy(trial, draw, 3);
    const [ahead = ''] = await buy(trial, next, 1);
    const amount = text(trial, stake * 2n);
    await expectSlip(trial, stake * 2n, slipOf(trial, 'settle', won, { amount }));
    const close = closeOf(trial, draw, { settled: { count: 1, amount } });
    await expectUnmoved(trial, 'lost tickets', () => expectClosed(trial, close, 2));
    await expectUnmoved(trial, 'a close sent again', () => expectClosed(trial, close, 2));
    await expectNoSlip(trial, 'slip_settled', slipOf(trial, 'settle', corrected, { amount }));
    const right = slipOf(trial, 'resettle', corrected, { amount: text(trial, stake) });
    await expectSlip(trial, stake, right);
    await expectSlip(trial, 0n, slipOf(trial, 'unsettle', cancelled));
    await expectUnmoved(trial, 'a close sent again', () => expectClosed(trial, close, 2));
    await expectSlip(trial, stake, slipOf(trial, 'cancel', cancelled));
    await expectRepeats(trial, [right]);
    await expectSlip(trial, stake, slipOf(trial, 'settle', ahead, { amount: text(trial, stake) }));
  },
};

const refunded: Rule = {
  id: 'SUSPEND',
  title: 'a close that refunds gives the stakes of open tickets back, once',
  run: async (trial) => {
    assertTried(trial);
    const stake = stakeOf(trial);
    const draw = trial.driver.newId('draw');
    const [over = '', back = ''] = await buy(trial, draw, 3);
    await expectSlip(trial, stake, slipOf(trial, 'settle', over, { amount: text(trial, stake) }));
    const waiting = slipOf(trial, 'reserve', trial.driver.newId('slip'), { groupId: draw });
    await expectSlip(trial, -stake, waiting);
    const settled = { count: 1, amount: text(trial, stake) };
    const close = closeOf(trial, draw, { outcome: 'refunded', settled });
    await expectMoved(trial, stake * 3n, 'a refund', () => expectClosed(trial, close, 3));
    await expectUnmoved(trial, 'a refund sent again', () => expectClosed(trial, close, 3));
    await expectNoSlip(trial, 'bet_rolled_back', waiting);
    const late = slipOf(trial, 'settle', back, { amount: text(trial, stake) });
    await expectNoSlip(trial, 'bet_rolled_back', late);
  },
};

const ends: Rule = {
  id: 'SALES',
  title: 'from the first call of a close no ticket comes in, and sums that differ move nothing',
  run: async (trial) => {
    assertTried(trial);
    const draw = trial.driver.newId('draw');
    await expectNoClose(
      trial,
      'game_not_found',
      closeOf(trial, draw, { gameCode: 'no-such-game' }),
    );
    const [round = ''] = await buy(trial, draw, 1);
    const waiting = trial.driver.newId('slip');
    const reserve = slipOf(trial, 'reserve', waiting, { groupId: draw });
    await expectSlip(trial, -stakeOf(trial), reserve);
    const close = closeOf(trial, draw);
    const wrong = { ...close, settled: { count: 1, amount: trial.settings.stake } };
    await expectNoClose(trial, 'group_mismatch', wrong);
    const late = ticket(trial, draw, trial.driver.newId('ticket'));
    await expectNoSlip(trial, 'group_closed', late);
    await expectRepeats(trial, [reserve]);
    await expectNoClose(trial, 'slip_not_confirmed', close);
    await expectSlip(trial, 0n, slipOf(trial, 'confirm', waiting));
    await expectUnmoved(trial, 'a close', () => expectClosed(trial, close, 2));
    await expectNoClose(trial, 'transaction_conflict', { ...close, outcome: 'refunded' });
    await expectNoClose(trial, 'group_closed', closeOf(trial, draw));
    const other = { ...close, groupId: trial.driver.newId('draw') };
    await expectNoClose(trial, 'transaction_conflict', other);
    await expectNoSlip(trial, 'group_closed', late);
    for (const slip of [round, waiting]) {
      await expectSlip(trial, stakeOf(trial), slipOf(trial, 'cancel', slip));
    }
  },
};

export const rulesOfGroups = { lost, refunded, ends };
