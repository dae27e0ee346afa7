/**
 * A slip that was sent and not answered yet, with the key it was sent under: kept on the device, so
 * that a reload, a lost connection and a second tab ask about that slip and never place another. And
 * the slip that was answered last, whose receipt is shown until it is closed.
 */
import { onSessionChange } from '#features/identity/session.ts';
import type { Answer, Phase, Placing, Receipt } from './placer.ts';

type PlacingState = {
  readonly placing: Placing | null;
  readonly receipt: Receipt | null;
  readonly phase: Phase;
  readonly answer: Answer;
};

const placingPlace = 'bahati.slip.placing';
const receiptPlace = 'bahati.slip.receipt';

/** Undefined: the device keeps nothing. */
function readKept<T extends { memberId: string }>(place: string): T | null | undefined {
  try {
    const one = JSON.parse(localStorage.getItem(place) ?? 'null') as T | null;
    return typeof one?.memberId === 'string' ? one : null;
  } catch {
    return undefined;
  }
}

function keep(place: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Storage that is full or forbidden keeps it for this page alone.
  }
}

let state: PlacingState = {
  placing: readKept<Placing>(placingPlace) ?? null,
  receipt: readKept<Receipt>(receiptPlace) ?? null,
  phase: 'idle',
  answer: { kind: 'none' },
};
const listeners = new Set<() => void>();

function show(change: Partial<PlacingState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export const placingStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): PlacingState => state,
  /** As another tab may have left it. */
  readAgain(): Placing | null {
    const kept = readKept<Placing>(placingPlace);
    const placing = kept === undefined ? state.placing : kept;
    if (placing?.idempotencyKey !== state.placing?.idempotencyKey) show({ placing });
    return placing;
  },
  /** Before it is sent, so that nothing that happens meanwhile loses the key. */
  begin(placing: Placing): void {
    keep(placingPlace, placing);
    show({ placing, phase: 'sending', answer: { kind: 'none' } });
  },
  setPhase: (phase: Phase): void => show({ phase }),
  /** The book has said its last word. */
  end(answer: Answer, receipt: Receipt | null): void {
    keep(placingPlace, null);
    if (receipt) keep(receiptPlace, receipt);
    show({ placing: null, phase: 'idle', answer, ...(receipt ? { receipt } : {}) });
  },
  forgetAnswer: (): void => show({ answer: { kind: 'none' } }),
  /** A trader's offer that was taken is a bet of its own. */
  followBet(betId: string, next: string): void {
    if (state.receipt?.betId !== betId || betId === next) return;
    const receipt = { ...state.receipt, betId: next };
    keep(receiptPlace, receipt);
    show({ receipt });
  },
  /** It is read, and gives way as soon as something else is put on the slip. */
  markDecided(betId: string): void {
    if (state.receipt?.betId !== betId || state.receipt.isDecided) return;
    const receipt = { ...state.receipt, isDecided: true };
    keep(receiptPlace, receipt);
    show({ receipt });
  },
  closeReceipt(): void {
    keep(receiptPlace, null);
    show({ receipt: null });
  },
};

addEventListener('storage', ({ key }) => {
  if (key === placingPlace) {
    const placing = readKept<Placing>(placingPlace) ?? null;
    show(placing ? { placing } : { placing, phase: 'idle' });
  }
  if (key === receiptPlace) show({ receipt: readKept<Receipt>(receiptPlace) ?? null });
});

onSessionChange((ending) => {
  if (ending === 'logout') placingStore.closeReceipt();
});
