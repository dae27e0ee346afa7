/** Short ways to payout accounts for tests. */
import assert from 'node:assert/strict';
import type { Answer, NewMember, TestPlatform } from '#platform/platform.testing.ts';

type Calls = Pick<TestPlatform, 'player'>;

export const paymentPassword = '482913';

export function addAccount(
  platform: Calls,
  { token }: Pick<NewMember, 'token'>,
  more: object = {},
): Promise<Answer> {
  const body = { kind: 'mobile_money', number: '0712345678', paymentPassword, ...more };
  return platform.player('POST /wps/member/payoutAccounts', { token, body });
}

export function addBankAccount(
  platform: Calls,
  member: Pick<NewMember, 'token'>,
  more: object = {},
): Promise<Answer> {
  const bank = { kind: 'bank', bank: 'equity', number: '12345678', holderName: 'Amani Otieno' };
  return addAccount(platform, member, { ...bank, ...more });
}

/** The id of an account that was just added. */
export async function accountOf(adding: Promise<Answer>): Promise<string> {
  const answer = await adding;
  assert.equal(answer.status, 200, answer.text);
  return answer.value.id;
}

export function removeAccount(
  platform: Calls,
  { token }: Pick<NewMember, 'token'>,
  id: string,
  digits = paymentPassword,
): Promise<Answer> {
  return platform.player(`POST /wps/member/payoutAccounts/${id}/remove`, {
    token,
    body: { paymentPassword: digits },
  });
}
