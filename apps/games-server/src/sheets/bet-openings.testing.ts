/** Every bet there is of every game, and the tables of pays as docs/fairness.md prints them. */
import assert from 'node:assert/strict';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { type Cloth, openingOf } from '@bahati/game-rules/chips/cloth.ts';
import { kenoPays, kenoRisks } from '@bahati/game-rules/originals/keno/keno.tables.ts';
import { plinkoBuckets, rowCounts } from '@bahati/game-rules/originals/plinko/plinko.tables.ts';
import { risks } from '@bahati/game-rules/originals/risks.ts';
import { towerLevels } from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { segmentCounts, wheelSegments } from '@bahati/game-rules/originals/wheel/wheel.tables.ts';
import { andarBaharCloth } from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { baccaratCloth } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { crapsCloth } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import { dragonTigerCloth } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import { rouletteCloths } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { sicBoCloth } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import { stormCloth } from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** A stack on each place by itself, and on several together. */
function onEach(cloth: Cloth): string[] {
  const each = cloth.places.map((place, at) => [{ place, chips: 1 + (at & 3) }]);
  const several = from(0, 6).map((first) =>
    cloth.places.slice(first).filter((_, at) => at % 5 === 0),
  );
  const together = several.map((places) => places.map((place) => ({ place, chips: 2 })));
  return [...each, ...together].map((stacks) => openingOf(cloth, stacks));
}

const kenoOpenings = kenoRisks.flatMap((table) =>
  from(1, 10).map(
    (count) =>
      `${table}-${count}:${from(1, count)
        .map((at) => 4 * at)
        .join(',')}`,
  ),
);

const openings: Record<string, readonly string[]> = {
  dice: [10, 2_500, 5_050, 9_800].flatMap((mark) => [`under:${mark}`, `over:${10_000 - mark}`]),
  limbo: [101, 150, 200, 1_234, 10_000, 1_000_000].map((target) => `target:${target}`),
  'coin-flip': ['heads', 'tails'],
  wheel: risks.flatMap((risk) => segmentCounts.map((count) => `${risk}:${count}`)),
  plinko: risks.flatMap((risk) => rowCounts.map((rows) => `${risk}-${rows}`)),
  keno: kenoOpenings,
  mines: from(1, 24).map((mines) => `mines:${mines}`),
  tower: towerLevels,
  'european-roulette': onEach(rouletteCloths.european),
  'american-roulette': onEach(rouletteCloths.american),
  'storm-roulette': onEach(stormCloth),
  baccarat: onEach(baccaratCloth),
  'no-commission-baccarat': onEach(baccaratCloth),
  'sic-bo': onEach(sicBoCloth),
  craps: onEach(crapsCloth),
  'dragon-tiger': onEach(dragonTigerCloth),
  'andar-bahar': onEach(andarBaharCloth),
  'three-card-poker': ['chips:ante=1', 'chips:ante=3,pairplus=2'],
};

export function everyOpening({ code, firstOpening }: AnyBetGame): readonly string[] {
  return openings[code] ?? [firstOpening];
}

/** Such as `1 of 3, 3 of 1.8`, from the best. */
function makeUp(segments: readonly string[]): string {
  const kinds = [...new Set(segments)].toSorted((a, b) => Number(b) - Number(a));
  const counted = kinds.map(
    (kind) => `${segments.filter((one) => one === kind).length} of ${kind}`,
  );
  return counted.join(', ');
}

/** The rows of its tables. */
export function documentTables(): string[] {
  const wheels = risks.flatMap((risk) =>
    segmentCounts.map(
      (count) => `| \`${risk}:${count}\` | ${makeUp(wheelSegments(risk, count))} |`,
    ),
  );
  const halves = rowCounts.map((rows) => {
    const half = (risk: (typeof risks)[number]) =>
      plinkoBuckets(risk, rows)
        .slice(0, Math.floor(rows / 2) + 1)
        .join(' ');
    return `| ${rows} | ${risks.map(half).join(' | ')} |`;
  });
  const keno = from(1, 10).map((count) => {
    const pays = kenoRisks.map((table) => kenoPays(table, count).join(' '));
    return `| ${count} | ${pays.join(' | ')} |`;
  });
  assert.equal(wheels.length + halves.length + keno.length, 34);
  return [...wheels, ...halves, ...keno];
}
