import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCaller, RefusedError } from '@bahati/client/caller.ts';
import type { GamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';

import { type DemoLogin, readDemoLogins } from '#scripts/start/demo-logins.ts';
import { addressOf, type Ports } from '#scripts/start/settings.ts';

/** The slots the members spread over, the first of the shop. */
const mostGames = 6;
const gamesEach = 2;
const spinsAGame = 12;
const mostAttempts = 10;
const pauseMs = 2000;

/** A market of the demo: where its programs answer, and whose people play there. */
type Market = { ports: Ports; brand?: string | undefined };

const callPlatform = ({ ports, brand }: Market, token: string | null = null) =>
  createCaller<PlayerSiteCalls>({
    baseUrl: addressOf(ports.playerSite, brand),
    token: () => token,
    fetch: reach,
  });

const callGames = ({ ports, brand }: Market, token: string | null = null) =>
  createCaller<GamesFrameCalls>({
    baseUrl: addressOf(ports.games, brand),
    token: () => token,
    fetch: reach,
  });

const reach: typeof fetch = (input, init) =>
  fetchOutside(input instanceof Request ? input.url : input, init);

/**
 * Lets the demo's members play real rounds by the calls any member makes, so that a newcomer finds
 * a market with people in it. The one whose login a newcomer is offered first keeps his money.
 */
export const playAsDemoMembers = async (ports: Ports, brand?: string): Promise<void> => {
  const market = { ports, brand };
  const { winners } = await callPlatform(market)('GET /wps/relay/GCSGAME_getRankList', {});
  if (winners.length > 0) return;
  const gameIds = await readOpenSlots(market);
  const [, ...others] = readDemoLogins(brand).filter(({ totpSecret }) => totpSecret === undefined);
  for (const [at, login] of others.entries()) {
    // Each begins one game further on, so that every game has met somebody.
    const turned = [...gameIds.slice(at % gameIds.length), ...gameIds];
    await playAs(market, login, new Set(turned.slice(0, gamesEach)));
  }
};

/** The first slots of the shop, once the vendors have told what they offer. */
const readOpenSlots = async (market: Market): Promise<string[]> => {
  for (let attempt = 1; ; attempt += 1) {
    const { content } = await callPlatform(market)('GET /wps/relay/GCSGAME_gameList', {
      query: { gameType: 'RNG', pageSize: 100 },
    });
    const open = content.filter(
      ({ isGame, isUnderMaintenance }) => isGame === 'GAME' && !isUnderMaintenance,
    );
    if (open.length >= mostGames || attempt === mostAttempts)
      return open.slice(0, mostGames).map(({ gameId }) => gameId);
    await sleep(pauseMs);
  }
};

const playAs = async (
  market: Market,
  { username, password }: DemoLogin,
  gameIds: ReadonlySet<string>,
): Promise<void> => {
  const { token } = await callPlatform(market)('POST /wps/session/login', {
    body: { username, password, type: 'username' },
  });
  const member = callPlatform(market, token);
  for (const gameId of gameIds) await playGame(market, member, gameId);
  await member('POST /wps/session/logout', { body: {} });
};

/** Who has spent his money stops, and a game that will not open is left, as everybody must. */
const playGame = async (
  market: Market,
  member: ReturnType<typeof callPlatform>,
  gameId: string,
): Promise<void> => {
  try {
    const { gameUrl } = await member('POST /wps/relay/GCS_gameLaunchFB', { body: { gameId } });
    await spin(market, new URL(gameUrl).searchParams.get('token') ?? '');
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
};

const spin = async (market: Market, launchToken: string): Promise<void> => {
  const session = await callGames(market)('POST /frame/v1/session', { body: { launchToken } });
  const frame = callGames(market, session.frameToken);
  for (let turn = 0; turn < spinsAGame; turn += 1) {
    const stake = session.betLevels[2 + (turn % 3)];
    if (stake === undefined) break;
    const round = await frame('POST /frame/v1/spin', {
      body: { idempotencyKey: randomUUID(), stake },
    });
    await frame('POST /frame/v1/seen', { body: { roundId: round.roundId } });
  }
};
