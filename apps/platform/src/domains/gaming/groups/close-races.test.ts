/** Closes of draws beside sales, settlements and each other, in two platforms at once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestMember, testProvider } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { type Gaming, openGaming } from '#domains/gaming/gaming.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { applySlips } from '#domains/gaming/provider-calls/apply-slips.ts';
import {
  bookOf,
  closeOf,
  drawOf,
  slipOperation,
  ticket,
} from '#domains/gaming/provider-calls/slips.testing.ts';
import { closeGroup } from './groups.ts';

const fixture = await openGamingFixture();
const { owner } = fixture;
const { sendAll } = bookOf(fixture);
const { close, closeWhole } = drawOf(fixture);
let second: Gaming;
before(async () => {
  second = await openGaming(fixture.gaming.context);
});
after(async () => {
  await second.stop();
  await fixture.close();
});

const rounds = repetitions('races of sales and settlements against the close of a draw', {
  usual: 15,
  long: 500,
});

const provider = () => {
  const found = second.directory.provider(testProvider.code);
  assert.ok(found);
  return found;
};

/** Some slips a transaction, one transaction a call, at the second platform. */
const closePart = (draw: string) =>
  closeGroup(second, provider(), closeOf(draw) as never, { slipsAtOnce: 2, workingMs: 0 });

const statesOf = async (slips: readonly string[]) => {
  const { rows } = await owner.query<{ slip: string; state: number }>(
    `SELECT external_id AS slip, state FROM rounds WHERE external_id = ANY($1::text[])`,
    [slips],
  );
  return new Map(rows.map(({ slip, state }) => [slip, state]));
};

async function openMembers(count: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let at = 0; at < count; at += 1) members.push(await fixture.member(100_000n));
  return members;
}

test('a ticket at the cut-off is refused or ended, whichever platform it comes to', async () => {
  const members = await openMembers(6);
  let sold = 0;
  for (let round = 0; round < rounds; round += 1) {
    const draw = `cut-${round}`;
    const slips = members.map((_, at) => `${draw}-${at}`);
    const bought = members.map((member, at) => {
      const body = ticket(member, draw, slips[at] ?? '', { amount: '1.00' });
      return at % 2 === 0
        ? sendAll([body])
        : applySlips(second, provider(), { operations: [body as never] }).then(
            ({ results }) => results,
          );
    });
    const closes = [close(draw), closePart(draw), close(draw)];
    const answers = (await Promise.all(bought)).map(([answer]) => answer as { success: boolean });
    await Promise.all(closes);
    await closeWhole(draw);
    const states = await statesOf(slips);
    for (const [at, slip] of slips.entries()) {
      assert.equal(states.get(slip), answers[at]?.success ? 2 : undefined, slip);
    }
    sold += states.size;
  }
  assert.ok(sold > 0, 'no ticket was ever sold before its draw was closed');
});

test('a winner who is settled while his draw is closed is paid, or was ended before', async () => {
  const members = await openMembers(6);
  for (let round = 0; round < rounds; round += 1) {
    const draw = `late-${round}`;
    const slips = members.map((_, at) => `${draw}-${at}`);
    await sendAll(members.map((member, at) => ticket(member, draw, slips[at] ?? '')));
    await closePart(draw);
    const answers = await Promise.all([
      ...members.map(async (member, at) => {
        const body = slipOperation(member, 'settle', slips[at] ?? '', { amount: '50.00' });
        return (await sendAll([body]))[0];
      }),
      closePart(draw).then(() => undefined),
      close(draw).then(() => undefined),
    ]);
    await closeWhole(draw);
    const { rows } = await owner.query<{ slip: string; payout: bigint; state: number }>(
      `SELECT external_id AS slip, payout, state FROM rounds WHERE external_id = ANY($1::text[])`,
      [slips],
    );
    for (const { slip, payout, state } of rows) {
      const answer = answers[slips.indexOf(slip)];
      assert.equal(state, 2);
      assert.equal(payout, answer?.success ? 5_000n : 0n, slip);
      if (!answer?.success) assert.equal(answer?.code, 'slip_settled');
    }
  }
});

test('the books are whole after the races', async () => {
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
