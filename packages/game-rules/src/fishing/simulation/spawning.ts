/** Which fish come at a tick, and on which ways: drawn from the numbers of that tick alone. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  lengthOf,
  type Parameters,
  type PathId,
  shifted,
} from '@bahati/game-rules/fishing/pool/paths.ts';
import { poolHeight, poolWidth } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import { type Tide, tideAt } from './tides.ts';
import type { Waiting } from './world.ts';

/** No more swim at once, those on their way in with a school included. */
export const mostFish = 70;

/** Of a thousand ticks so many bring a fish or a school. */
const spawnsInThousand: Readonly<Record<Tide, number>> = { calm: 60, schools: 90, boss: 50 };

function drawBetween(draw: DrawStream, least: number, most: number): number {
  return least + draw.nextInt(most - least + 1);
}

/** Both ends stand so far outside that nothing of a body is seen before its time. */
function drawWay(pathId: PathId, { body }: Species, draw: DrawStream): Parameters {
  const margin = body.length + 100;
  const isFromLeft = draw.nextInt(2) === 0;
  const [x0, x1] = isFromLeft ? [-margin, poolWidth + margin] : [poolWidth + margin, -margin];
  const height = () => drawBetween(draw, 900, poolHeight - 900);
  if (pathId === 'ring') {
    const x = drawBetween(draw, 6_000, 10_000);
    const y = drawBetween(draw, 3_500, 5_500);
    const sweep = drawBetween(draw, fullTurn, 2 * fullTurn);
    const far = 11_600 + margin;
    return [x, y, far, 1_500, draw.nextInt(fullTurn), isFromLeft ? sweep : -sweep, 1];
  }
  const y0 = height();
  const y1 = height();
  if (pathId === 'line') return [x0, y0, x1, y1, 1];
  if (pathId === 'wave') {
    const waves = drawBetween(draw, 1, 4) * (fullTurn / 2);
    return [x0, y0, x1, y1, drawBetween(draw, 200, 800), waves, 1];
  }
  const inner = () => [
    drawBetween(draw, 2_000, poolWidth - 2_000),
    drawBetween(draw, 0, poolHeight),
  ];
  if (pathId === 'bow') return [x0, y0, ...inner(), x1, y1, 1];
  return [x0, y0, ...inner(), ...inner(), x1, y1, 1];
}

/** At the species' own speed. */
function timed(pathId: PathId, way: Parameters, speed: number): Parameters {
  return [...way.slice(0, -1), Math.max(1, Math.round(lengthOf(pathId, way) / speed))];
}

/** A fish, or a whole school of it; later ones of a school are born later. */
function drawSchool(water: Water, species: Species, tick: number, draw: DrawStream): Waiting[] {
  const pathId = species.paths[draw.nextInt(species.paths.length)] ?? 'line';
  const parameters = timed(pathId, drawWay(pathId, species, draw), species.speed);
  const first = { species: water.species.indexOf(species), pathId, parameters, bornAtTick: tick };
  const { school, body } = species;
  if (!school) return [first];
  const count = drawBetween(draw, school.least, school.most);
  const gap = Math.ceil((body.length * 2.4) / species.speed);
  if (school.formation === 'file') {
    return Array.from({ length: count }, (_, at) => ({ ...first, bornAtTick: tick + at * gap }));
  }
  const spread = body.length * 3;
  return Array.from({ length: count }, () => ({
    ...first,
    bornAtTick: tick + draw.nextInt(gap * 3),
    parameters: shifted(pathId, parameters, {
      x: 0,
      y: drawBetween(draw, -spread, spread),
    }),
  }));
}

function drawSpecies(species: readonly Species[], draw: DrawStream): Species | undefined {
  let left = draw.nextInt(species.reduce((sum, { weight }) => sum + weight, 0));
  return species.find(({ weight }) => (left -= weight) < 0);
}

/**
 * What begins to come at this tick, `room` fish at most. Numbers are drawn in this order: for the
 * boss, which comes as its tide begins, its way; then one of a thousand, whether anything comes;
 * which species by weight; its path, its way, its school.
 */
export function drawSpawns(
  water: Water,
  tick: number,
  room: number,
  draw: DrawStream,
): readonly Waiting[] {
  const { tide, since } = tideAt(tick);
  const boss = water.species.at(-1);
  const bosses = tide === 'boss' && since === 0 && boss ? drawSchool(water, boss, tick, draw) : [];
  if (draw.nextInt(1_000) >= spawnsInThousand[tide]) return bosses;
  const comers = water.species.filter(({ school }) => tide !== 'schools' || school !== undefined);
  const species = drawSpecies(comers, draw);
  const comes = species ? drawSchool(water, species, tick, draw) : [];
  return [...bosses, ...comes.slice(0, Math.max(0, room))];
}
