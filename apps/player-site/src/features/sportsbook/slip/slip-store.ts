/**
 * The slip, kept on this device: it survives a reload and a login, and every tab shows the same one.
 * Prices in it are those last seen; what holds is what the book says.
 */
import {
  type DraftLeg,
  emptyDraft,
  legKey,
  legOf,
  type PickedSelection,
  readDraft,
  type SelectionName,
  selectionKey,
  type SlipDraft,
  withOdds,
} from './slip-draft.ts';
import { mostSelections } from './slip-limits.ts';

export type { PickedSelection } from './slip-draft.ts';

const place = 'bahati.slip';

/** What cannot be read is an empty slip. */
function readKept(): SlipDraft {
  try {
    return readDraft(JSON.parse(localStorage.getItem(place) ?? 'null'));
  } catch {
    return emptyDraft;
  }
}

const selectionsOf = ({ legs }: SlipDraft): readonly PickedSelection[] =>
  legs.flatMap(({ selections }) => selections);

let draft = readKept();
let picked = selectionsOf(draft);
const listeners = new Set<() => void>();

function show(next: SlipDraft): void {
  if (next.legs !== draft.legs) picked = selectionsOf(next);
  draft = next;
  for (const listener of listeners) listener();
}

function set(next: SlipDraft): void {
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // Storage that is full or forbidden keeps the slip for this page alone.
  }
  show(next);
}

const setLegs = (legs: readonly DraftLeg[]): void => set({ ...draft, legs });

const changeLeg = (key: string, change: (leg: DraftLeg) => DraftLeg): void =>
  setLegs(draft.legs.map((leg) => (legKey(leg) === key ? change(leg) : leg)));

const holds = (leg: DraftLeg, selection: SelectionName): boolean =>
  leg.selections.some((one) => selectionKey(one) === selectionKey(selection));

/** Adds a leg at the end. False: the slip is full. */
function add(leg: DraftLeg): boolean {
  if (draft.legs.length >= mostSelections) return false;
  setLegs([...draft.legs, leg]);
  return true;
}

/** The slip for `useSyncExternalStore`. */
export const slipStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Every selection on it, those inside a bet builder included. */
  read: (): readonly PickedSelection[] => picked,
  readDraft: (): SlipDraft => draft,
  /** As another tab may have left it, which the browser tells this one a little later. */
  readAgain(): SlipDraft {
    const kept = readKept();
    if (JSON.stringify(kept) !== JSON.stringify(draft)) show(kept);
    return draft;
  },
  has: (selection: SelectionName): boolean => draft.legs.some((leg) => holds(leg, selection)),
  /** Puts it on, or takes it off with what it was put together with. False: the slip is full. */
  toggle(selection: PickedSelection): boolean {
    const rest = draft.legs.filter((leg) => !holds(leg, selection));
    if (rest.length === draft.legs.length) return add(legOf(selection));
    setLegs(rest);
    return true;
  },
  /** Several selections of one event as one leg, in place of those of it that stand alone. */
  addBuilt(selections: readonly PickedSelection[], odds: number): boolean {
    const alone = new Set(selections.map(selectionKey));
    setLegs(draft.legs.filter((leg) => !alone.has(legKey(leg))));
    return add({ selections, odds, isBanker: false });
  },
  replace: (selections: readonly PickedSelection[]): void =>
    setLegs(selections.slice(0, mostSelections).map(legOf)),
  removeLeg: (key: string): void => setLegs(draft.legs.filter((leg) => legKey(leg) !== key)),
  setOdds: (key: string, odds: number): void => changeLeg(key, (leg) => withOdds(leg, odds)),
  toggleBanker: (key: string): void =>
    changeLeg(key, (leg) => ({ ...leg, isBanker: !leg.isBanker })),
  /** How it is staked. */
  change: (terms: Partial<Omit<SlipDraft, 'legs'>>): void => set({ ...draft, ...terms }),
  /** A whole slip: one that was taken back, loaded or bet before. */
  load: (next: SlipDraft): void => set(readDraft(next)),
  /** Takes everything off; how odds that move are taken stays as chosen. */
  clear: (): void => set({ ...emptyDraft, acceptance: draft.acceptance }),
};

addEventListener('storage', ({ key }) => {
  if (key === place) show(readKept());
});
