/** Findings about a team as they are stored and told: reasons with points, and who is tied to whom. */
import {
  type IntegrityEdge,
  type IntegrityReason,
  integrityReasonCodes,
  mostMembersTold,
  type TieKind,
  tieKinds,
} from '@bahati/contract/back-office/agency/integrity.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { expectedCount, type Findings, type Group, type Weighed } from './score.ts';

/** What ties two people, as it is stored; lines upwards are added when it is read. */
export type Tie = Omit<IntegrityEdge, 'kind'> & { kind: TieKind };

const mostTies = 240;

/** The heaviest first. */
export function tellReasons(
  findings: Findings,
  points: Weighed,
  currency: Currency,
): IntegrityReason[] {
  const money = (amount: bigint) => toDecimal(amount, currency);
  const reasons: IntegrityReason[] = [
    {
      code: 'own_accounts',
      points: points.ownAccounts,
      ...about(findings.ownAccounts.map(({ memberId }) => memberId)),
      ties: tieKinds
        .map((kind) => ({
          kind,
          memberCount: findings.ownAccounts.filter(({ kinds }) => kinds.has(kind)).length,
        }))
        .filter(({ memberCount }) => memberCount > 0),
    },
    {
      code: 'hedged_pairs',
      points: points.hedgedPairs,
      ...about(findings.hedgedPairs.flatMap(({ firstId, secondId }) => [firstId, secondId])),
      pairCount: findings.hedgedPairs.length,
      togetherCount: sumOf(findings.hedgedPairs, ({ togetherCount }) => togetherCount),
      cancelledCount: sumOf(findings.hedgedPairs, ({ cancelledCount }) => cancelledCount),
      stake: money(findings.hedgedPairs.reduce((sum, { stake }) => sum + stake, 0n)),
      teamStake: money(findings.teamStake),
    },
    {
      code: 'shared_payouts',
      points: points.payoutGroups,
      ...about(findings.payoutGroups.flat()),
      groupCount: findings.payoutGroups.length,
    },
    {
      code: 'circular_transfers',
      points: points.rings,
      ...about(findings.rings.flatMap((ring) => ring.map(({ payerId }) => payerId))),
      ringCount: findings.rings.length,
      amount: money(findings.rings.reduce((sum, [first]) => sum + (first?.amount ?? 0n), 0n)),
    },
    {
      code: 'shared_devices',
      points: points.deviceGroups,
      ...about(findings.deviceGroups.flat()),
      groupCount: findings.deviceGroups.length,
    },
    ...findings.justActive.map((found, at) => ({
      code: 'just_active' as const,
      points: points.justActive[at] ?? 0,
      ...about(found.memberIds),
      span: found.span,
      minimum: money(found.minimum),
      periodCount: found.periodCount,
      expectedCount: expectedCount(found),
    })),
  ];
  const placeOf = ({ code }: IntegrityReason) => integrityReasonCodes.indexOf(code);
  return reasons
    .filter((reason) => reason.points > 0)
    .toSorted((a, b) => b.points - a.points || placeOf(a) - placeOf(b));
}

const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + valueOf(item), 0);

function about(members: Group) {
  const ids = [...new Set(members)];
  return {
    memberCount: ids.length,
    memberIds: ids.slice(0, mostMembersTold).map(String),
  };
}

/** Who is tied to whom, the strongest first: a group by a line from each to the next. */
export function tellTies(agentId: bigint, findings: Findings, currency: Currency): Tie[] {
  const tie = (
    kind: TieKind,
    [from, to]: readonly [bigint, bigint],
    { amount, group = null }: { amount?: bigint; group?: number | null } = {},
  ): Tie => ({
    kind,
    from: from.toString(),
    to: to.toString(),
    amount: amount === undefined ? null : toDecimal(amount, currency),
    group,
  });
  const own = findings.ownAccounts.flatMap(({ memberId, kinds }) =>
    [...kinds].map((kind) => tie(kind, [agentId, memberId])),
  );
  let group = 0;
  const chain = (kind: TieKind, groups: readonly Group[]) =>
    groups.flatMap((members) => {
      group += 1;
      const one = { group };
      return members
        .slice(1)
        .map((memberId, at) => tie(kind, [members[at] ?? memberId, memberId], one));
    });
  const hedges = findings.hedgedPairs.map(({ firstId, secondId, stake }) =>
    tie('hedge', [firstId, secondId], { amount: stake }),
  );
  const sums = new Map<string, { from: bigint; to: bigint; amount: bigint }>();
  for (const { payerId: from, payeeId: to, amount } of findings.rings.flat()) {
    const known = sums.get(`${from} ${to}`);
    sums.set(`${from} ${to}`, { from, to, amount: (known?.amount ?? 0n) + amount });
  }
  const transfers = [...sums.values()].map(({ from, to, amount }) =>
    tie('transfer', [from, to], { amount }),
  );
  return [
    ...own,
    ...hedges,
    ...chain('payout', findings.payoutGroups),
    ...transfers,
    ...chain('device', findings.deviceGroups),
  ].slice(0, mostTies);
}
