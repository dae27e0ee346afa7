/** Hold and spin: coins lock, a new one lights the lamps again, at the end all are counted. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import { Container } from 'pixi.js';
import { gridOf, type Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { CoinField, type Landed } from './coin-field.ts';
import { RespinLamps } from './respin-lamps.ts';

type Hold = NonNullable<SpinView['hold']>;
type Round = Hold['rounds'][number];
type Counted = Landed & { readonly value: bigint };

const turnMs = 760;
const betweenCoinsMs = 130;
const countMs = 210;
const turboSpeed = 2.4;

export class HoldShow implements Mechanic {
  readonly view = new Container();
  readonly front = new Container();
  private readonly parts: MechanicParts;
  private readonly field: CoinField;
  private readonly lamps: RespinLamps;
  private locked = 0;

  constructor(parts: MechanicParts) {
    const { definition, symbols, glow } = parts;
    const rule = definition.holdAndSpin;
    this.parts = parts;
    this.field = new CoinField(symbols, gridOf(definition), rule?.coin ?? 0, glow);
    this.lamps = new RespinLamps(rule?.respins ?? 3, glow);
    this.front.addChild(this.field.view, this.lamps.view);
  }

  place(layout: Layout): void {
    this.field.place(layout);
    this.lamps.place(layout);
  }

  reset(): void {
    this.field.hide();
    this.lamps.hide();
  }

  async afterWins(moment: Moment, told: bigint, timeline: Timeline): Promise<void> {
    const { spin, stake, before, isTurbo } = moment;
    const { hold } = spin;
    if (!hold) return;
    const { options, wins, board } = this.parts;
    const speed = isTurbo ? turboSpeed : 1;
    timeline.relax();
    wins.clear();
    await this.open(hold, timeline);
    for (const round of hold.rounds.slice(1)) {
      await this.respin(round, speed, timeline);
      // A tap hurries one respin, not all of them.
      timeline.relax();
    }
    await this.count(hold, before + told, speed, timeline);
    timeline.relax();
    const win = options.toMinor(hold.pay);
    await wins.count({ win, shown: win, stake, before: before + told, isTurbo }, timeline);
    await this.field.close(timeline);
    this.lamps.hide();
    board.setName(options.words().title);
  }

  private async open({ rounds }: Hold, timeline: Timeline): Promise<void> {
    const { options, sign } = this.parts;
    const [first] = rounds;
    if (!first) return;
    this.locked = 0;
    options.events.onCue({ kind: 'hold-start' });
    await this.field.open(timeline);
    for (const coin of first.coins) await this.lock(coin, timeline);
    const { holdAndSpin, respinsLeft } = options.words();
    await sign.lower(
      [
        { text: holdAndSpin, size: 74, isGold: true },
        { text: respinsLeft(first.respinsLeft), size: 44, isGold: false },
      ],
      timeline,
    );
    await timeline.wait(900);
    await sign.raise(timeline);
    this.tellLeft(first.respinsLeft);
  }

  private async respin(round: Round, speed: number, timeline: Timeline): Promise<void> {
    const { options, wish } = this.parts;
    options.events.onCue({ kind: 'respin', left: round.respinsLeft });
    if (wish.isReduced) await timeline.wait(turnMs / 2);
    else await this.field.turn(turnMs / speed, timeline);
    for (const coin of round.coins) {
      await this.lock(coin, timeline);
      await timeline.wait(betweenCoinsMs / speed);
    }
    this.tellLeft(round.respinsLeft);
    await timeline.wait((round.coins.length > 0 ? 420 : 200) / speed);
  }

  private async lock(coin: Round['coins'][number], timeline: Timeline): Promise<void> {
    const { options, wish } = this.parts;
    const landed = this.landed(coin);
    options.events.onCue({ kind: 'coin', step: this.locked });
    if (landed.jackpot !== '') options.events.onCue({ kind: 'jackpot' });
    this.locked += 1;
    await this.field.lock(landed, wish.isReduced, timeline);
  }

  private tellLeft(left: number): void {
    const { board, options } = this.parts;
    this.lamps.show(left);
    board.setCount(options.words().respinsLeft(left));
  }

  /** Coin by coin into the meter; the grand jackpot, which lies on no coin, comes last. */
  private async count(
    hold: Hold,
    before: bigint,
    speed: number,
    timeline: Timeline,
  ): Promise<void> {
    const { options, sign } = this.parts;
    let sum = 0n;
    const coins = hold.rounds.flatMap(({ coins: each }) => each).map((coin) => this.landed(coin));
    for (const [step, coin] of coins.entries()) {
      sum += coin.value;
      options.events.onCue({ kind: 'coin-counted', step });
      options.events.onWinShown(before + sum);
      await this.field.call(coin, countMs / speed, timeline);
    }
    const grand = options.toMinor(hold.pay) - sum;
    if (grand <= 0n) return;
    options.events.onCue({ kind: 'jackpot' });
    const { jackpots } = options.words();
    const amount = { text: options.formatAmount(grand), size: 64, isGold: true };
    await sign.lower([{ text: jackpots.grand, size: 62, isGold: true }, amount], timeline);
    await timeline.wait(1900);
    await sign.raise(timeline);
  }

  private landed([reel, row, wire, jackpot]: Round['coins'][number]): Counted {
    const { options } = this.parts;
    const value = options.toMinor(wire);
    const name = jackpot ? options.words().jackpots[jackpot] : '';
    return { reel, row, value, amount: options.formatShort(value), jackpot: name };
  }
}
