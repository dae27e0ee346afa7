import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type SlotDefinition, toAmount } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { levelWon } from '@bahati/game-rules/slots/progressive.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { replayRound } from '@bahati/game-rules/slots/replay.ts';
import { drawBoughtOutcome, drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { gamesOfModels } from '@bahati/game-rules/slots/studio/games-of-models.testing.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { jackpotted } from '#games-server/games/jackpot-games.testing.ts';
import { statedGame } from '#games-server/games/stated-figures.ts';
import {
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { repository, runVerifier, sheetOf } from './verifier.testing.ts';

let scene: Scene;
let running: Running;
let folder: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  folder = mkdtempSync(join(tmpdir(), 'verify-round-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await running.stop();
  await scene.close();
});

type Told = {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  serverSeedHash?: string;
  stake?: string;
  currency?: string;
  payout?: string;
  jackpot?: string;
  choice?: string;
  acts?: readonly string[];
};
type Found = {
  stops: number[];
  freeSpins: unknown[];
  pay: number;
  cards?: number[];
  chests?: number[];
  ticket?: number;
  jackpotWon?: string | null;
  isSound: boolean;
};

/** Asks the verifier, a program that shares nothing with the product. */
async function verify(code: string, rounds: readonly Told[]) {
  return verifyBy(await sheetOf(running, folder, code), rounds);
}

const verifyBy = (sheet: string, rounds: readonly Told[]) =>
  runVerifier<Found>(folder, sheet, rounds);

/** What was in a pool is no matter of the seeds: any amount is left out of the comparison. */
const inPool = 12_345n;

/** What a record tells of a round in shillings, with a jackpot where its ticket won one. */
function paidFor(definition: SlotDefinition, { pay, ticket }: SlotOutcome, stake: bigint) {
  const { progressive } = definition;
  const won =
    progressive && ticket !== undefined ? levelWon(progressive, ticket, 'KES', stake) : null;
  const payout = toAmount(definition, pay, stake) + (won ? inPool : 0n);
  const told = { stake: String(stake), currency: 'KES', payout: String(payout) };
  return { level: won?.level ?? null, told: { ...told, ...(won && { jackpot: String(inPool) }) } };
}

const codes = [
  taaZaPwani.id,
  ...flagships.map(({ definition }) => definition.id),
  ...gamesOfModels('models whose rounds are verified').map(({ definition }) => definition.id),
];

const count = repetitions('rounds of each slot verified by the document', {
  usual: 120,
  long: 700,
});

for (const code of codes) {
  test(`${count} rounds of ${code} come to the same by the document alone`, async () => {
    const definition = statedGame(code)?.definition ?? assert.fail(code);
    const serverSeed = createHash('sha256').update(code).digest('hex');
    const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex');
    const hmac = createNodeHmac(serverSeed);
    const stake = definition.betLevels.KES[1] ?? 0n;
    const played = Array.from({ length: count }, (_, nonce) => {
      const outcome = drawOutcome(definition, createDrawStream(hmac, { clientSeed: 'x', nonce }));
      return { outcome, told: { nonce, ...paidFor(definition, outcome, stake).told } };
    });
    const rounds = played.map(({ told }) => ({
      ...told,
      serverSeed,
      serverSeedHash,
      clientSeed: 'x',
      currency: 'KES',
    }));
    const { status, stderr, found } = await verify(code, rounds);
    assert.deepEqual([status, stderr], [0, '']);
    assert.deepEqual(
      found.map(({ stops, freeSpins, pay }) => [stops, freeSpins.length, pay]),
      played.map(({ outcome: { base, freeSpins, pay } }) => [base.stops, freeSpins.length, pay]),
    );
    assert.ok(found.some(({ pay }) => pay > 0));
  });
}

test('bought rounds and wilds that fill their reels come to the same by the document alone', () => {
  const definition: SlotDefinition = {
    ...taaZaPwani,
    wilds: { kind: 'expanding' },
    buy: { price: 50, scatters: 3 },
  };
  const sheet = join(folder, 'bought.json');
  writeFileSync(
    sheet,
    JSON.stringify({ definition }, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );
  const serverSeed = 'c'.repeat(64);
  const hmac = createNodeHmac(serverSeed);
  for (const [choice, play] of [
    ['buy', drawBoughtOutcome],
    ['spin', drawOutcome],
  ] as const) {
    const nonces = Array.from({ length: 200 }, (_, nonce) => nonce);
    const seeds = { serverSeed, clientSeed: 'x', choice };
    const { found, status } = verifyBy(
      sheet,
      nonces.map((nonce) => ({ ...seeds, nonce })),
    );
    assert.equal(status, 0);
    assert.deepEqual(
      found.map(({ stops, freeSpins, pay }) => [stops, freeSpins.length, pay]),
      nonces.map((nonce) => {
        const stream = createDrawStream(hmac, { clientSeed: 'x', nonce });
        const { base, freeSpins, pay } = play(definition, stream);
        return [base.stops, freeSpins.length, pay];
      }),
    );
  }
});

test('cards and chests come to the same by the document alone', () => {
  const serverSeed = 'd'.repeat(64);
  const hmac = createNodeHmac(serverSeed);
  const seeds = { serverSeed, clientSeed: 'x' };
  const nonces = Array.from({ length: 300 }, (_, nonce) => nonce);
  const games = [
    {
      definition: { ...taaZaPwani, gamble: { limit: 3 } },
      choice: 'gamble',
      acts: ['red', 'black'],
    },
    {
      definition: { ...taaZaPwani, pick: { scatters: 2, prizes: [2, 3, 5, 10, 50], picks: 2 } },
      choice: 'spin',
      acts: ['chest:4', 'chest:1'],
    },
  ];
  for (const { definition, choice, acts } of games) {
    const sheet = join(folder, `acts-${choice}.json`);
    writeFileSync(
      sheet,
      JSON.stringify({ definition }, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      ),
    );
    // Of each round as many of the acts as it has: a wrong colour, or no chests, end it sooner.
    const rounds = nonces.map((nonce) => {
      const most = [2, 1, 0].find((count) => {
        try {
          const draw = createDrawStream(hmac, { clientSeed: 'x', nonce });
          return replayRound(definition, { choice, acts: acts.slice(0, count) }, draw);
        } catch {
          return false;
        }
      });
      return { ...seeds, nonce, choice, acts: acts.slice(0, most) };
    });
    const { found, status, stderr } = verifyBy(sheet, rounds);
    assert.deepEqual([status, stderr], [0, '']);
    const played = rounds.map((round) =>
      replayRound(definition, round, createDrawStream(hmac, round)),
    );
    assert.deepEqual(
      found.map(({ pay, cards = [], chests = null }) => [pay, cards, chests]),
      played.map(({ pay, gamble, chests }) => [
        pay,
        gamble.map(({ card }) => card),
        chests?.laid ?? null,
      ]),
    );
    for (const count of [0, 1, 2]) {
      const isSeen = rounds.some((round) => round.acts.length === count);
      assert.ok(isSeen || (count === 1 && choice === 'spin'), `${count} acts of ${choice}`);
    }
  }
});

test('tickets and the jackpots they win come to the same by the document alone', () => {
  const sheet = join(folder, 'jackpots.json');
  writeFileSync(
    sheet,
    JSON.stringify({ definition: jackpotted }, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );
  const serverSeed = 'e'.repeat(64);
  const hmac = createNodeHmac(serverSeed);
  const stake = 2_000n;
  const played = Array.from({ length: 300 }, (_, nonce) => {
    const outcome = drawOutcome(jackpotted, createDrawStream(hmac, { clientSeed: 'x', nonce }));
    const { level, told } = paidFor(jackpotted, outcome, stake);
    return {
      ticket: outcome.ticket,
      won: level,
      told: { serverSeed, clientSeed: 'x', nonce, ...told },
    };
  });
  const { status, stderr, found } = verifyBy(
    sheet,
    played.map(({ told }) => told),
  );
  assert.deepEqual([status, stderr], [0, '']);
  assert.deepEqual(
    found.map(({ ticket, jackpotWon }) => [ticket, jackpotWon]),
    played.map(({ ticket, won }) => [ticket, won]),
  );
  const winner = played.find(({ won }) => won === 'mini')?.told ?? assert.fail('no jackpot');
  const other = played.find(({ won }) => won === null)?.told ?? assert.fail('nothing but jackpots');
  const otherPaid = { ...other, payout: String(BigInt(other.payout) + inPool) };
  for (const wrong of [
    { ...winner, jackpot: String(inPool - 1n) },
    { ...winner, payout: String(BigInt(winner.payout) - inPool), jackpot: '0' },
    otherPaid,
    { ...otherPaid, jackpot: String(inPool) },
  ]) {
    assert.equal(verifyBy(sheet, [wrong]).status, 1);
  }
  assert.equal(verifyBy(sheet, [{ ...winner, currency: 'KSH' }]).status, 2);
});

test('rounds that were really played are found sound once their seed is shown', async () => {
  const frame = await openFrame(scene, injected(running), scene.addMember());
  const rounds: SlotRound[] = [];
  for (let at = 0; at < 12; at += 1) {
    rounds.push((await frame.spin('20.00')).value as unknown as SlotRound);
  }
  const reply = await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'kesho' });
  const { serverSeed } = (reply.value as unknown as { revealed: { serverSeed: string } }).revealed;
  const told = rounds.map(({ seeds, stake, payout }) => ({
    ...seeds,
    serverSeed,
    stake: stake.replace('.', ''),
    payout: payout.replace('.', ''),
  }));
  assert.equal((await verify(taaZaPwani.id, told)).status, 0);
  const [first] = told;
  assert.ok(first);
  for (const changed of [
    { ...first, payout: String(Number(first.payout) + 1) },
    { ...first, serverSeedHash: 'a'.repeat(64) },
    { ...first, serverSeed: 'b'.repeat(64) },
  ]) {
    const { status, found } = await verify(taaZaPwani.id, [changed]);
    assert.deepEqual([status, found[0]?.isSound], [1, false]);
  }
});

test('the document’s own rounds are what the verifier finds', async () => {
  const document = readFileSync(join(repository, 'docs/fairness.md'), 'utf8');
  const [serverSeed = '', serverSeedHash = ''] =
    document.match(/`[0-9a-f]{64}`/g)?.map((text) => text.replaceAll('`', '')) ?? [];
  const rows = [...document.matchAll(/^\| (\d+) \| ([\d ]+) \| (\d+) \| (\d+) \|$/gm)];
  assert.equal(rows.length, 4);
  const { status, found } = await verify(
    taaZaPwani.id,
    rows.map(([, nonce]) => ({
      serverSeed,
      serverSeedHash,
      clientSeed: 'pwani',
      nonce: Number(nonce),
    })),
  );
  assert.equal(status, 0);
  assert.deepEqual(
    found.map(({ stops, freeSpins, pay }) => [stops.join(' '), freeSpins.length, pay]),
    rows.map(([, , stops, freeSpins, pay]) => [stops, Number(freeSpins), Number(pay)]),
  );
});

test('a sheet tells the figures of the game, and no sheet is told of a game there is not', async () => {
  const ask = async (code: string) => {
    const response = await running.app.inject(`/frame/v1/sheet?game=${code}`);
    return {
      status: response.statusCode,
      ...(response.json() as { code?: string; value: unknown }),
    };
  };
  const { value } = (await ask('taa-za-pwani')) as { value: Record<string, unknown> };
  assert.deepEqual(value['mechanic'], {
    reels: 5,
    rows: 3,
    lines: 10,
    pays: 'lines',
    features: ['lines', 'wild', 'free_spins', 'multiplier'],
  });
  assert.deepEqual(value['figures'], {
    returnPercent: '96.3006',
    returnBand: null,
    hitRatePercent: '27.29',
    standardDeviation: '6.59',
    topSpin: { timesTotalStake: '1729.5', oneInRounds: '437419101' },
    freeSpinsOneIn: '140',
    holdAndSpinOneIn: null,
    pickOneIn: null,
    buy: null,
    ofJackpotsPercent: null,
  });
  const unknown = await ask('chess');
  assert.deepEqual([unknown.status, unknown.code], [404, 'not_found']);
  assert.equal((await running.app.inject('/frame/v1/sheet')).statusCode, 400);
});
