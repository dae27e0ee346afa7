/**
 * Seven cards ranked, each for one CPU-second, over what the fastest evaluator of the npm registry
 * ranks in the same run: @pokertools/evaluator, a development dependency for this alone. Both are
 * given the same deals in the same form, a list of seven numbers, and must rank them alike first.
 * The second figure is that of the call made for going through very many hands.
 */
import assert from 'node:assert/strict';
import { evaluate } from '@pokertools/evaluator';
import {
  handRank,
  rankCount,
  rankOfSeven,
} from '@bahati/game-rules/seat-games/poker/hands/hand-rank.ts';
import { report } from '#bench/report.ts';

const deals = 10_000;
const times = 400;
const runs = 5;
const asked = 3;

function dealSevens(): number[][] {
  let random = 12_345;
  const next = (range: number): number => {
    random = (Math.imul(random, 1_103_515_245) + 12_345) >>> 0;
    return (random >>> 8) % range;
  };
  return Array.from({ length: deals }, () => {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    return Array.from({ length: 7 }, () => deck.splice(next(deck.length), 1)[0] ?? 0);
  });
}

/** Hands for one CPU-second. The sum is looked at, so that no call can be left out. */
function pace(rankAll: () => number): number {
  const due = rankAll();
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) assert.equal(rankAll(), due);
  const { user, system } = process.cpuUsage(before);
  return (times * deals * 1e6) / (user + system);
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export function benchPoker(): void {
  const hands = dealSevens();
  const row = Uint8Array.from(hands.flat());
  for (const hand of hands) assert.equal(rankCount + 1 - handRank(hand), evaluate(hand));
  const theirs = (): number => hands.reduce((sum, hand) => sum + evaluate(hand), 0);
  const ours = (): number => hands.reduce((sum, hand) => sum + handRank(hand), 0);
  const oursInRow = (): number => {
    let sum = 0;
    for (let at = 0; at < row.length; at += 7) {
      const [a = 0, b = 0, c = 0, d = 0] = [row[at], row[at + 1], row[at + 2], row[at + 3]];
      const [e = 0, f = 0, g = 0] = [row[at + 4], row[at + 5], row[at + 6]];
      sum += rankOfSeven(a, b, c, d, e, f, g);
    }
    return sum;
  };
  const found = Array.from({ length: runs }, () => ({
    npm: pace(theirs),
    list: pace(ours),
    row: pace(oursInRow),
  }));
  const npm = middleOf(found.map((run) => run.npm));
  const sides = { npm: Math.round(npm), asked, deals, runs };
  for (const form of ['list', 'row'] as const) {
    const ratio = middleOf(found.map((run) => run[form] / run.npm));
    const own = Math.round(middleOf(found.map((run) => run[form])));
    report(`poker_sevens_ranked_over_npm_${form}`, ratio, { own, ...sides });
  }
}
