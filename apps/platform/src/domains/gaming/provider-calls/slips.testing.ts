/** A book that speaks to a platform of its own, for tests of slips. */
import type { TestMember } from '@bahati/testing/factories.ts';
import { type openGamingFixture, operation } from '#domains/gaming/gaming.testing.ts';

export type SlipResult = {
  success: boolean;
  code?: string;
  details?: Record<string, unknown>;
  value: {
    platformTransactionId: string;
    currency: string;
    balance: string;
    isDuplicate: boolean;
    owed: string;
  };
};

type Fixture = Pick<Awaited<ReturnType<typeof openGamingFixture>>, 'send'>;

/** What the operations of one kind say beside the slip, where a test does not say it. */
const usual: Record<string, object> = {
  reserve: { odds: '2.5', legs: 1 },
  confirm: { odds: '2.5' },
  cash_out: { isFull: true },
  cancel: { reason: 'cancelled' },
  adjust: { reason: 'A late correction' },
};

/** One operation on the slip `roundId` of a member; its id is kind and slip where none is given. */
export function slipOperation(
  member: TestMember,
  kind: string,
  roundId: string,
  more: Record<string, unknown> = {},
) {
  return operation(member, {
    kind,
    roundId,
    transactionId: `${roundId}-${kind}`,
    ...(kind === 'reserve' ? { sessionToken: member.sessionToken, amount: '20.00' } : {}),
    ...usual[kind],
    ...more,
  });
}

export function bookOf({ send }: Fixture) {
  const sendAll = async (operations: object[]): Promise<SlipResult[]> => {
    const answer = await send('sports', { operations });
    if (!answer.success) throw new Error(`The call was refused: ${answer.code}`);
    return answer.value['results'] as SlipResult[];
  };
  return {
    sendAll,
    async one(
      member: TestMember,
      kind: string,
      roundId: string,
      more: Record<string, unknown> = {},
    ): Promise<SlipResult> {
      const [result] = await sendAll([slipOperation(member, kind, roundId, more)]);
      if (!result) throw new Error('Nothing was answered.');
      return result;
    },
  };
}
