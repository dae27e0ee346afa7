import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import {
  createReferenceWallet,
  type ReferenceWallet,
} from '@bahati/testing/conformance/reference-wallet.ts';
import type { TestMember } from '@bahati/testing/factories.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import fc from 'fast-check';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openGamingFixture } from '#domains/gaming/gaming.testing.ts';
import { bookOf, slipOperation } from './slips.testing.ts';

const fixture = await openGamingFixture();
after(() => fixture.close());
const { sendAll } = bookOf(fixture);

const runs = repetitions('random histories of slips against the reference wallet', {
  usual: 40,
  long: 1_500,
});

type Step = { kind: SportsOperation['kind']; id: number; slip: number; more: object };

/** Few ids and slips, so that repeats, conflicts and odd orders happen all the time. */
const id = fc.integer({ min: 1, max: 60 });
const slip = fc.integer({ min: 1, max: 4 });
const cents = (most: number) => fc.integer({ min: 0, max: most }).map((n) => (n / 4).toFixed(2));
const some = (...parts: [string, fc.Arbitrary<unknown>][]) => fc.record(Object.fromEntries(parts));
const valid = fc.option(cents(100), { nil: undefined });

const contents: Record<SportsOperation['kind'], fc.Arbitrary<object>> = {
  reserve: some(['amount', fc.constantFrom('0', '20.00', '25.50', '80.00')]),
  confirm: some(['odds', fc.constantFrom('2', '2.00', '2.001')]),
  settle: some(['amount', cents(300)], ['validStake', valid]),
  unsettle: some(),
  resettle: some(['amount', cents(300)], ['validStake', valid]),
  cancel: some(),
  cash_out: some(['amount', cents(200)], ['isFull', fc.boolean()]),
  adjust: some([
    'amount',
    fc.oneof(
      cents(200),
      cents(200).map((text) => `-${text}`),
    ),
  ]),
};

const kinds = Object.keys(contents) as SportsOperation['kind'][];
const step: fc.Arbitrary<Step> = fc
  .constantFrom(...kinds, ...(['reserve', 'confirm', 'confirm', 'settle', 'settle'] as const))
  .chain((kind) => fc.record({ kind: fc.constant(kind), id, slip, more: contents[kind] }));

let played = 0;

/** The same member, game and money in the reference wallet. */
function mirror(member: TestMember): ReferenceWallet {
  const wallet = createReferenceWallet({ isIdScopeGlobal: true, isUnknownRollbackOk: true });
  wallet.addMember({ id: member.playerId, currency: 'KES', balance: 10_000n, canBet: true });
  wallet.gameCodes.add(testProvider.gameCode);
  const { gameCode } = testProvider;
  wallet.sessions.set(member.sessionToken, {
    memberId: member.playerId,
    gameCode,
    hasEnded: false,
  });
  return wallet;
}

function comparable(answer: { success: boolean; code?: string; value?: object }) {
  if (!answer.success) return answer.code;
  const { platformTransactionId: _own, ...value } = { ...answer.value } as Record<string, unknown>;
  return value;
}

test('random operations on slips end as in the reference wallet, one by one and many a call', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      async (steps, size) => {
        played += 1;
        const run = `run-${played}`;
        const member = await fixture.member(10_000n);
        const wallet = mirror(member);
        const operations = steps.map(({ kind, id: number, slip: of, more }) =>
          slipOperation(member, kind, `${run}-${of}`, {
            transactionId: `${run}-t${number}`,
            ...more,
          }),
        );
        for (let at = 0; at < operations.length; at += size) {
          const part = operations.slice(at, at + size);
          const ours = await sendAll(part);
          const theirs = part.map((one) => wallet.applySlip(one as never));
          assert.deepEqual(ours.map(comparable), theirs.map(comparable));
        }
      },
    ),
    { numRuns: runs },
  );
  assert.deepEqual((await verifyLedger(fixture.owner)).breaches, []);
  assert.deepEqual(await unnoted(), [], 'open rounds are noted, and nothing else is');
});

/** Rounds that are open and not noted as such, or the other way round. */
async function unnoted(): Promise<object[]> {
  const { rows } = await fixture.owner.query<object>(
    `SELECT r.id, r.state FROM rounds r FULL JOIN open_rounds o ON o.round_id = r.id
      WHERE (r.state = 1) IS DISTINCT FROM (o.round_id IS NOT NULL)`,
  );
  return rows;
}
