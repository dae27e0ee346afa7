import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createReferenceWallet } from '@bahati/testing/conformance/reference-wallet.ts';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import fc from 'fast-check';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import {
  bookOf,
  closeOf,
  type SlipResult,
  slipOperation,
  ticket,
} from '#domains/gaming/provider-calls/slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { sendAll } = bookOf(fixture);

const runs = repetitions('random histories of draws against the reference wallet', {
  usual: 30,
  long: 1_000,
});

type Kind =
  | 'ticket'
  | 'reserve'
  | 'confirm'
  | 'settle'
  | 'cash_out'
  | 'unsettle'
  | 'resettle'
  | 'cancel';
type Slip = { do: Kind; who: number; slip: number; draw: number; amount: string };
type Close = {
  do: 'close';
  draw: number;
  id: number;
  outcome: 'lost' | 'refunded';
  isWrong: boolean;
};

/** Few slips and draws, so that what meets does so all the time. */
const draw = fc.integer({ min: 1, max: 2 });
const kinds: Kind[] = [
  'reserve',
  'confirm',
  'settle',
  'cash_out',
  'unsettle',
  'resettle',
  'cancel',
];
const slips = fc.record({
  do: fc.constantFrom<Kind>('ticket', 'ticket', 'ticket', 'settle', ...kinds),
  who: fc.integer({ min: 0, max: 1 }),
  slip: fc.integer({ min: 1, max: 6 }),
  draw,
  amount: fc.constantFrom('0', '20.00', '25.50', '80.00'),
});
const closes = fc.record({
  do: fc.constant('close' as const),
  draw,
  id: fc.integer({ min: 1, max: 3 }),
  outcome: fc.constantFrom<Close['outcome']>('lost', 'lost', 'refunded'),
  isWrong: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
});
const history = fc.array(
  fc.oneof({ arbitrary: slips, weight: 9 }, { arbitrary: closes, weight: 1 }),
  {
    minLength: 15,
    maxLength: 60,
  },
);

let played = 0;

/** The same members, game and money in the reference wallet. */
function mirror(members: readonly TestMember[]) {
  const wallet = createReferenceWallet({ isIdScopeGlobal: true, isUnknownRollbackOk: true });
  const { gameCode } = testProvider;
  wallet.gameCodes.add(gameCode);
  for (const { playerId: id, sessionToken } of members) {
    wallet.addMember({ id, currency: 'KES', balance: 10_000n, canBet: true });
    wallet.sessions.set(sessionToken, { memberId: id, gameCode, hasEnded: false });
  }
  return wallet;
}

type Told = { success: boolean; code?: string; details?: object; value?: object };

function comparable({ success, code, details, value }: Told) {
  if (!success) return code === 'group_mismatch' ? { code, details } : code;
  const { platformTransactionId: _own, ...told } = { ...value } as Record<string, unknown>;
  return told;
}

async function play(steps: readonly (Slip | Close)[]): Promise<void> {
  played += 1;
  const run = `m${played}`;
  const members = [await fixture.member(10_000n), await fixture.member(10_000n)];
  const wallet = mirror(members);
  for (const [at, step] of steps.entries()) {
    if (step.do === 'close') {
      const ours = await fixture.send('groups/close', closeBody(wallet, run, step));
      const theirs = wallet.closeGroup(closeBody(wallet, run, step) as never);
      assert.deepEqual(comparable(ours), comparable(theirs));
      continue;
    }
    const body = slipBody(members[step.who] as TestMember, run, step, at);
    const [ours] = await sendAll([body]);
    const theirs = wallet.applySlip(body as never);
    assert.deepEqual(comparable(ours as SlipResult), comparable(theirs));
  }
  await assertBalances(members, wallet);
}

function slipBody(member: TestMember, run: string, step: Slip, at: number): object {
  const round = `${run}-${step.slip}`;
  const groupId = `${run}-d${step.draw}`;
  const more = { transactionId: `${run}-t${at}` };
  const { amount } = step;
  if (step.do === 'ticket') return ticket(member, groupId, round, { ...more, amount });
  if (step.do === 'reserve') return slipOperation(member, 'reserve', round, { ...more, groupId });
  const hasAmount = step.do === 'settle' || step.do === 'resettle' || step.do === 'cash_out';
  const fields = hasAmount ? { ...more, amount } : more;
  const isPart = step.do === 'cash_out' ? { isFull: false } : {};
  return slipOperation(member, step.do, round, { ...fields, ...isPart });
}

/** What the provider says is settled: what it knows of it, or wrong. */
function closeBody(wallet: ReturnType<typeof mirror>, run: string, step: Close): object {
  const groupId = `${run}-d${step.draw}`;
  const key = `${testProvider.gameCode} KES ${groupId}`;
  const known = wallet.groups.get(key)?.close?.content.split(' ');
  const over = [...wallet.slips.values()].filter(
    ({ group, state }) => group === key && state === 'settled',
  );
  const paid = over.reduce((sum, slip) => sum + slip.paid, 0n);
  const [count, amount] = known ? [Number(known[2]), BigInt(known[3] ?? 0)] : [over.length, paid];
  const cents = String(amount).padStart(3, '0');
  return closeOf(groupId, {
    transactionId: `${run}-close-${step.id}`,
    outcome: step.outcome,
    settled: {
      count: step.isWrong ? count + 1 : count,
      amount: `${cents.slice(0, -2)}.${cents.slice(-2)}`,
    },
  });
}

async function assertBalances(
  members: readonly TestMember[],
  wallet: ReturnType<typeof mirror>,
): Promise<void> {
  for (const { playerId: memberId } of members) {
    const asked = { memberId, currency: 'KES' as const };
    const ours = await fixture.send('balance', asked);
    assert.deepEqual(comparable(ours), comparable(wallet.balance(asked)));
  }
}

test('random histories of draws and slips end as in the reference wallet', async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: runs });
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
});
