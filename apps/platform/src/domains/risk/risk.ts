/**
 * Risk: what in the payments and the play of members and in the operator’s own figures deserves a
 * second look. It owns the thresholds, the cases they open and what staff decide of them.
 *
 * Invariants: a payment is looked at in the order of the ledger, and before its own withdrawal goes
 * out by the rules alone; found twice it is one alert; a member has one case at a time; what
 * loosens a threshold takes two people. Nothing of it is ever told on the player site, and it moves
 * no money: it only lets withdrawals wait.
 */
import type { AmlCase } from '@bahati/contract/back-office/risk/aml.ts';

/** Cases somebody still has to decide. */
export const activeStates: readonly AmlCase['state'][] = ['open', 'in_review', 'escalated'];
