/** Buying in a browser: with its storage, its locks and its network. */
import { useEffect, useSyncExternalStore } from 'react';
import { memberQuery, queryClient } from '#site/api.ts';
import { readToken, useIsLoggedIn } from '#features/identity/session.ts';
import { lotteryMemberCall, playBalanceQuery } from '#features/lottery/call/lottery-session.ts';
import { useMember } from '#features/members/use-member.ts';
import { foundPlacing } from '#features/programs/asking.rules.ts';
import { oneTab, restOrOnline } from '#features/programs/one-sender.ts';
import { basketStore } from './basket-store.ts';
import { type BasketLine, wireLine } from './basket.rules.ts';
import { noteFaults } from './use-basket-check.ts';
import { type Answer, createBuyer, type Order, type Phase } from './buyer.ts';

const place = 'bahati.lotteryOrder';

/** Undefined: the device keeps nothing. */
function readKept(): Order | null | undefined {
  try {
    const order = JSON.parse(localStorage.getItem(place) ?? 'null') as Order | null;
    return typeof order?.memberId === 'string' ? order : null;
  } catch {
    return undefined;
  }
}

function keep(order: Order | null): void {
  try {
    if (order === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(order));
  } catch {
    // Storage that is full or forbidden keeps it for this page alone.
  }
}

type BuyingState = {
  readonly order: Order | null;
  readonly phase: Phase;
  readonly answer: Answer;
};

let state: BuyingState = { order: readKept() ?? null, phase: 'idle', answer: { kind: 'none' } };
const listeners = new Set<() => void>();

function show(change: Partial<BuyingState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const buyer = createBuyer({
  ask: (body) => lotteryMemberCall('POST /lottery/v1/orders', { body }),
  store: {
    readAgain() {
      const kept = readKept();
      return kept === undefined ? state.order : kept;
    },
    begin(order) {
      keep(order);
      show({ order, phase: 'sending', answer: { kind: 'none' } });
    },
    setPhase: (phase) => show({ phase }),
    end(answer) {
      if (answer.kind === 'faults') noteFaults(state.order?.lines ?? [], answer.faults);
      keep(null);
      show({ order: null, phase: 'idle', answer });
      void queryClient.invalidateQueries({ queryKey: playBalanceQuery.queryKey });
      void queryClient.invalidateQueries(memberQuery('GET /wps/v2/wallets/balance'));
    },
  },
  removeLines: basketStore.remove,
  alone: oneTab('bahati.lottery.buy'),
  rest: restOrOnline,
  nowMs: Date.now,
  newKey: () => crypto.randomUUID(),
  isLoggedIn: () => readToken() !== null,
});

/** Buys the lines as they stand on the screen; does nothing where another tab has changed them. */
export const buyBasket = (lines: readonly BasketLine[], memberId: string): Promise<void> =>
  buyer.buy({ lines: lines.map(wireLine), keys: lines.map(({ key }) => key), memberId }, () =>
    basketStore.isStill(lines),
  );

export const askAgain = buyer.askAgain;
export const forgetAnswer = (): void => show({ answer: { kind: 'none' } });

export function useBuying(): BuyingState & { memberId: string | undefined } {
  const { order, phase, answer } = useSyncExternalStore(subscribe, () => state);
  const { data: member } = useMember(useIsLoggedIn());
  const memberId = member?.id;
  return { order: order?.memberId === memberId ? order : null, phase, answer, memberId };
}

/** An order left without an answer is asked about as the page opens, once it is known whose it is. */
export function useFoundOrder(): void {
  const { memberId } = useBuying();
  useEffect(() => {
    if (memberId === undefined || state.phase !== 'idle') return;
    const found = foundPlacing(state.order, memberId, Date.now());
    if (found === 'ask') void askAgain(memberId);
    if (found === 'wait') show({ phase: 'stopped' });
  }, [memberId]);
}
