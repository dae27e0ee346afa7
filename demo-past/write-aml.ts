/** AML cases of a demo's past: cleared after a look, and some that are open or in review. */
import type { PastMember } from './books.ts';
import { dayMs, hourMs } from './calendar.ts';
import type { CaseScene } from './scene.ts';
import { chanceOf, uuidOf } from './chance.ts';
import { insertRows, takeIds, timeOf, timeOrNull } from './rows.ts';

const states = [
  'cleared',
  'cleared',
  'cleared',
  'cleared',
  'cleared',
  'open',
  'open',
  'in_review',
  'escalated',
] as const;

/** Of those who paid in the most, each by his last payments. */
export async function writeAmlCases(scene: CaseScene): Promise<void> {
  const cases = await casesOf(scene);
  await writeAlertedCases(scene, cases);
}

type Case = Awaited<ReturnType<typeof casesOf>>[number];

async function casesOf({ client, market, books, now, staff }: CaseScene) {
  const chance = chanceOf(`aml of ${market.brand}`);
  const paid = new Map<PastMember, typeof books.deposits>();
  for (const deposit of books.deposits) {
    if (deposit.status !== 'completed' || deposit.member.isKnown) continue;
    paid.set(deposit.member, [...(paid.get(deposit.member) ?? []), deposit]);
  }
  const sum = (member: PastMember) =>
    (paid.get(member) ?? []).reduce((total, { amount }) => total + amount, 0n);
  const largest = [...paid.keys()]
    .sort((a, b) => (sum(a) > sum(b) ? -1 : 1))
    .slice(0, states.length);
  const first = await takeIds(client, 'aml_cases_id_seq', largest.length);
  return largest.map((member, at) => {
    const payments = (paid.get(member) ?? []).slice(-4);
    const last = payments.at(-1)?.at ?? now;
    const state = states[at] ?? 'cleared';
    const openedAt =
      state === 'cleared'
        ? last + hourMs
        : Math.max(last + hourMs, now - chance.between(5, 60) * hourMs);
    const decidedAt =
      state === 'cleared'
        ? Math.min(now - hourMs, openedAt + chance.between(4, 60) * hourMs)
        : null;
    return {
      id: first + BigInt(at),
      member,
      payments,
      state,
      openedAt: Math.min(openedAt, now - 2 * hourMs),
      decidedAt,
      by: chance.pick(staff),
    };
  });
}

async function writeAlertedCases(
  { client, market }: CaseScene,
  cases: readonly Case[],
): Promise<void> {
  await insertRows<Case>(
    client,
    'aml_cases',
    {
      id: ['bigint', ({ id }) => id],
      public_id: ['uuid', ({ id }) => uuidOf(`${market.brand} aml ${id}`)],
      member_id: ['bigint', ({ member }) => member.id],
      currency: ['text', () => market.currency],
      state: ['text', ({ state }) => state],
      score: ['integer', ({ state }) => (state === 'escalated' ? 60 : 30)],
      holds_withdrawals: ['boolean', () => false],
      assigned_to: ['text', ({ state, by }) => (state === 'open' ? null : by)],
      opened_at: ['timestamptz', ({ openedAt }) => timeOf(openedAt)],
      due_at: ['timestamptz', ({ openedAt }) => timeOf(openedAt + 3 * dayMs)],
      decided_by: ['text', ({ decidedAt, by }) => (decidedAt === null ? null : by)],
      decided_at: ['timestamptz', ({ decidedAt }) => timeOrNull(decidedAt)],
      decision_reason: [
        'text',
        ({ decidedAt }) =>
          decidedAt === null ? null : 'Salary paid in at the end of the month, played as usual.',
      ],
    },
    cases,
  );
  await insertRows<Case>(
    client,
    'aml_alerts',
    {
      case_id: ['bigint', ({ id }) => id],
      rule: ['text', () => 'velocity'],
      points: ['integer', ({ state }) => (state === 'escalated' ? 60 : 30)],
      facts: [
        'jsonb',
        ({ payments }) =>
          JSON.stringify({
            amounts: { sum: payments.reduce((total, { amount }) => total + amount, 0n).toString() },
            numbers: { count: payments.length },
          }),
      ],
      payments: [
        'jsonb',
        ({ payments }) =>
          JSON.stringify(
            payments.map(({ id, at, amount }) => ({
              kind: 'deposit',
              id: uuidOf(`${market.brand} deposit ${id}`),
              at: timeOf(at),
              amount: amount.toString(),
            })),
          ),
      ],
      raised_at: ['timestamptz', ({ openedAt }) => timeOf(openedAt)],
      through_at: [
        'timestamptz',
        ({ payments, openedAt }) => timeOf(payments.at(-1)?.at ?? openedAt),
      ],
    },
    cases,
  );
}
