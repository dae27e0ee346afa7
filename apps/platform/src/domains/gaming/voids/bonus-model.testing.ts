/** The rules of bonus money once more, written as plainly as a person would play them by hand. */

export type ModelTerms = {
  amount: number;
  required: number;
  largest: number | null;
  cap: number | null;
  isSticky: boolean;
};

type ModelBonus = ModelTerms & {
  state: string;
  balance: number;
  held: number;
  wagered: number;
  isLate: boolean;
};

type Part = { own: number; bonus: number };
type ModelRound = {
  state: 'open' | 'settled' | 'voided';
  bets: Map<number, Part>;
  wins: Part[];
  bonus: ModelBonus | undefined;
  counted: number;
};

const sum = (parts: Iterable<Part>, of: keyof Part) =>
  [...parts].reduce((total, part) => total + part[of], 0);

export class BonusModel {
  cash: number;
  readonly percent: number;
  readonly bonuses: ModelBonus[] = [];
  readonly rounds = new Map<number, ModelRound>();

  constructor(cash: number, percent: number) {
    this.cash = cash;
    this.percent = percent;
  }

  get active(): ModelBonus | undefined {
    return this.bonuses.find(({ state }) => state === 'active');
  }

  get held(): number {
    const open = [...this.rounds.values()].filter(({ state }) => state === 'open');
    return open.reduce(
      (total, { bets }) => total + sum(bets.values(), 'own') + sum(bets.values(), 'bonus'),
      0,
    );
  }

  grant(terms: ModelTerms): void {
    this.bonuses.push({
      ...terms,
      state: 'waiting',
      balance: 0,
      held: 0,
      wagered: 0,
      isLate: false,
    });
    this.beginNext();
  }

  beginNext(): void {
    if (this.active) return;
    const next = this.bonuses.find(({ state }) => state === 'waiting');
    if (next) Object.assign(next, { state: 'active', balance: next.amount });
  }

  stake(round: number, id: number, amount: number): string {
    const found = this.rounds.get(round);
    if (found && found.state !== 'open') return 'round_closed';
    const mine = this.active;
    const bonus = mine && (!found || found.bonus === mine) ? mine : undefined;
    const usable = bonus && !bonus.isLate ? bonus.balance : 0;
    if (this.cash + usable < amount) return 'insufficient_funds';
    const part = Math.max(0, amount - this.cash);
    if (part > 0 && bonus && bonus.largest !== null && amount > bonus.largest) {
      return 'bonus_stake_too_large';
    }
    const open: ModelRound = found ?? {
      state: 'open',
      bets: new Map(),
      wins: [],
      bonus: bonus && !bonus.isLate ? bonus : undefined,
      counted: 0,
    };
    this.rounds.set(round, open);
    open.bets.set(id, { own: amount - part, bonus: part });
    this.cash -= amount - part;
    if (part > 0 && bonus) {
      bonus.balance -= part;
      bonus.held += part;
    }
    return 'ok';
  }

  win(round: number, payout: number, closes: boolean): string {
    const open = this.rounds.get(round);
    if (!open) return 'bet_not_found';
    if (open.state !== 'open') return open.state === 'voided' ? 'bet_rolled_back' : 'round_closed';
    const own = sum(open.bets.values(), 'own');
    const staked = sum(open.bets.values(), 'bonus');
    const part = staked > 0 ? Math.floor((payout * staked) / (own + staked)) : 0;
    open.wins.push({ own: payout - part, bonus: part });
    this.cash += payout - part;
    if (open.bonus) open.bonus.balance += part;
    if (closes) this.close(open, own + staked, staked);
    return 'ok';
  }

  close(open: ModelRound, staked: number, bonusStaked: number): void {
    open.state = 'settled';
    const { bonus } = open;
    if (bonus?.state !== 'active') return;
    open.counted = bonus.isLate ? 0 : Math.floor((staked * this.percent) / 100);
    bonus.wagered += open.counted;
    bonus.held -= bonusStaked;
    this.endIfDone(bonus);
  }

  endIfDone(bonus: ModelBonus): void {
    if (bonus.state !== 'active' || bonus.held > 0) return;
    if (bonus.wagered >= bonus.required) {
      const free = bonus.isSticky ? Math.max(0, bonus.balance - bonus.amount) : bonus.balance;
      this.cash += bonus.cap === null ? free : Math.min(free, bonus.cap);
      Object.assign(bonus, { balance: 0, state: 'completed' });
    } else if (bonus.balance === 0) bonus.state = 'used_up';
  }

  rollBack(round: number, id: number): string {
    const open = this.rounds.get(round);
    const bet = open?.bets.get(id);
    if (!open || !bet) return 'unknown';
    if (open.state !== 'open' || open.wins.length > 0) return 'bet_has_wins';
    this.giveBack(open, bet);
    open.bets.delete(id);
    if (open.bets.size === 0) open.state = 'voided';
    if (open.bonus) this.endIfDone(open.bonus);
    return 'ok';
  }

  giveBack({ bonus, state }: ModelRound, bet: Part): void {
    this.cash += bet.own;
    if (!bonus) return;
    if (bonus.state === 'active') {
      bonus.balance += bet.bonus;
      if (state === 'open') bonus.held -= bet.bonus;
    } else if (!isGone(bonus)) this.cash += bet.bonus;
  }

  voidRound(round: number): string {
    const found = this.rounds.get(round);
    if (!found || found.state === 'voided') return 'round_voided';
    if (this.lacks(found)) return 'void_short';
    const { bonus } = found;
    for (const bet of found.bets.values()) this.giveBack(found, bet);
    if (bonus?.state === 'active') {
      bonus.wagered -= found.counted;
      bonus.balance -= sum(found.wins, 'bonus');
    } else if (bonus && !isGone(bonus)) this.cash -= sum(found.wins, 'bonus');
    this.cash -= sum(found.wins, 'own');
    found.state = 'voided';
    found.bets.clear();
    if (bonus) this.endIfDone(bonus);
    return 'ok';
  }

  lacks({ bets, wins, bonus }: ModelRound): boolean {
    const own = this.cash + sum(bets.values(), 'own') - sum(wins, 'own');
    const ofBonus = sum(bets.values(), 'bonus') - sum(wins, 'bonus');
    if (!bonus || isGone(bonus)) return own < 0;
    if (bonus.state !== 'active') return own + ofBonus < 0;
    return own < 0 || bonus.balance + ofBonus < 0;
  }

  forfeit(): string {
    const bonus = this.active;
    if (!bonus) return 'not_found';
    if (bonus.held > 0) return 'bonus_in_play';
    Object.assign(bonus, { state: 'forfeited', balance: 0 });
    this.beginNext();
    return 'ok';
  }

  /** The time of the active bonus passes; it ends once no round with its money is open. */
  expire(): void {
    if (this.active) this.active.isLate = true;
  }

  care(): void {
    const bonus = this.active;
    if (bonus?.isLate && bonus.held === 0) {
      Object.assign(bonus, { state: 'expired', balance: 0 });
    }
    this.beginNext();
  }
}

const isGone = ({ state }: ModelBonus) => state === 'forfeited' || state === 'expired';
