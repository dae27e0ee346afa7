import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { BetType, Selection } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { oddsIn } from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { type BallLayout, type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers, PrizeNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { everyDraw } from './every-draw.testing.ts';
import { randomTicket } from './random-ticket.testing.ts';

const draw = createDrawStream(createNodeHmac('enumeration'), { clientSeed: 'all', nonce: 0 });
const random = (range: number) => draw.nextInt(range);

const read = (betType: BetType, text: string): Selection => {
  const parsed = parseSelection(betType, text);
  assert.ok('selection' in parsed, `${betType.id} ${text}`);
  return parsed.selection;
};

const ticketOf = (betType: BetType) =>
  read(betType, randomTicket(betType, numbersFrom(betType.family, draw), random));

const paidBy = (betType: BetType, selection: Selection, numbers: DrawNumbers) => {
  const oddsOf = oddsIn(defaultTable(betType));
  return betType
    .judge(selection, numbers)
    .reduce((sum, { tier, lines }) => sum + oddsOf(tier) * lines, 0);
};

/** The mean and the most of tickets, by judging every draw there is. */
function assertByAllDraws(family: Family, tickets: number): void {
  const draws = [...everyDraw(family)];
  for (const betType of betTypesOf(family)) {
    for (let count = 0; count < tickets; count += 1) {
      const selection = ticketOf(betType);
      const lines = new Map<string, number>();
      let most = 0;
      const oddsOf = oddsIn(defaultTable(betType));
      for (const numbers of draws) {
        let paid = 0;
        for (const win of betType.judge(selection, numbers)) {
          lines.set(win.tier, (lines.get(win.tier) ?? 0) + win.lines);
          paid += oddsOf(win.tier) * win.lines;
        }
        most = Math.max(most, paid);
      }
      const said = `${betType.id} ${JSON.stringify(selection)}`;
      assert.equal(betType.most(selection, oddsOf), BigInt(most), said);
      const means = betType.tiers.flatMap((tier) => {
        const all = lines.get(tier);
        return all ? [{ tier, lines: rational(BigInt(all), BigInt(draws.length)) }] : [];
      });
      assert.deepEqual(betType.expected(selection), means, said);
    }
  }
}

const tickets = repetitions('tickets of each type judged against every draw', {
  usual: 2,
  long: 40,
});

for (const family of ['three-digit', 'dice-three', 'lucky-28'] as const) {
  test(`mean and highest win are those of all draws: ${family}`, () => {
    assertByAllDraws(family, tickets);
  });
}

for (const family of isLongTier ? (['five-digit', 'eleven-five'] as const) : []) {
  test(`mean and highest win are those of all draws: ${family}`, () => {
    assertByAllDraws(family, 2);
  });
}

/** Numbers that could pay a ticket: its own and those one digit or one step away. */
function near(selection: Selection, digits: number): string[] {
  const found = new Set<string>(['0'.repeat(digits)]);
  for (const typed of selection.sets.flat()) {
    const base = typed.padStart(digits, '0').slice(-digits);
    found.add(base).add(typed.slice(0, digits).padEnd(digits, '0'));
    for (let place = 0; place < digits; place += 1) {
      for (const digit of '0123456789') {
        found.add(base.slice(0, place) + digit + base.slice(place + 1));
      }
    }
    for (const step of [1, -1]) {
      const size = 10 ** digits;
      found.add(String((Number(base) + step + size) % size).padStart(digits, '0'));
    }
  }
  return [...found];
}

/** Prizes are drawn one free of the other, so the most is that of each number by itself. */
function mostByNumbers(betType: BetType, selection: Selection, base: PrizeNumbers): number {
  const layout = layoutOf(betType.family);
  assert.ok(layout.kind === 'prizes');
  return layout.slots.reduce((sum, { prize, count, digits }) => {
    const [, ...rest] = base.prizes[prize] ?? [];
    const pays = near(selection, digits).map((number) =>
      paidBy(betType, selection, {
        kind: 'prizes',
        prizes: { ...base.prizes, [prize]: [number, ...rest] },
      }),
    );
    const own = Math.max(...pays);
    const without = paidBy(betType, selection, {
      kind: 'prizes',
      prizes: { ...base.prizes, [prize]: [nobody(betType, selection, base, prize), ...rest] },
    });
    return sum + (own - without) * count;
  }, 0);
}

/** Of some random numbers the one that pays least, which is nothing. */
function nobody(betType: BetType, selection: Selection, base: PrizeNumbers, prize: string): string {
  const [first = '', ...rest] = base.prizes[prize] ?? [];
  const pays = Array.from({ length: 200 }, () => {
    const number = Array.from(first, () => random(10)).join('');
    const prizes = { ...base.prizes, [prize]: [number, ...rest] };
    return { number, paid: paidBy(betType, selection, { kind: 'prizes', prizes }) };
  });
  return pays.toSorted((a, b) => a.paid - b.paid)[0]?.number ?? first;
}

const prizeTickets = repetitions('tickets on prizes whose highest win is searched for', {
  usual: 1,
  long: 20,
});

for (const family of ['vn-south', 'four-d-sg', 'four-d-my', 'thai-glo'] as const) {
  test(`the highest win on prizes is found number by number: ${family}`, () => {
    for (const betType of betTypesOf(family)) {
      if (betType.id.includes('parlay') || betType.id.includes('.run-')) continue;
      for (let count = 0; count < prizeTickets; count += 1) {
        const base = numbersFrom(family, draw);
        assert.ok(base.kind === 'prizes');
        const selection = ticketOf(betType);
        // Of very full tickets every number pays something: those say nothing here.
        const symbols = betType.panel.parts[0]?.symbols?.length ?? 100;
        if (betType.lines(selection) > Math.min(60, symbols - 1)) continue;
        const found = mostByNumbers(betType, selection, base);
        const most = betType.most(selection, oddsIn(defaultTable(betType)));
        assert.equal(most, BigInt(found), `${betType.id} ${JSON.stringify(selection)}`);
      }
    }
  });
}

/** A draw that has so many of the bankers and others, and its extra number where it is wanted. */
function drawWith(
  { from, to, main, extra }: BallLayout,
  [bankers = [], others = []]: Selection['sets'],
  [inBankers, inOthers, extraIn]: readonly [number, number, 'bankers' | 'others' | 'outside'],
): DrawNumbers | null {
  const chosen = { bankers: bankers.map(Number), others: others.map(Number) };
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const outside = all.filter(
    (ball) => !chosen.bankers.includes(ball) && !chosen.others.includes(ball),
  );
  const balls = [
    ...chosen.bankers.splice(0, inBankers),
    ...chosen.others.splice(0, inOthers),
    ...outside.splice(0, main - inBankers - inOthers),
  ];
  const [last] = extraIn === 'outside' ? outside : chosen[extraIn];
  if (balls.length !== main || (extra === 1 && last === undefined)) return null;
  return { kind: 'balls', main: balls, extra: extra === 1 && last !== undefined ? [last] : [] };
}

for (const family of ['keno', 'six-mark', 'six-of-49', 'six-of-45', 'six-of-55'] as const) {
  test(`the highest win by hits is that of some draw that can be: ${family}`, () => {
    const layout = layoutOf(family);
    assert.ok(layout.kind === 'balls');
    const byHits = betTypesOf(family).filter(({ id }) => id.endsWith('.pick'));
    for (const betType of byHits) {
      // Pooled tiers are worth something here, so that they are searched too.
      const worth = (tier: string) => 10 + betType.tiers.length - betType.tiers.indexOf(tier);
      for (let count = 0; count < 3; count += 1) {
        const selection = ticketOf(betType);
        let most = 0;
        for (let inBankers = 0; inBankers <= layout.main; inBankers += 1) {
          for (let inOthers = 0; inOthers + inBankers <= layout.main; inOthers += 1) {
            for (const extraIn of ['bankers', 'others', 'outside'] as const) {
              const numbers = drawWith(layout, selection.sets, [inBankers, inOthers, extraIn]);
              if (!numbers) continue;
              const wins = betType.judge(selection, numbers);
              most = Math.max(
                most,
                wins.reduce((sum, win) => sum + worth(win.tier) * win.lines, 0),
              );
            }
          }
        }
        assert.equal(betType.most(selection, worth), BigInt(most), JSON.stringify(selection));
      }
    }
  });
}

test('the highest win of a ticket of North Vietnam is its number in its best series', () => {
  const betType = betTypesOf('vn-north')[0] ?? assert.fail();
  const most = (text: string, odds: Record<string, number>) =>
    betType.most(read(betType, text), (tier) => odds[tier] ?? 0);
  const codes = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0'));
  // All twenty series: eight are drawn, twelve not.
  const special = { special: 50_000, 'same-number': 2_500 };
  assert.equal(most(`12345|${codes.join(',')}`, special), 8n * 50_000n + 12n * 2_500n);
  assert.equal(most(`12345|${codes.slice(0, 9).join(',')}`, special), 8n * 50_000n + 2_500n);
  // Where the other series paid more, the draw would keep away from the ticket's.
  const odd = { special: 1, 'same-number': 10 };
  assert.equal(most(`12345|${codes.slice(0, 14).join(',')}`, odd), 2n + 120n);
  // Two numbers of one ending: both have the last two digits of the special.
  assert.equal(most('12345,99945,00000|01', { ...special, 'last-two': 4 }), 50_000n + 8n);
  assert.equal(most('12345|01', { g3: 100 }), 600n);
});
