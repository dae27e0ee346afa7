/**
 * Rewards: everything the operator gives to members. Whatever earns a reward offers an award; awards
 * are the one way by which money, bonus money, points, tickets and free rounds are given.
 *
 * Invariants: an award is offered once for what earned it, and given once; a budget is never passed;
 * nothing is offered to whoever excluded himself. Rewards hear of play and payments by what `records`
 * counted and by the ledger; they never decide what a bet pays.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { trialType } from '#domains/members/members.ts';
import type { MemberActor } from '#platform/context.ts';

/** Trial members have no rewards (spec §6). Refuses `need_true_account`. */
export function assertTrueAccount({ type }: MemberActor): void {
  if (type === trialType) throw new Refusal('need_true_account');
}
