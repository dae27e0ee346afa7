/**
 * `npm run certify [part of a code …]`: holds what every game states against its own mathematics. Games that share
 * strips, lines and pays share a build, which is derived once; what each of them states is compared
 * by itself. Ends with 1 if any figure of any game is not what its build gives.
 */
import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isWithinBand } from '@bahati/game-rules/slots/simulation/declared-band.ts';
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { namedGames } from '@bahati/game-rules/slots/studio/named-games.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import {
  namedGame,
  studioGame,
  studioGameCount,
} from '@bahati/game-rules/slots/studio/studio-game.ts';
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

import type { Build, Certified } from './certify.worker.ts';

type Game = { definition: SlotDefinition; figures: StatedFigures };

const startedAt = performance.now();
const asked = process.argv.slice(2);
const games: Game[] = [
  { definition: taaZaPwani, figures: taaZaPwaniFigures },
  ...flagships,
  ...[...namedGames, ...plusGames].map(namedGame),
  ...Array.from({ length: studioGameCount }, (_, at) => studioGame(at + 1)),
].filter(
  ({ definition }) => asked.length === 0 || asked.some((part) => definition.id.includes(part)),
);
const builds = Map.groupBy(games, ({ definition }) => mathsOf(definition));
const queue = [...builds.values()];
const faults: string[] = [];
const workers = Math.min(availableParallelism(), queue.length);
await Promise.all(Array.from({ length: workers }, work));
const seconds = (performance.now() - startedAt) / 1000;
const verdict = faults.length === 0 ? 'all certified' : `${faults.length} NOT certified`;
console.log(
  `${games.length} games, ${builds.size} builds: ${verdict} in ${seconds.toFixed(1)} s by ${workers} threads.`,
);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** All that decides what a game pays; names and stakes on offer do not. */
function mathsOf(definition: SlotDefinition): string {
  const pays = definition.symbols.map((symbol) => symbol.pays);
  const names = { id: '', title: '', betLevels: '', symbols: pays };
  return JSON.stringify({ ...definition, ...names }, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

async function work(): Promise<void> {
  const worker = new Worker(new URL('./certify.worker.ts', import.meta.url));
  for (let build = queue.shift(); build; build = queue.shift()) {
    const [first] = build;
    if (!first) continue;
    const certified = await certify(worker, {
      definition: first.definition,
      stated: first.figures,
    });
    judge(build, certified);
  }
  await worker.terminate();
}

function certify(worker: Worker, build: Build): Promise<Certified> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (certified: Certified) => {
      worker.off('error', reject);
      resolve(certified);
    });
    worker.postMessage(build);
  });
}

function judge(build: readonly Game[], certified: Certified): void {
  const { exact, toSixPlaces, second, seconds: took } = certified;
  const names = build.map(({ definition }) => definition.id);
  const [name = ''] = names;
  const stated = build[0]?.figures;
  const known = exact ?? stated;
  if (!known) return;
  const percent = toSixPlaces ?? known.rtpPercent;
  // What is played is told to two places.
  const off = Math.abs(Number(percent) - Number(second.percent));
  const isAgreed = toSixPlaces === null ? off <= second.within + 0.01 : percent === second.percent;
  if (!isAgreed) faults.push(`${name}: ${percent} % one way, ${second.percent} % another`);
  // What no enumeration reaches must be proven to lie within its band, not only to touch it.
  const found = exact
    ? { percent: Number(exact.rtpPercent), within: 0 }
    : { percent: Number(second.percent), within: second.within };
  for (const { definition, figures } of build) {
    const isSame = exact === null || isSameFigures(figures, exact);
    if (isSame && isWithinBand(Number(figures.rtpPercent), found)) continue;
    faults.push(
      `${definition.id} states ${JSON.stringify(figures)}, not ${JSON.stringify(exact ?? found)}`,
    );
  }
  const { hitRatePercent, standardDeviation, topSpin, freeSpinsOneIn } = known;
  const others = names.length === 1 ? '' : ` and ${names.length - 1} more`;
  console.log(
    [
      `${name}${others}`,
      `${percent} % ${exact ? 'by all windows' : 'as stated'}`,
      `${second.percent} % by ${second.how}${second.within > 0 ? ` ± ${second.within.toFixed(2)}` : ''}`,
      `hits ${hitRatePercent} %`,
      `spread ${standardDeviation}`,
      `top ×${topSpin.timesTotalStake} once in ${topSpin.oneInRounds}`,
      ...(freeSpinsOneIn === null ? [] : [`free spins once in ${freeSpinsOneIn}`]),
      `${took.toFixed(1)} s`,
    ].join(' | '),
  );
}

/** A model states its return to six places besides, which its own tests derive. */
function isSameFigures(stated: StatedFigures, exact: StatedFigures): boolean {
  const compared = Object.keys(exact) as (keyof StatedFigures)[];
  return compared.every((key) => isDeepStrictEqual(stated[key], exact[key]));
}
