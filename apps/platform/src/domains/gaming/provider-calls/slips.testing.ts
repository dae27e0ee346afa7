/** A book that speaks to a platform of its own, for tests of slips. */
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
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

/** How far a close has come, or why it was refused. */
export type CloseResult = {
  success: boolean;
  code?: string;
  details?: Record<string, unknown>;
  value: { closed: number; remaining: number };
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

/** A ticket of a draw: a slip of a group, without odds, accepted as it is reserved. */
export const ticket = (
  member: TestMember,
  groupId: string,
  roundId: string,
  more: Record<string, unknown> = {},
) =>
  slipOperation(member, 'reserve', roundId, {
    odds: undefined,
    legs: undefined,
    isAccepted: true,
    groupId,
    ...more,
  });

/** A close of a group of the test provider, where nothing is settled unless a test says it. */
export const closeOf = (groupId: string, more: Record<string, unknown> = {}) => ({
  transactionId: `${groupId}-close`,
  gameCode: testProvider.gameCode,
  groupId,
  currency: 'KES',
  outcome: 'lost',
  settled: { count: 0, amount: '0' },
  ...more,
});

export function drawOf({ send }: Fixture) {
  const close = async (groupId: string, more: Record<string, unknown> = {}) =>
    (await send('groups/close', closeOf(groupId, more))) as unknown as CloseResult;
  return {
    close,
    /** Sends a close until none remain; answers how many slips it ended. */
    async closeWhole(groupId: string, more: Record<string, unknown> = {}): Promise<number> {
      for (;;) {
        const { success, code, value } = await close(groupId, more);
        if (!success) throw new Error(`The close was refused: ${code}`);
        if (value.remaining === 0) return value.closed;
      }
    },
  };
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
