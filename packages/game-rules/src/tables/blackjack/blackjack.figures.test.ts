import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, meanOf, statedBet } from '@bahati/game-rules/bet-games/figures.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { chartAct, hardRows, pairRows, softRows } from './basic-strategy.ts';
import { blackjackChances, blackjackFigures } from './blackjack.figures.ts';
import { dealerEnds } from './dealer-hands.ts';
import { basicOutcomes } from './outcomes.ts';
import { bestReturn, solve } from './solver.ts';
import { asRational, values } from './thirteenths.ts';

/** As the chart writes it: two to ten, then the ace. */
const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1];

const outcomes = basicOutcomes();
const chances = blackjackChances();

test('the best play loses 0.511734 percent of the bet', () => {
  const { numerator, denominator } = asRational(bestReturn());
  assert.equal(toDecimalText(rational(-100n * numerator, 2n * denominator), 6), '0.511734');
});

test('the dealer ends as the published table has it', () => {
  const table: Record<number, string> = {
    2: '.139809 .134907 .129655 .124026 .117993 .353608 .000000',
    6: '.165438 .106267 .106267 .101715 .097163 .423150 .000000',
    7: '.368566 .137797 .078625 .078625 .074074 .262312 .000000',
    10: '.111424 .111424 .111424 .342194 .034501 .212109 .076923',
    1: '.130789 .130789 .130789 .130789 .053866 .115286 .307692',
  };
  for (const [up, stated] of Object.entries(table)) {
    const { ends, blackjack } = dealerEnds(Number(up));
    const found = [...ends.values(), blackjack].map((chance) =>
      toDecimalText(asRational(chance), 6).slice(1),
    );
    assert.equal(found.join(' '), stated, `dealer's ${up}`);
  }
});

test('the chart is what the solver finds, for every hand against every card', () => {
  for (const up of ups) {
    const { bestAct } = solve(up);
    for (let low = 2; low <= 20; low += 1) {
      for (const hasAce of low <= 11 ? [false, true] : [false]) {
        const total = hasAce ? low + 10 : low;
        for (const canDouble of [true, false]) {
          const act = chartAct({ total, isSoft: hasAce, pairOf: null, canDouble }, up);
          assert.equal(
            total >= 21 ? 'stand' : act,
            bestAct({ low, hasAce }, canDouble).act,
            `${hasAce ? 'soft' : 'hard'} ${total} against ${up}, double: ${canDouble}`,
          );
        }
      }
    }
  }
  assert.ok(
    [hardRows, softRows, pairRows].every((rows) =>
      Object.values(rows).every((row) => /^[HSDdP]{10}$/.test(row)),
    ),
  );
});

test('pairs are split as the solver finds, however many splits are left', () => {
  for (const up of ups) {
    const { bestOfPair } = solve(up);
    for (const { value } of values) {
      const total = value === 1 ? 12 : 2 * value;
      const hand = { total, isSoft: value === 1, pairOf: value, canDouble: true };
      for (const splitsLeft of [3, 2, 1]) {
        assert.equal(
          chartAct(hand, up),
          bestOfPair(value, splitsLeft).act,
          `pair of ${value} against ${up}, ${splitsLeft} splits left`,
        );
      }
    }
  }
});

test('all ends of a round add up to one and lose exactly what the best play loses', () => {
  const won = outcomes.map(({ pay, cost, chance }) => ({
    pay: rational(BigInt(pay - cost)),
    probability: asRational(chance),
  }));
  assert.deepEqual(meanOf(won), asRational(bestReturn()));
  assert.deepEqual(
    meanOf(chances.map((chance) => ({ ...chance, pay: rational(1n) }))),
    rational(1n),
  );
  // Half a bet more comes only of a blackjack, a fourfold win only of splitting.
  assert.deepEqual(Math.max(...outcomes.map(({ pay }) => pay)), 32);
  assert.ok(outcomes.every(({ cost }) => cost >= 2 && cost <= 16 && (cost & 1) === 0));
});

test('the stated figures are those of the outcomes', () => {
  const [deal, insurance] = blackjackFigures.bets;
  const { opening, name, pays } = deal!;
  // What came back of the first bet, once the later stakes are taken out again.
  const kept = gather(
    outcomes.map(({ pay, cost, chance }) => ({
      pay: rational(BigInt(pay - cost + 2)),
      probability: asRational(chance),
    })),
  );
  const ofKept = statedBet({ opening, name, pays }, kept, 2);
  const ofPaid = statedBet({ opening, name, pays }, chances, 2);
  assert.deepEqual(deal, {
    ...ofKept,
    hitRatePercent: ofPaid.hitRatePercent,
    topWin: ofPaid.topWin,
  });
  const { blackjack } = dealerEnds(1);
  const isInsured = asRational(blackjack);
  assert.deepEqual(
    insurance,
    statedBet(
      { opening, name: insurance!.name, pays: insurance!.pays },
      gather([
        { pay: rational(3n), probability: isInsured },
        {
          pay: rational(0n),
          probability: rational(isInsured.denominator - isInsured.numerator, isInsured.denominator),
        },
      ]),
    ),
  );
});
