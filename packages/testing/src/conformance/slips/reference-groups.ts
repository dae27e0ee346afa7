/** Closing groups of slips in the reference wallet: each refusal moves nothing. */
import type { groupCalls } from '@bahati/contract/games-provider/groups.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import type {
  Answer,
  ReferenceGroup,
  ReferenceSlip,
  ReferenceState,
} from '@bahati/testing/conformance/reference-state.ts';
import type { z } from 'zod';
import { keyOfGroup } from './group-key.ts';
import { closeSlip, voidSlip } from './reference-slips.ts';

type Call = (typeof groupCalls)['POST /provider/v1/groups/close'];
export type GroupClose = z.output<Call['body']>;

const refuse = (
  code: keyof Call['refusals'] | 'invalid_input',
  details?: Record<string, unknown>,
): Answer => ({ success: false, code, ...(details ? { details } : {}) });

/** Closes at once what a wallet under load closes in parts. */
export function closeGroup(wallet: ReferenceState, body: GroupClose): Answer {
  const { gameCode, currency, groupId, transactionId } = body;
  if (!wallet.gameCodes.has(gameCode)) return refuse('game_not_found');
  const said = parseAmount(body.settled.amount, currency);
  if (said === undefined) return refuse('invalid_input');
  const key = keyOfGroup(body);
  const group: ReferenceGroup = wallet.groups.get(key) ?? { state: 'open', closed: 0 };
  const content = [groupId, body.outcome, body.settled.count, said].join(' ');
  if (group.close) {
    if (group.close.id !== transactionId) return refuse('group_closed');
    return group.close.content === content ? done(group) : refuse('transaction_conflict');
  }
  const isUsed = [...wallet.groups.values()].some(({ close }) => close?.id === transactionId);
  if (isUsed) return refuse('transaction_conflict');
  wallet.groups.set(key, group);
  group.state = 'ended';
  const slips = [...wallet.slips].filter(([, slip]) => slip.group === key);
  const refusal = disagreement(
    body,
    said,
    slips.map(([, slip]) => slip),
  );
  if (refusal) return refusal;
  group.close = { id: transactionId, content };
  group.closed = endAll(wallet, body, slips);
  return done(group);
}

const done = ({ closed }: ReferenceGroup): Answer => ({
  success: true,
  value: { closed, remaining: 0 },
});

function disagreement(
  { settled, outcome, currency }: GroupClose,
  said: bigint,
  slips: readonly ReferenceSlip[],
): Answer | undefined {
  const over = slips.filter(({ state }) => state === 'settled');
  const paid = over.reduce((sum, slip) => sum + slip.paid, 0n);
  if (over.length !== settled.count || paid !== said) {
    return refuse('group_mismatch', { count: over.length, amount: toDecimal(paid, currency) });
  }
  const waiting = slips.filter(({ state }) => state === 'reserved').length;
  if (outcome === 'lost' && waiting > 0) return refuse('slip_not_confirmed', { count: waiting });
  return undefined;
}

/** Stakes that go back alone go first: what was paid in part is taken back after them. */
function endAll(
  wallet: ReferenceState,
  { outcome }: GroupClose,
  slips: readonly [string, ReferenceSlip][],
): number {
  const open = slips.filter(([, { state }]) => state === 'reserved' || state === 'confirmed');
  for (const isPaid of [false, true]) {
    for (const [key, slip] of open) {
      if (slip.paid > 0n !== isPaid) continue;
      const member = wallet.members.get(key.slice(0, key.indexOf(' ')));
      if (!member) throw new Error(`The slip ${key} is nobody's.`);
      if (outcome === 'lost') closeSlip(slip, null);
      else voidSlip({ wallet, member }, slip);
    }
  }
  return open.length;
}
