/** What is known at a table beside what the room tells, and what of it the board is shown. Pure. */
import type {
  PastTableRound,
  TableEntry,
  TableRound,
  TableView,
} from '@bahati/contract/games-frame/tables.ts';
import type { Cloth, Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { BoardPhase } from '#frame/bets/stage/board.ts';
import { withoutChips } from './decide-round.ts';
import { stacksOf, together } from './laying.ts';

/** Chips on their way to the server. */
export type Asked = {
  readonly key: string;
  readonly roundId: string;
  readonly stacks: readonly Stack[];
};

/** A round as its board shows it. */
export type Showing = {
  readonly roundId: string;
  readonly game: number;
  readonly view: unknown;
  /** The opening it was shown with; null: the player looked on. */
  readonly opening: string | null;
  /** It was heard too late for a long showing. */
  readonly isFast: boolean;
  readonly isShown: boolean;
};

export type Note =
  | {
      readonly is: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
    }
  /** Chips that nobody confirmed before the bets closed, in smallest chips. */
  | { readonly is: 'left'; readonly chips: number }
  | { readonly is: 'limit' }
  | { readonly is: 'unknown' };

export type TableState = {
  /** Laid, and not confirmed. */
  readonly draft: readonly Stack[];
  readonly asked: Asked | null;
  /** A decision of an own seat is on its way. */
  readonly isDeciding: boolean;
  /** What the player last played with, for who wants the same again. */
  readonly played: readonly Stack[];
  readonly showing: Showing | null;
  readonly note: Note | null;
  /** The number of a round whose hash or outcome is not what was promised. */
  readonly brokenGame: number | null;
};

export const emptyTable: TableState = {
  draft: [],
  asked: null,
  isDeciding: false,
  played: [],
  showing: null,
  note: null,
  brokenGame: null,
};

/** Stakes of the entry that count, or may still: what lies fast. */
export function fastStacks(cloth: Cloth, entry: TableEntry | null): readonly Stack[] {
  const counted = entry?.stakes.filter(({ state }) => state === 'asking' || state === 'taken');
  return stacksOf(cloth, counted?.map(({ opening }) => opening) ?? []);
}

/** The entry, if it is in this round. */
export function entryIn(round: TableRound | null, entry: TableEntry | null): TableEntry | null {
  return round && entry?.roundId === round.roundId ? entry : null;
}

export type Lying = {
  readonly fast: readonly Stack[];
  /** With those on their way and those that are only laid. */
  readonly all: readonly Stack[];
};

export function lyingOf(
  cloth: Cloth,
  { draft, asked }: Pick<TableState, 'draft' | 'asked'>,
  entry: TableEntry | null,
): Lying {
  const isTold = asked !== null && entry?.stakes.some(({ key }) => key === asked.key);
  const under = asked === null || isTold ? [] : asked.stacks;
  const fast = together(fastStacks(cloth, entry), under);
  return { fast, all: together(fast, draft) };
}

/** `asking` is a table that takes no bets any more; `showing` one that shows what came. */
export function boardPhase(
  round: TableRound | null,
  showing: Showing | null,
): Extract<BoardPhase, 'ready' | 'asking' | 'showing'> {
  if (!round || round.phase === 'betting') return 'ready';
  if (round.phase === 'closed' || showing?.roundId !== round.roundId) return 'asking';
  return showing.isShown ? 'ready' : 'showing';
}

export type ShownPart = {
  readonly view: unknown;
  readonly turn: number;
  /** Earlier rounds, newest first, without the one in view. */
  readonly past: readonly { readonly roundId: string; readonly view: unknown }[];
};

/** What the board draws: while bets are taken the last round, without anybody's chips. */
export function shownPart(
  { round, recent }: Pick<TableView, 'round' | 'recent'>,
  showing: Showing | null,
): ShownPart {
  const phase = boardPhase(round, showing);
  const past = recent.map(asPast);
  const isOfRound = showing !== null && showing.roundId === round?.roundId;
  const turn = (round?.game ?? 0) * 2 + (phase === 'ready' || phase === 'showing' ? 1 : 0);
  if (isOfRound && phase !== 'asking') {
    const earlier = past.filter(({ roundId }) => roundId !== showing.roundId);
    return { view: showing.view, turn, past: earlier };
  }
  const last = past[0];
  if (phase === 'asking') return { view: last?.view ?? null, turn, past };
  return { view: last?.view ?? null, turn, past: past.slice(1) };
}

const asPast = ({ roundId, shown }: PastTableRound) => ({ roundId, view: withoutChips(shown) });
