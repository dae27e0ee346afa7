import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';
import {
  type OfferedGame,
  providerCalls,
  type ProviderRoundDetail,
} from '@bahati/contract/games-provider/provider.ts';
import { subCategories } from '@bahati/contract/sub-categories.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { stakeUnitsOf } from '@bahati/game-rules/slots/definition.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { gamesOfModels } from '@bahati/game-rules/slots/studio/games-of-models.testing.ts';
import { namedGames } from '@bahati/game-rules/slots/studio/named-games.ts';
import { poolOffers } from '@bahati/game-rules/fishing/pool-offers.ts';
import { liveTables } from '@bahati/game-rules/live-tables/live-tables.ts';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  hasFreeSpins,
  injected,
  isLoss,
  isWin,
  openFrame,
  plantPair,
  providerKey,
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { gameByCode } from './games.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

const ask = async (path: string, body: object, headers?: Record<string, string>) => {
  const text = JSON.stringify(body);
  const response = await running.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signedHeaders('platform', providerKey, text, Date.now())),
    },
    payload: text,
  });
  return {
    status: response.statusCode,
    bytes: response.rawPayload.length,
    ...(response.json() as { code?: string; value?: unknown }),
  };
};

const askPage = async (pageNo: number, pageSize: number) => {
  const reply = await ask('/vendor/v1/games', { pageNo, pageSize });
  assert.equal(reply.status, 200, JSON.stringify(reply).slice(0, 300));
  const { value } = providerCalls['POST /vendor/v1/games'];
  return { ...value.parse(reply.value), bytes: reply.bytes };
};

test('the pages hold flagships, bet games, games with a name, and every studio game once', async () => {
  const shared = liveTables.length + seatOffers.length + poolOffers.length;
  const total = 10_015 + flagships.length + betGames.length + shared;
  const found: OfferedGame[] = [];
  const versions = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await askPage(pageNo, 500);
    assert.equal(page.total, total);
    assert.ok(page.bytes < 256_000, 'a signed answer is read up to 256 kB');
    versions.add(page.version);
    if (page.games.length === 0) break;
    found.push(...page.games);
  }
  assert.equal(versions.size, 1);
  assert.equal(found.length, total);
  assert.equal(found[0]?.gameCode, 'taa-za-pwani');
  const bets = 1 + flagships.length;
  const crash = found[bets + betGames.length];
  assert.deepEqual([crash?.gameCode, crash?.rtpBasisPoints], ['crash', 9_900]);
  const live = bets + betGames.length + 1;
  const named = bets + betGames.length + 1 + shared;
  const pools = named - poolOffers.length;
  assert.deepEqual(
    found.slice(1, bets).map(({ gameCode, vendorCode }) => [gameCode, vendorCode]),
    flagships.map(({ definition }) => [definition.id, 'BAHATI']),
  );
  assert.deepEqual(
    found.slice(bets, bets + betGames.length).map(({ gameCode, category }) => [gameCode, category]),
    betGames.map(({ game }) => [game.code, game.kind === 'original' ? 'BGS' : 'RNG']),
  );
  assert.deepEqual(
    found.slice(live, live + liveTables.length).map(({ gameCode, category, hasFreePlay }) => {
      return [gameCode, category, hasFreePlay];
    }),
    liveTables.map(({ code, category }) => [code, category, false]),
  );
  assert.deepEqual(
    found
      .filter(({ category }) => category === 'COCKFIGHT')
      .map(({ vendorCode, rtpBasisPoints }) => [vendorCode, rtpBasisPoints]),
    [
      ['SV3', 9_690],
      ['DS88', 9_557],
      ['DIG', 9_690],
      ['WGB', 9_557],
      ['WS168', 9_690],
    ],
  );
  assert.deepEqual(
    found.slice(pools, named).map(({ gameCode, category, rtpBasisPoints, hasFreePlay }) => {
      return [gameCode, category, rtpBasisPoints, hasFreePlay];
    }),
    poolOffers.map(({ code }) => [code, 'FISH', 9_600, false]),
  );
  assert.deepEqual(
    found.slice(named, named + 7).map(({ gameCode }) => gameCode),
    namedGames.map(({ code }) => code),
  );
  assert.deepEqual(
    found
      .slice(named + 7, named + 13)
      .map(({ gameCode, vendorCode, walletMode }) => [gameCode, vendorCode, walletMode]),
    plusGames.map(({ code }) => [code, 'BAHATI2', 'transfer']),
  );
  assert.deepEqual(
    found
      .slice(named + 13)
      .map(({ gameCode }) => gameCode)
      .toSorted(),
    Array.from({ length: 10_000 }, (_, at) => `studio-${String(at + 1).padStart(5, '0')}`),
  );
  for (const [at, { definition }] of flagships.entries()) {
    const dearest = BigInt(definition.buy?.price ?? 1);
    const greatest = (definition.betLevels.KES.at(-1) ?? 0n) * dearest;
    assert.equal(found[1 + at]?.stakes['KES']?.maximum, String(greatest));
  }
  for (const { gameCode, isReady } of found) {
    assert.ok(isReady, gameCode);
    assert.equal(gameByCode(gameCode).code, gameCode);
  }
  for (const wanted of subCategories) {
    assert.ok(
      found.some(({ features }) => features.includes(wanted)),
      `a game of ${wanted}`,
    );
  }
});

test('a game is offered with what it is called, costs and returns', async () => {
  const shared = liveTables.length + seatOffers.length + poolOffers.length;
  const { games } = await askPage(16 + flagships.length + betGames.length + shared, 1);
  const { definition, figures, vendor } = studioGame(1);
  assert.equal(games[0]?.gameCode, 'studio-00001');
  assert.deepEqual(games[0]?.title, definition.title);
  assert.equal(games[0]?.vendorCode, vendor.code);
  assert.equal(games[0]?.rtpBasisPoints, Math.round(Number(figures.rtpPercent) * 100));
  assert.deepEqual(games[0]?.stakes['KES'], { minimum: '2000', maximum: '500000' });
});

test('a game between people is offered without a return, from a blind to the dearest buy-in', async () => {
  const before = 3 + flagships.length + betGames.length + liveTables.length;
  const { games } = await askPage(before, 1);
  const { gameCode, category, rtpBasisPoints, features, hasFreePlay, stakes } =
    games[0] ?? assert.fail();
  assert.deepEqual([gameCode, category, rtpBasisPoints], ['holdem', 'PVP', null]);
  assert.deepEqual([features, hasFreePlay], [['table'], false]);
  assert.deepEqual(stakes['KES'], { minimum: '1000', maximum: '10000000' });
  assert.deepEqual(Object.keys(stakes).toSorted(), ['KES', 'TZS', 'XPL']);
});

test('a bet game is offered with its return cut to hundredths and the dearest round it has', async () => {
  const { games } = await askPage(2 + flagships.length, 1);
  const { stakes } = betGames[0]?.game ?? assert.fail();
  assert.equal(games[0]?.gameCode, 'dice');
  assert.equal(games[0]?.rtpBasisPoints, 9_899);
  const { minimum, maximum } = stakes.KES;
  assert.deepEqual(games[0]?.stakes['KES'], { minimum: String(minimum), maximum: String(maximum) });
});

test('without the platform’s signature no game is told', async () => {
  const body = { pageNo: 1, pageSize: 10 };
  const foreign = signedHeaders('platform', 'another-key-altogether', JSON.stringify(body), 1);
  for (const headers of [{}, foreign]) {
    const reply = await ask('/vendor/v1/games', body, headers);
    assert.deepEqual([reply.status, reply.code], [401, 'unauthenticated']);
  }
});

test('a page of nothing, or of more than the contract allows, is refused as input', async () => {
  for (const body of [
    { pageNo: 0, pageSize: 10 },
    { pageNo: 1, pageSize: 501 },
  ]) {
    const reply = await ask('/vendor/v1/games', body);
    assert.deepEqual([reply.status, reply.code], [400, 'invalid_input']);
  }
});

test('a studio game of each kind wins, loses, is paid exactly and can be proven', async () => {
  for (const [at, { definition }] of gamesOfModels('models played at the provider').entries()) {
    const member = scene.addMember();
    const wanted = at % 2 === 0 ? isLoss : isWin;
    const planted = await plantPair(scene, member, wanted, definition);
    const frame = await openFrame(scene, injected(running), member, definition.id);
    const round = (await frame.spin('100.00')).value as unknown as SlotRound;
    const payout = (BigInt(planted.outcome.pay) * 10_000n) / BigInt(stakeUnitsOf(definition));
    assert.deepEqual(round.base.stops, planted.outcome.base.stops);
    assert.equal(round.payout, `${payout / 100n}.${String(payout % 100n).padStart(2, '0')}`);
    assert.equal(scene.wallet.members.get(member)?.balance, startBalance - 10_000n + payout);
    const { serverSeed, clientSeed } = planted;
    const again = await drawInBrowser({ serverSeed, clientSeed, nonce: 0 }, (draw) =>
      drawOutcome(definition, draw),
    );
    assert.deepEqual(again, planted.outcome);
  }
});

test('an old round of a studio game with free spins is told from its seeds', async () => {
  const games = Array.from({ length: 20 }, (_, at) => studioGame(at + 1));
  const { definition } = games.find((game) => game.definition.freeSpins) ?? assert.fail();
  const member = scene.addMember();
  await plantPair(scene, member, hasFreeSpins, definition);
  const frame = await openFrame(scene, injected(running), member, definition.id);
  const round = (await frame.spin('20.00')).value as unknown as SlotRound;
  await frame.spin('20.00');
  const request = { roundId: round.roundId, gameCode: definition.id, language: 'sw' };
  const reply = await ask('/vendor/v1/rounds/detail', request);
  assert.equal(reply.status, 200, JSON.stringify(reply));
  const { picture, fairness } = reply.value as ProviderRoundDetail;
  assert.equal(picture?.['game'], definition.id);
  assert.deepEqual(picture?.['base'], round.base);
  assert.deepEqual(picture?.['freeSpins'], round.freeSpins);
  assert.equal(new URL(fairness?.verifyUrl ?? '').searchParams.get('game'), definition.id);
});

test('a code that no game bears is not found', () => {
  for (const code of ['studio-10001', 'studio-00000', 'studio-1', 'chess']) {
    assert.throws(() => gameByCode(code), /not_found/);
  }
});
