import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sheetCalls } from '@bahati/contract/games-frame/sheets.ts';
import { jackpotCalls } from '@bahati/contract/games-provider/jackpots.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import type { BuildReturn } from '@bahati/contract/games-provider/returns.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { firstGames } from '@bahati/game-rules/slots/studio/games-of-models.testing.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  injected,
  openFrame,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { wayOfRounds } from '#games-server/crash/crash-game.ts';
import { findGame } from './games.ts';
import { listOfferedGames } from './offered-games.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running?.stop();
  await scene.close();
});

/**
 * Every game that is not of the studio, and of the studio's ten thousand one of each model. Games
 * between people state no return: what one wins, another has brought.
 */
function everyGame(): string[] {
  const { games } = listOfferedGames({ pageNo: 1, pageSize: 500 });
  const named = games.filter(
    ({ gameCode }) => !gameCode.startsWith('studio-') && !seatOfferOf(gameCode),
  );
  const ofModels = [...firstGames().values()].map(({ definition }) => definition.id);
  return [...named.map(({ gameCode }) => gameCode), ...ofModels];
}

/** What rounds of a game are counted by: ways of a bet game, choices of any other. */
function waysOf(code: string): string[] {
  const bets = betGames.find(({ game }) => game.code === code) ?? liveTableOf(code);
  if (bets) return bets.figures.watched.map(({ way }) => way);
  if (code === 'crash') return [wayOfRounds];
  return findGame(code)?.choices.map(({ name }) => name) ?? [];
}

async function askVendor(path: string, body: object) {
  const payload = JSON.stringify(body);
  const headers = signedHeaders('platform', providerKey, payload, Date.now());
  return running.app.inject({
    method: 'POST',
    url: `/vendor/v1/${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

test('the info of every game is answered as the contract has it', async () => {
  const call = sheetCalls['GET /frame/v1/sheet'];
  for (const game of everyGame()) {
    const reply = await running.app.inject(`/frame/v1/sheet?game=${game}`);
    assert.equal(reply.statusCode, 200, `${game}: ${reply.body.slice(0, 300)}`);
    assert.equal(call.value.parse(reply.json().value).game, game);
  }
});

test('the returns of every way to play every game are answered with what is stated of it', async () => {
  const ways = everyGame().flatMap((code) => waysOf(code).map((choice) => ({ code, choice })));
  await scene.owner.query(
    `INSERT INTO games.build_returns
     SELECT code, version, choice, 'KES', 1, 100, 50, 10000, row_number() OVER ()
       FROM jsonb_to_recordset($1) AS played (code text, version int, choice text)`,
    [JSON.stringify(ways.map((way) => ({ ...way, version: findGame(way.code)?.version })))],
  );
  const stated = new Map<string, BuildReturn['stated']>();
  for (let afterRevision = '0'; ; ) {
    const reply = await askVendor('returns', { afterRevision, limit: 500 });
    assert.equal(reply.statusCode, 200, reply.body.slice(0, 300));
    const { builds } = reply.json().value as { builds: BuildReturn[] };
    for (const build of builds) stated.set(`${build.gameCode} ${build.choice}`, build.stated);
    if (builds.length === 0) break;
    afterRevision = builds.at(-1)?.revision ?? '0';
  }
  for (const { code, choice } of ways) {
    // A gamble is even money on top of a spin, and not held against any return.
    const isStated = (stated.get(`${code} ${choice}`) ?? null) !== null;
    assert.equal(isStated, choice !== 'gamble', `${code} ${choice}`);
  }
  assert.equal(stated.size, ways.length);
  assert.deepEqual(stated.get('plinko low-8'), {
    returnPercent: '98.984375',
    standardDeviation: '0.5580154',
  });
});

test('the rules of every jackpot are answered as the contract has them', async () => {
  const reply = await askVendor('jackpots', {});
  assert.equal(reply.statusCode, 200, reply.body.slice(0, 300));
  const { rules } = jackpotCalls['POST /vendor/v1/jackpots'].value.parse(reply.json().value);
  assert.ok(rules.length > 0);
});

test('a round with chips on more places than players usually take is told in full', async () => {
  const code = 'european-roulette';
  const frame = await openFrame(scene, injected(running), scene.addMember(), code);
  const choice = `chips:${Array.from({ length: 37 }, (_, place) => `${place}=1`).join(',')}`;
  const spin = { idempotencyKey: randomUUID(), stake: '10.00', choice };
  const played = await frame.ask('POST', '/frame/v1/spin', spin);
  assert.equal(played.status, 200, JSON.stringify(played));
  const { roundId } = played.value as unknown as { roundId: string };
  const reply = await askVendor('rounds/detail', { roundId, gameCode: code, language: 'sw' });
  assert.equal(reply.statusCode, 200, reply.body.slice(0, 300));
  const { value } = providerCalls['POST /vendor/v1/rounds/detail'];
  assert.equal(value.parse(reply.json().value).choices.length, 37);
});
