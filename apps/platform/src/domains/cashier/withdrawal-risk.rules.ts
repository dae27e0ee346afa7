/** How much a withdrawal deserves a second look: points for each thing that stands out. */
import type { RiskReasonCode } from '@bahati/contract/back-office/cashier/withdrawals.ts';

export type RiskReason = { code: RiskReasonCode; points: number };
export type Risk = { score: number; reasons: RiskReason[] };

export type RiskFacts = {
  now: Date;
  registeredAt: Date;
  payoutAccountAddedAt: Date;
  amount: bigint;
  /** Withdrawals of the member that reached him, and the largest of them. */
  paidCount: number;
  largestPaid: bigint;
  /** Asked for today before this one, those that came to nothing too. */
  askedToday: number;
  /** Not seen on this member's sessions up to his last paid withdrawal. */
  isNetworkNew: boolean;
  isDeviceNew: boolean;
  /** Another desk has to look before anything is paid. */
  isUnderReview: boolean;
  /** Since the last withdrawal. */
  deposited: bigint;
  staked: bigint;
};

const dayMs = 24 * 3_600_000;

/** Each thing worth a look, and how heavy it weighs; 100 together is as bad as it gets. */
const signs: readonly (RiskReason & { isSeen: (facts: RiskFacts) => boolean })[] = [
  { code: 'under_review', points: 40, isSeen: ({ isUnderReview }) => isUnderReview },
  {
    code: 'barely_staked',
    points: 30,
    isSeen: ({ deposited, staked }) => deposited > 0n && staked * 2n < deposited,
  },
  {
    code: 'new_account',
    points: 25,
    isSeen: ({ now, registeredAt }) => now.getTime() - registeredAt.getTime() < 7 * dayMs,
  },
  {
    code: 'new_payout_account',
    points: 20,
    isSeen: ({ now, payoutAccountAddedAt }) =>
      now.getTime() - payoutAccountAddedAt.getTime() < 3 * dayMs,
  },
  {
    code: 'large_for_member',
    points: 20,
    isSeen: ({ amount, paidCount, largestPaid }) => paidCount > 0 && amount > 3n * largestPaid,
  },
  { code: 'first_withdrawal', points: 15, isSeen: ({ paidCount }) => paidCount === 0 },
  { code: 'many_today', points: 15, isSeen: ({ askedToday }) => askedToday >= 3 },
  { code: 'new_network', points: 15, isSeen: ({ isNetworkNew }) => isNetworkNew },
  { code: 'new_device', points: 10, isSeen: ({ isDeviceNew }) => isDeviceNew },
];

export function scoreRisk(facts: RiskFacts): Risk {
  return sumUp(
    signs.filter(({ isSeen }) => isSeen(facts)).map(({ code, points }) => ({ code, points })),
  );
}

/** Found after the score was there, by another desk's rules; alone it makes the risk raised. */
const standingOut: RiskReason = { code: 'payments_stand_out', points: 35 };

export function withStandingOut({ reasons }: Pick<Risk, 'reasons'>): Risk {
  return sumUp([...reasons, standingOut].toSorted((a, b) => b.points - a.points));
}

function sumUp(reasons: RiskReason[]): Risk {
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(100, sum), reasons };
}
