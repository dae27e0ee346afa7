/**
 * A live table as this frame plays it: what the room tells, chips that are laid and confirmed, and
 * what the board is to show. The server decides everything; an outcome is only computed again.
 */
import type {
  TableEntry,
  TableOwn,
  TableRound,
  TableView,
} from '@bahati/contract/games-frame/tables.ts';
import {
  type Stack,
  openingOf,
  priceOfStacks,
  readStacks,
} from '@bahati/game-rules/chips/cloth.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { RoomConnection } from '#frame/rooms/line/room-connection.ts';
import type { Acted } from '#frame/rooms/line/acts-under-way.ts';
import { areSame } from '#frame/chips/laying.ts';
import { type LiveGame, rulesInRound } from '#frame/live/live-games.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { decideRound } from './decide-round.ts';
import { beyond } from './laying.ts';
import { tellRefused } from '#frame/rooms/refused-word.ts';
import { isSaidByTable } from './said-by-table.ts';
import { createTableMoney } from './table-money.ts';
import {
  boardPhase,
  emptyTable,
  entryIn,
  fastStacks,
  lyingOf,
  type TableState,
} from './table-state.ts';

export type TableLine = RoomConnection<TableView, TableOwn>;

type TableParts = {
  readonly line: TableLine;
  readonly live: LiveGame;
  readonly play: Play;
  readonly site: Pick<Site, 'tell'>;
};

/** A bet on its way. */
type Sent = {
  readonly key: string;
  readonly roundId: string;
  readonly draft: readonly Stack[];
  /** Minor units. */
  readonly cost: bigint;
};

/** Who hears of an outcome later than this before its end sees it at once. */
const leastShowMs = 3_500;

export class Table {
  readonly line: TableLine;
  readonly state: Store<TableState> = createStore<TableState>(emptyTable);
  private readonly live: LiveGame;
  private readonly play: Play;
  private readonly money: ReturnType<typeof createTableMoney>;
  private readonly unfollow: () => void;
  /** Rounds that were bet on here, so that they count to what this frame has played. */
  private readonly betHere = new Set<string>();
  /** The round whose outcome is known or being computed, and with which chips. */
  private deciding = '';

  constructor({ line, live, play, site }: TableParts) {
    this.line = line;
    this.live = live;
    this.play = play;
    this.money = createTableMoney({ play, site });
    this.unfollow = line.line.subscribe(() => this.follow());
  }

  close(): void {
    this.unfollow();
    this.line.close();
  }

  /** The cloth as it is wished; what lies fast stays. */
  lay = (opening: string): void => {
    const view = this.view();
    const { cloth } = this.live.table;
    if (view?.round?.phase !== 'betting') return;
    const wished = readStacks(cloth, opening) ?? [];
    const { fast } = lyingOf(cloth, this.state.get(), entryIn(view.round, this.entry()));
    const draft = beyond(wished, fast);
    const { unit, maximum } = view.limits;
    const cost = BigInt(priceOfStacks(fast) + priceOfStacks(draft)) * this.minor(unit);
    if (cost > this.minor(maximum)) return this.state.set({ note: { is: 'limit' } });
    return this.state.set({ draft, note: null });
  };

  /** Sends the chips that are laid. */
  confirm = (): void => {
    const view = this.view();
    const { draft, asked } = this.state.get();
    const isOpen = this.line.line.get().is === 'connected' && view?.round?.phase === 'betting';
    if (!view?.round || !isOpen || asked || draft.length === 0) return;
    const { roundId } = view.round;
    const cost = BigInt(priceOfStacks(draft)) * this.minor(view.limits.unit);
    const key = crypto.randomUUID();
    this.betHere.add(roundId);
    this.state.set({ draft: [], asked: { key, roundId, stacks: draft }, note: null });
    const opening = openingOf(this.live.table.cloth, draft);
    const act = { kind: 'bet', roundId, opening, amount: toDecimal(cost, this.play.currency) };
    void this.line
      .act(act, key)
      .then((acted) => this.answered(acted, { key, roundId, draft, cost }));
  };

  /** The board has shown what came. */
  shown = (): void => {
    const { showing } = this.state.get();
    const phase = boardPhase(this.view()?.round ?? null, showing);
    if (!showing || showing.isShown || phase !== 'showing') return;
    this.state.set({ showing: { ...showing, isShown: true, isFast: false } });
    this.settle();
  };

  /** A decision of an own seat whose turn it is. */
  decide = (act: string): void => {
    const round = this.view()?.round;
    if (!round?.play?.turn || this.state.get().isDeciding) return;
    this.state.set({ isDeciding: true, note: null });
    const { roundId, play } = round;
    const word = { kind: 'play', roundId, step: play.acts.length, act };
    void this.line.act(word, crypto.randomUUID()).then((acted) => {
      this.state.set({ isDeciding: false });
      this.tellRefusal(acted, 0n);
    });
  };

  /** Leaves an own seat on which nothing lies. */
  standUp = (seat: number): void => {
    void this.line
      .act({ kind: 'stand_up', seat }, crypto.randomUUID())
      .then((acted) => this.tellRefusal(acted, 0n));
  };

  private view(): TableView | null {
    return this.line.line.get().room?.view ?? null;
  }

  private entry(): TableEntry | null {
    return this.line.line.get().room?.own.entry ?? null;
  }

  private minor(wire: string): bigint {
    return toMinor(wire, this.play.currency);
  }

  private answered(acted: Acted, { key, roundId, draft, cost }: Sent): void {
    if (this.state.get().asked?.key === key) this.state.set({ asked: null });
    const round = this.view()?.round;
    const mayTryAgain = round?.roundId === roundId && round.phase === 'betting';
    // What was not taken lies there again, as long as it may still be changed.
    const mayLieAgain = mayTryAgain && this.state.get().draft.length === 0;
    if (acted.is === 'refused' && mayLieAgain) this.state.set({ draft });
    this.tellRefusal(acted, cost);
  }

  private tellRefusal(acted: Acted, cost: bigint): void {
    if (acted.is === 'done') return;
    if (acted.is === 'unknown') return this.state.set({ note: { is: 'unknown' } });
    const { code, details } = acted;
    if (!isSaidByTable(code) && tellRefused(this.play, { code, details, cost })) return;
    this.state.set({ note: { is: 'refused', code, details } });
  }

  /** Whatever the room told: what follows from it. */
  private follow(): void {
    const round = this.view()?.round;
    const { showing, draft, note } = this.state.get();
    if (round && round.phase !== 'betting' && draft.length > 0) {
      const left = { is: 'left', chips: priceOfStacks(draft) } as const;
      this.state.set({ draft: [], note: note ?? left });
    }
    if (round && showing && showing.roundId !== round.roundId && !showing.isShown) {
      this.state.set({ showing: { ...showing, isShown: true } });
    }
    if (round?.hash) void this.work({ ...round, hash: round.hash });
    this.settle();
  }

  private settle(): void {
    const entry = this.entry();
    if (!entry) return;
    const { showing, played } = this.state.get();
    const isOfRound = this.view()?.round?.roundId === entry.roundId;
    const isShown = !isOfRound || (showing?.roundId === entry.roundId && showing.isShown);
    this.money.follow(entry, isShown, this.betHere.has(entry.roundId));
    const { cloth, seats } = this.live.table;
    const stacks = fastStacks(cloth, entry);
    // What was added in a round is no part of the same bet again.
    const firsts = stacks.filter(({ place }) => !seats?.readPlace(place)?.raise);
    if (firsts.length > 0 && !areSame(firsts, played)) this.state.set({ played: firsts });
  }

  /** Computes what the hash of the round comes to, with the chips that count. */
  private async work(round: TableRound & { hash: string }): Promise<void> {
    const { cloth } = this.live.table;
    const stacks = fastStacks(cloth, entryIn(round, this.entry()));
    const opening = stacks.length > 0 ? openingOf(cloth, stacks) : null;
    const { roundId, game } = round;
    const asked = `${roundId} ${opening}`;
    if (this.deciding === asked) return;
    this.deciding = asked;
    const leftMs = Date.parse(round.endsAt ?? '') - this.line.now();
    const isLate = round.phase === 'over' || leftMs < leastShowMs;
    const { view, isProven } = await decideRound(rulesInRound(this.live, round), round, opening);
    if (this.deciding !== asked) return;
    const { showing, brokenGame } = this.state.get();
    const before = showing?.roundId === roundId ? showing : { isFast: isLate, isShown: false };
    const { isFast, isShown } = before;
    this.state.set({
      showing: { roundId, game, view, opening, isFast, isShown },
      brokenGame: isProven ? brokenGame : game,
    });
  }
}
