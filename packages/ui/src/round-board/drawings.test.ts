/** What is lit in a picture is what the round says, game by game. */
import assert from 'node:assert/strict';
import { groupedText } from '@bahati/game-rules/rational.ts';
import { test } from 'node:test';
import { deck } from '@bahati/game-rules/cards/card.ts';
import type { CoinFlipView } from '@bahati/game-rules/originals/coin-flip/coin-flip.rules.ts';
import type { DiceView } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import type { HiLoView } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import type { KenoView } from '@bahati/game-rules/originals/keno/keno.rules.ts';
import type { LimboView } from '@bahati/game-rules/originals/limbo/limbo.rules.ts';
import type { MinesView } from '@bahati/game-rules/originals/mines/mines.rules.ts';
import type { PlinkoView } from '@bahati/game-rules/originals/plinko/plinko.rules.ts';
import type { TowerView } from '@bahati/game-rules/originals/tower/tower.rules.ts';
import type { VideoPokerView } from '@bahati/game-rules/originals/video-poker/video-poker.rules.ts';
import type { WheelView } from '@bahati/game-rules/originals/wheel/wheel.rules.ts';
import type { AndarBaharView } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import type { BaccaratView } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import type { BlackjackView } from '@bahati/game-rules/tables/blackjack/blackjack.view.ts';
import type { CrapsView } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import type { DragonTigerView } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import type { RouletteView } from '@bahati/game-rules/tables/roulette/roulette.ts';
import type { SicBoView } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import type { StormView } from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import type { ThreeCardView } from '@bahati/game-rules/tables/three-card-poker/three-card-poker.view.ts';
import type { Board } from './board.ts';
import { cardAt } from './games/card-parts.ts';
import { drawRound } from './draw-round.ts';
import { drawShown, findGame, playRound, say, textOf, toldBy } from './played.testing.ts';

const rounds = Array.from({ length: 60 }, (_, number) => number);

type Played<View> = { shown: View; board: Board };

/** The rounds of a game with their pictures, each of the openings as often as the others. */
function played<View>(code: string, openings?: readonly string[]): Played<View>[] {
  const game = findGame(code);
  return rounds.map((number) => {
    const opening = openings?.[number % openings.length] ?? game.firstOpening;
    const shown = playRound(game, number, opening);
    const board = drawShown(code, shown);
    assert.ok(board, `${code} ${opening} ${number}`);
    return { shown: shown as View, board };
  });
}

const tonesOf = ({ marks }: Board, of: string) =>
  marks.flatMap((mark) => (mark.of === of ? [mark.tone] : []));

const withName = (name: string, numbers: readonly (number | string)[]) =>
  numbers.map((number) => `${name} ${number}`);

test('a card shows its rank in its corner and its suit in its colour', () => {
  const seen = deck.map((card) => {
    const [paper, corner, sign] = cardAt(card, 0, 0, 40, 'card');
    assert.equal(paper?.tone, 'paper');
    assert.ok(corner?.shape === 'text' && sign?.shape === 'path');
    assert.equal(corner.tone, sign.tone);
    return `${corner.text} ${sign.d} ${sign.tone}`;
  });
  assert.equal(new Set(seen).size, deck.length, 'no two cards look alike');
  assert.equal(seen.filter((one) => one.endsWith('paper-red')).length, 26);
});

test('blackjack: each hand has its cards, its total and the sign of its end', () => {
  const signs = { blackjack: 'won', won: 'won', pushed: 'cell', lost: 'lost', bust: 'lost' };
  const ends = new Set<string>();
  for (const { shown, board } of played<BlackjackView>('blackjack')) {
    assert.deepEqual(toldBy(board, 'dealer '), [
      'dealer total',
      ...withName('dealer', shown.dealer.cards),
    ]);
    assert.equal(textOf(board, 'dealer total'), `${shown.dealer.total}`);
    for (const [at, { cards, total, result }] of shown.hands.entries()) {
      const hand = `hand ${at + 1}`;
      assert.ok(result);
      ends.add(result);
      assert.equal(textOf(board, `${hand} total`), `${total}`);
      assert.deepEqual(toldBy(board, `${hand} `).slice(1), [
        ...withName(hand, cards),
        `${hand} ${result}`,
      ]);
      assert.deepEqual(tonesOf(board, `${hand} ${result}`), [signs[result]]);
    }
  }
  assert.ok(ends.size >= 4, [...ends].join());
});

test('baccarat: both hands with their points, and the side that won is lit', () => {
  for (const code of ['baccarat', 'no-commission-baccarat']) {
    const seen = new Set<string>();
    for (const { shown, board } of played<BaccaratView>(code)) {
      for (const side of ['player', 'banker'] as const) {
        assert.deepEqual(toldBy(board, `${side} `).slice(1), withName(side, shown[side]));
        assert.equal(textOf(board, `${side} total`), `${shown[`${side}Total`]}`);
        const isLit = tonesOf(board, side).includes('lit-frame');
        assert.equal(isLit, shown.winner === side);
      }
      seen.add(shown.winner);
    }
    assert.ok(seen.size >= 2);
  }
});

test('baccarat told to be won by the hand with fewer points is no round', () => {
  const [{ shown } = { shown: null }] = played<BaccaratView>('baccarat');
  assert.ok(shown);
  const winner = shown.winner === 'banker' ? 'player' : 'banker';
  assert.equal(drawShown('baccarat', { ...shown, winner }), null);
});

test('dragon tiger: the two cards, and the beast that won is lit', () => {
  for (const { shown, board } of played<DragonTigerView>('dragon-tiger')) {
    for (const beast of ['dragon', 'tiger'] as const) {
      assert.deepEqual(toldBy(board, `${beast} `), [`${beast} ${shown[beast]}`]);
      assert.equal(tonesOf(board, beast).includes('lit-frame'), shown.winner === beast);
    }
  }
});

test('Andar Bahar: the joker, each card on its side in its order, and the side that won is lit', () => {
  const seen = new Set<string>();
  for (const { shown, board } of played<AndarBaharView>('andar-bahar')) {
    const { joker, dealt, winner } = shown;
    assert.deepEqual(toldBy(board, 'joker '), [`joker ${joker}`]);
    for (const [nth, side] of (['andar', 'bahar'] as const).entries()) {
      const own = dealt.filter((_, at) => at % 2 === nth);
      assert.deepEqual(toldBy(board, `${side} `).slice(1), withName(side, own));
      assert.equal(textOf(board, `${side} count`), `${own.length}`);
      assert.equal(tonesOf(board, side).includes('lit-frame'), winner === side);
    }
    assert.equal(textOf(board, 'dealt count'), `${dealt.length}`);
    seen.add(winner);
    const other = winner === 'andar' ? 'bahar' : 'andar';
    for (const wrong of [
      { ...shown, winner: other },
      { ...shown, joker: (joker + 4) % 52 },
      { ...shown, dealt: [...dealt, (joker + 4) % 52] },
    ]) {
      assert.equal(drawShown('andar-bahar', wrong), null);
    }
  }
  assert.equal(seen.size, 2);
});

test('three card poker: both hands, and the player’s has the sign of its end', () => {
  const signs = { won: 'won', unopposed: 'won', pushed: 'cell', lost: 'lost', folded: 'lost' };
  for (const { shown, board } of played<ThreeCardView>('three-card-poker')) {
    assert.ok(shown.result && shown.dealer);
    assert.deepEqual(toldBy(board, 'dealer '), withName('dealer', shown.dealer.cards));
    const sign = signs[shown.result];
    const told = { won: 'won', cell: 'pushed', lost: 'lost' }[sign];
    assert.deepEqual(toldBy(board, 'you '), [
      `you ${told}`,
      ...withName('you', shown.player.cards),
    ]);
    assert.deepEqual(tonesOf(board, `you ${told}`), [sign]);
  }
});

test('hi-lo: every card in its order, and only a lost guess is a wrong one', () => {
  for (const { shown, board } of played<HiLoView>('hi-lo')) {
    assert.equal(toldBy(board, 'card ').length, shown.cards.length);
    const guesses = shown.steps.map((step, at) => {
      const isWrong = shown.isLost && at === shown.steps.length - 1;
      return step === 'skip' ? 'skip' : `${step} ${isWrong ? 'wrong' : 'right'}`;
    });
    const drawn = board.marks.flatMap(({ of }) =>
      of && /^(higher|lower|same|skip)/.test(of) ? [of] : [],
    );
    assert.deepEqual(drawn, guesses);
  }
});

test('hi-lo: of a long round the latest cards are drawn and the others counted', () => {
  const cards = Array.from({ length: 53 }, (_, at) => at - 52 * Math.floor(at / 52));
  const steps = Array.from({ length: 52 }, () => 'skip');
  const board = drawShown('hi-lo', { cards, steps, isLost: false, isOver: true });
  assert.deepEqual(
    toldBy(board, 'card '),
    withName(
      'card',
      Array.from({ length: 18 }, (_, at) => at + 36),
    ),
  );
  assert.ok(board?.marks.some((mark) => mark.shape === 'text' && mark.text === '+35 …'));
});

test('video poker: what was held is marked, and the five that counted stand below', () => {
  for (const code of ['jacks-or-better', 'deuces-wild']) {
    for (const { shown, board } of played<VideoPokerView>(code)) {
      const held = [...(shown.held ?? '')].flatMap((digit, at) => (digit === '1' ? [at + 1] : []));
      assert.deepEqual(toldBy(board, 'held '), withName('held', held));
      assert.equal(toldBy(board, 'dealt ').length + toldBy(board, 'final ').length, 10);
      assert.equal(textOf(board, 'multiple'), `${shown.multiple}×`);
    }
  }
});

test('video poker told to have held a card that then is another is no round', () => {
  const cards = [1, 2, 3, 4, 9];
  const round = { dealt: [1, 2, 3, 4, 5], cards, multiple: '0' };
  assert.ok(drawShown('jacks-or-better', { ...round, held: '11110' }));
  assert.equal(drawShown('jacks-or-better', { ...round, held: '11111' }), null);
});

test('roulette: the number that came is at the top in its colour, and beads mark what was bet on', () => {
  for (const [code, openings] of [
    ['european-roulette', ['chips:17=3,split.17-20=2,black=10', 'chips:0=1', 'chips:red=1']],
    ['american-roulette', ['chips:00=1,red=1', 'five:five.0-00-1-2-3=2', 'chips:low=1']],
  ] as const) {
    for (const { shown, board } of played<RouletteView>(code, openings)) {
      const { number, colour, bets } = shown;
      assert.deepEqual(toldBy(board, 'landed '), [`landed ${number}`]);
      assert.deepEqual(tonesOf(board, `landed ${number}`), [colour]);
      assert.deepEqual(tonesOf(board, `came ${number}`), [colour]);
      assert.equal(toldBy(board, 'pocket ').length, code === 'european-roulette' ? 36 : 37);
      const isPaid = bets.some(({ back }) => back > 0);
      assert.deepEqual(tonesOf(board, `bet ${number}`), isPaid ? ['won'] : []);
    }
  }
  const split = { place: 'split.17-20', chips: 1, back: 0 };
  const beads = drawShown('european-roulette', { number: '5', bets: [split] });
  assert.deepEqual(toldBy(beads, 'bet ').toSorted(), ['bet 17', 'bet 20']);
});

test('roulette told to have paid where no chip lay is no round', () => {
  const bet = { place: 'red', chips: 1, back: 2 };
  assert.ok(drawShown('european-roulette', { number: '1', bets: [bet] }));
  assert.equal(drawShown('european-roulette', { number: '2', bets: [bet] }), null);
  assert.equal(drawShown('european-roulette', { number: '00', bets: [] }), null);
});

test('storm roulette: what lightning struck is lit in the wheel, and told with what it pays', () => {
  const openings = ['chips:0=1,17=3,red=2', 'chips:low=1'];
  for (const { shown, board } of played<StormView>('storm-roulette', openings)) {
    const { strikes, number, colour } = shown;
    assert.deepEqual(
      toldBy(board, 'struck '),
      withName(
        'struck',
        strikes.map((strike) => strike.number),
      ),
    );
    for (const strike of strikes) {
      assert.equal(textOf(board, `pays ${strike.number}`), `${strike.number} ×${strike.times}`);
    }
    assert.deepEqual(tonesOf(board, `came ${number}`), [colour]);
  }
  const round = { number: '5', bets: [], strikes: [{ number: '7', times: 50 }] };
  assert.ok(drawShown('storm-roulette', round));
  const twice = [...round.strikes, ...round.strikes];
  assert.equal(drawShown('storm-roulette', { ...round, strikes: twice }), null);
});

test('wheel: the segment that came is the one lit, and the hub and the key tell what it pays', () => {
  for (const { shown, board } of played<WheelView>('wheel', ['low:10', 'high:50', 'medium:40'])) {
    assert.deepEqual(toldBy(board, 'landed '), [`landed ${shown.landed}`]);
    assert.equal(toldBy(board, 'segment ').length, shown.count - 1);
    assert.equal(textOf(board, 'multiple'), `${shown.multiple}×`);
    assert.deepEqual(toldBy(board, 'kind '), [`kind ${shown.multiple}`]);
  }
});

test('plinko: the ball lies in the bucket that its way leads to', () => {
  for (const { shown, board } of played<PlinkoView>('plinko', ['low-8', 'high-16', 'medium-12'])) {
    assert.deepEqual(toldBy(board, 'ball '), [`ball ${shown.bucket}`]);
    assert.deepEqual(toldBy(board, 'landed '), [`landed ${shown.bucket}`]);
    assert.equal(toldBy(board, 'bucket ').length, shown.rows + 1);
    assert.equal(textOf(board, 'multiple'), `${shown.multiple}×`);
  }
  const [{ shown } = { shown: null }] = played<PlinkoView>('plinko');
  assert.ok(shown);
  const path = shown.path.map((side) => 1 - side);
  const other = 8 - shown.bucket;
  assert.ok(drawShown('plinko', { ...shown, path, bucket: other }));
  const beside = shown.bucket === 0 ? 1 : shown.bucket - 1;
  assert.equal(drawShown('plinko', { ...shown, bucket: beside }), null);
});

test('dice: the winning part is that of the bet, and the roll is said as won or lost', () => {
  for (const { shown, board } of played<DiceView>('dice', ['over:5050', 'under:300', 'over:200'])) {
    assert.equal(textOf(board, 'came'), (shown.roll / 100).toFixed(2));
    assert.equal(textOf(board, 'mark'), (shown.mark / 100).toFixed(2));
    assert.deepEqual(toldBy(board, 'won'), shown.isWon ? ['won'] : []);
    assert.deepEqual(toldBy(board, 'lost'), shown.isWon ? [] : ['lost']);
    const rule = board.marks.find(({ of }) => of === 'rule');
    const winning = board.marks.find(({ of }) => of === 'winning');
    assert.ok(rule?.shape === 'box' && winning?.shape === 'box');
    const share = shown.side === 'over' ? 10_000 - shown.mark : shown.mark;
    assert.ok(Math.abs(winning.width / rule.width - share / 10_000) < 0.001);
    const isAtEnd = winning.x > rule.x;
    assert.equal(isAtEnd, shown.side === 'over');
  }
});

test('limbo: target and result stand on one rule, and the result is said as won or lost', () => {
  const openings = ['target:200', 'target:1000000', 'target:101'];
  for (const { shown, board } of played<LimboView>('limbo', openings)) {
    const told = (hundredths: number) => `${groupedText((hundredths / 100).toFixed(2))}×`;
    assert.equal(textOf(board, 'came'), told(shown.result));
    assert.equal(textOf(board, 'mark'), told(shown.target));
    assert.equal(toldBy(board, shown.isWon ? 'won' : 'lost').length, 1);
    assert.equal(toldBy(board, shown.isWon ? 'lost' : 'won').length, 0);
  }
});

test('crash: where it ended and where the player left are told as they were', () => {
  const draw = (left: string | null) =>
    drawRound({ game: 'crash', version: 1, shown: { point: '2.50', left } }, say);
  const won = draw('1.50');
  assert.equal(textOf(won, 'point'), '2.50×');
  assert.equal(textOf(won, 'left at'), '1.50×');
  assert.deepEqual(toldBy(won, 'left'), ['left', 'left at']);
  assert.deepEqual(toldBy(draw(null), 'left'), []);
});

test('coin flip: each coin shows the side it fell on, and whether it was called', () => {
  const lengths = new Set<number>();
  for (const { shown, board } of played<CoinFlipView>('coin-flip')) {
    const { flips } = shown;
    lengths.add(flips.length);
    assert.deepEqual(
      toldBy(board, 'flip '),
      flips.map(({ fell }, at) => `flip ${at + 1} ${fell}`),
    );
    for (const [at, { called, fell }] of flips.entries()) {
      const expected = called === fell ? 'won' : 'lost';
      assert.deepEqual(tonesOf(board, `call ${at + 1}`), [expected]);
    }
  }
  assert.ok(lengths.size > 1);
});

test('sic bo: three dice with as many pips as they show, and their total', () => {
  for (const { shown, board } of played<SicBoView>('sic-bo')) {
    for (const [at, face] of shown.dice.entries()) {
      const die = `die ${at + 1} ${face}`;
      assert.equal(toldBy(board, die).length, 1);
      assert.equal(toldBy(board, `pip ${die}`).length, face);
    }
    assert.equal(textOf(board, 'total'), `${shown.total}`);
  }
});

test('craps: each roll with its pips and its total, the last one lit', () => {
  for (const { shown, board } of played<CrapsView>('craps', [
    'chips:pass=1',
    'place-4:place-4=1',
  ])) {
    const { rolls, rolled } = shown;
    const before = rolled - rolls.length;
    for (const [at, [first, second]] of rolls.entries()) {
      const roll = `roll ${before + at + 1}`;
      assert.equal(textOf(board, `${roll} total`), `${first + second}`);
      assert.equal(toldBy(board, `pip ${roll} `).length, first + second);
      const expected = at === rolls.length - 1 ? 'lit-frame' : 'frame';
      assert.deepEqual(tonesOf(board, roll), [expected]);
    }
  }
  const rolls = Array.from({ length: 12 }, () => [1, 2]);
  const long = drawShown('craps', { rolls, rolled: 40 });
  assert.ok(long?.marks.some((mark) => mark.shape === 'text' && mark.text === '+28 …'));
});

const byNumber = (told: readonly string[]) =>
  told.map((one) => Number(one.split(' ')[1])).toSorted((a, b) => a - b);

const rising = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('mines: gems, the mine that was hit and the mines that were not lie where they lay', () => {
  let hits = 0;
  for (const { shown, board } of played<MinesView>('mines', ['mines:3', 'mines:20'])) {
    const { opened, hit, laid } = shown;
    assert.ok(laid);
    if (hit !== null) hits += 1;
    assert.deepEqual(byNumber(toldBy(board, 'hit ')), hit === null ? [] : [hit]);
    assert.deepEqual(
      byNumber(toldBy(board, 'gem ')),
      rising(opened.filter((tile) => tile !== hit)),
    );
    assert.deepEqual(byNumber(toldBy(board, 'mine ')), rising(laid.filter((tile) => tile !== hit)));
    const told = ['hit ', 'gem ', 'mine ', 'tile '].flatMap((name) => toldBy(board, name));
    assert.equal(told.length, 25);
  }
  assert.ok(hits > 0 && hits < rounds.length);
});

test('keno: hits, chosen numbers that stayed out and drawn ones that were not chosen differ', () => {
  const openings = ['classic-5:4,11,18,25,37', 'high-10:1,2,3,4,5,6,7,8,39,40'];
  for (const { shown, board } of played<KenoView>('keno', openings)) {
    const { chosen, drawn } = shown;
    const isDrawn = (number: number) => drawn.includes(number);
    assert.deepEqual(byNumber(toldBy(board, 'hit ')), chosen.filter(isDrawn));
    assert.deepEqual(
      byNumber(toldBy(board, 'missed ')),
      chosen.filter((number) => !isDrawn(number)),
    );
    assert.deepEqual(
      byNumber(toldBy(board, 'drawn ')),
      rising(drawn.filter((number) => !chosen.includes(number))),
    );
    assert.equal(toldBy(board, 'number ').length, 40 - new Set([...chosen, ...drawn]).size);
  }
});

test('tower: the doors that were opened, the one that was wrong and the wrong ones left shut', () => {
  const falls = new Set<boolean>();
  const openings = ['easy', 'medium', 'hard', 'expert'];
  for (const { shown, board } of played<TowerView>('tower', openings)) {
    const { opened, climbed, hasFallen, wrong, doors } = shown;
    assert.ok(wrong);
    falls.add(hasFallen);
    const doorsUp = opened.map((door, floor) => `${floor + 1}-${door + 1}`);
    assert.deepEqual(toldBy(board, 'climbed '), withName('climbed', doorsUp.slice(0, climbed)));
    assert.deepEqual(toldBy(board, 'fell '), withName('fell', doorsUp.slice(climbed)));
    const shut = wrong.flatMap((floor, at) =>
      floor.filter((door) => opened[at] !== door).map((door) => `${at + 1}-${door + 1}`),
    );
    assert.deepEqual(toldBy(board, 'wrong '), withName('wrong', shut));
    const told = ['climbed ', 'fell ', 'wrong ', 'door '].flatMap((name) => toldBy(board, name));
    assert.equal(told.length, 8 * doors);
  }
  assert.equal(falls.size, 2);
});

test('mines told to have hit a tile without a mine are no round', () => {
  const round = { opened: [1, 2], hit: null, laid: [5, 6, 7] };
  assert.ok(drawShown('mines', round));
  assert.equal(drawShown('mines', { ...round, hit: 2 }), null);
  assert.equal(drawShown('mines', { ...round, opened: [1, 5] }), null);
  assert.equal(drawShown('mines', { ...round, opened: [1, 1] }), null);
});
