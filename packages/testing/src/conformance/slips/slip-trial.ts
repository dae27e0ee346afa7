/** Sending operations on slips to a wallet under judgement, and words for what is expected. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { toDecimal } from '@bahati/money/money.ts';
import {
  expect,
  expectAccepted,
  NotTried,
  readBalance,
  type Trial,
} from '@bahati/testing/conformance/trial.ts';

export type Fields = Record<string, unknown>;
export type SlipResult =
  | { success: true; value: { platformTransactionId: string; isDuplicate: boolean; owed: string } }
  | { success: false; code: string };

const usual: Partial<Record<SportsOperation['kind'], Fields>> = {
  reserve: { odds: '2.00', legs: 1 },
  confirm: { odds: '2.00' },
  cash_out: { isFull: true },
  cancel: { reason: 'cancelled' },
  adjust: { reason: 'Conformance' },
};

/** The body of an operation on a slip, which can be sent again as it is. */
export function slipOf(
  trial: Trial,
  kind: SportsOperation['kind'],
  roundId: string,
  fields: Fields = {},
): Fields {
  const { memberId, gameCode, currency, sessionToken } = trial.player;
  const staked = { sessionToken, amount: trial.settings.stake };
  return {
    kind,
    memberId,
    gameCode,
    currency,
    roundId,
    transactionId: trial.driver.newId('s'),
    ...(kind === 'reserve' ? staked : {}),
    ...usual[kind],
    ...fields,
  };
}

export function assertTried({ settings }: Trial): void {
  if (!settings.hasSlips) throw new NotTried('give --slips');
}

export async function sendSlips(trial: Trial, operations: Fields[]): Promise<SlipResult[]> {
  const reply = await trial.driver.send('sports', { operations });
  expectAccepted(reply, 'a call of operations on slips');
  const results = reply.value['results'] as SlipResult[];
  expect(results.length === operations.length, `${results.length} results were answered`);
  return results;
}

export async function sendSlip(trial: Trial, operation: Fields): Promise<SlipResult> {
  const [result] = await sendSlips(trial, [operation]);
  if (!result) throw new Error('There is no result.');
  return result;
}

/** Sends one, expects it to be accepted and the balance to move by this, and answers its body. */
export async function expectSlip(
  trial: Trial,
  by: bigint,
  operation: Fields,
  owed?: bigint,
): Promise<Fields> {
  const what = String(operation['kind']);
  const before = await readBalance(trial);
  const result = await sendSlip(trial, operation);
  expect(result.success, `${what} answered ${result.success ? '' : result.code}`);
  await expectAt(trial, before + by, what);
  if (owed !== undefined) {
    const right = toDecimal(owed, trial.player.currency);
    const told = result.value.owed;
    expect(told === right, `after ${what} ${told} is owed instead of ${right}`);
  }
  return operation;
}

/** Sends one, expects this refusal and the balance to stay. */
export async function expectNoSlip(trial: Trial, code: string, operation: Fields): Promise<void> {
  const what = String(operation['kind']);
  const before = await readBalance(trial);
  const result = await sendSlip(trial, operation);
  const told = result.success ? 'success' : result.code;
  expect(told === code, `${what} answered ${told} instead of ${code}`);
  await expectAt(trial, before, what);
}

/** Sends operations once more: nothing moves, and each is answered as a duplicate. */
export async function expectRepeats(trial: Trial, operations: Fields[]): Promise<void> {
  const before = await readBalance(trial);
  for (const [at, result] of (await sendSlips(trial, operations)).entries()) {
    const what = `${String(operations[at]?.['kind'])} again`;
    expect(result.success && result.value.isDuplicate, `${what} was not answered as a duplicate`);
  }
  await expectAt(trial, before, 'operations sent again');
}

async function expectAt(trial: Trial, right: bigint, what: string): Promise<void> {
  const { currency } = trial.player;
  const balance = await readBalance(trial);
  const text = toDecimal(balance, currency);
  expect(balance === right, `${what} left ${text} instead of ${toDecimal(right, currency)}`);
}
