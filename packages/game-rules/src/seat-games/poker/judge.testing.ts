/**
 * A judge who only hears what happens at the table, and says from that who must speak and what he
 * may say. It keeps for each player by how much the bet rose since his last word, instead of what
 * he faces, and shares nothing with the rules.
 */
import type {
  Chips,
  Seat,
  SeatedPlayer,
  SeatEvent,
} from '@bahati/game-rules/seat-games/seat-game.ts';
import type { PokerSettings } from './hand/poker-state.ts';

type Heard = {
  stack: Chips;
  bet: Chips;
  isOut: boolean;
  /** Null: he has not spoken on this street. */
  risenSince: Chips | null;
};

export type Verdict = {
  readonly turn: Seat;
  readonly call: Chips;
  readonly raise: { readonly least: Chips; readonly most: Chips } | null;
};

const least = (...amounts: readonly Chips[]): Chips =>
  amounts.reduce((one, other) => (other < one ? other : one));

export class Judge {
  readonly #settings: PokerSettings;
  readonly #players = new Map<Seat, Heard>();
  #level: Chips;
  #fullRaise: Chips;
  #pot = 0n;
  #button: Seat = -1;
  /** Words are looked for from the seat after this one. */
  #last: Seat = -1;

  constructor(settings: PokerSettings, players: readonly SeatedPlayer[]) {
    this.#settings = settings;
    this.#level = settings.bigBlind;
    this.#fullRaise = settings.bigBlind;
    for (const { seat, stack } of players) {
      this.#players.set(seat, { stack, bet: 0n, isOut: false, risenSince: null });
    }
  }

  hear(event: SeatEvent): void {
    if (event.kind === 'street') return this.#newStreet();
    if (event.kind === 'button') return this.#newHand(event.seat ?? -1);
    const player = this.#players.get(event.seat ?? -1);
    if (!player) return;
    const amount = typeof event['amount'] === 'bigint' ? event['amount'] : 0n;
    if (event.kind === 'uncalled') return;
    if (event.kind === 'ante') {
      player.stack -= amount;
      this.#pot += amount;
      return;
    }
    if (['small-blind', 'big-blind', 'call', 'bet', 'raise'].includes(event.kind)) {
      player.stack -= amount;
      player.bet += amount;
      this.#pot += amount;
    }
    if (event.kind === 'bet' || event.kind === 'raise') this.#risen(player.bet - this.#level);
    if (['fold', 'check', 'call', 'bet', 'raise'].includes(event.kind)) {
      player.risenSince = 0n;
      player.isOut = event.kind === 'fold';
      this.#last = event.seat ?? -1;
    }
  }

  /** The big blind is the second from the button, the first against one other. */
  #newHand(button: Seat): void {
    this.#button = button;
    const order = this.#after(button);
    this.#last = order[order.length === 2 ? 0 : 1] ?? -1;
  }

  #after(seat: Seat): Seat[] {
    const seats = [...this.#players.keys()].sort((one, other) => one - other);
    return [...seats.filter((one) => one > seat), ...seats.filter((one) => one <= seat)];
  }

  #newStreet(): void {
    this.#level = 0n;
    this.#fullRaise = this.#settings.bigBlind;
    this.#last = this.#button;
    for (const player of this.#players.values()) {
      player.bet = 0n;
      player.risenSince = null;
    }
  }

  #risen(by: Chips): void {
    this.#level += by;
    if (by >= this.#fullRaise) this.#fullRaise = by;
    for (const player of this.#players.values()) {
      if (player.risenSince !== null) player.risenSince += by;
    }
  }

  /** Of the player who must speak; null: nobody must on this street. */
  decide(): Verdict | null {
    const order = this.#after(this.#last);
    const inHand = order.filter((seat) => this.#players.get(seat)?.isOut === false);
    if (inHand.length < 2) return null;
    for (const seat of order) {
      const verdict = this.#verdictOn(seat, inHand);
      if (verdict) return verdict;
    }
    return null;
  }

  #verdictOn(seat: Seat, inHand: readonly Seat[]): Verdict | null {
    const player = this.#players.get(seat);
    if (!player || player.isOut || player.stack === 0n) return null;
    const others = inHand.flatMap((other) => {
      const found = this.#players.get(other);
      return other === seat || !found ? [] : [found];
    });
    const isContested = others.some(({ stack }) => stack > 0n);
    const highest = others.map(({ bet }) => bet).reduce((one, bet) => (bet > one ? bet : one), 0n);
    const target = isContested ? this.#level : highest;
    const owed = target > player.bet ? target - player.bet : 0n;
    if (owed === 0n && (player.risenSince !== null || !isContested)) return null;
    const all = player.stack + player.bet;
    const isOpen = player.risenSince === null || player.risenSince >= this.#fullRaise;
    const isNoLimit = this.#settings.limit === 'no-limit';
    const most = isNoLimit ? all : least(all, this.#level + this.#pot + owed);
    const raise =
      isContested && isOpen && all > this.#level
        ? { least: least(this.#level + this.#fullRaise, most), most }
        : null;
    return { turn: seat, call: least(owed, player.stack), raise };
  }
}
