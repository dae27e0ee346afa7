import { randomUUID } from 'node:crypto';
import { createCaller, RefusedError } from '@bahati/client/caller.ts';
import type { GamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';

import { type DemoLogin, readDemoLogins } from '#scripts/start/demo-logins.ts';
import { addressOf, type Ports } from '#scripts/start/settings.ts';

const gameId = 'BAHATI-taa-za-pwani';
const spinsEach = 24;

const callPlatform = (ports: Ports, token: string | null = null) =>
  createCaller<PlayerSiteCalls>({
    baseUrl: addressOf(ports.playerSite),
    token: () => token,
  });

const callGames = (ports: Ports, token: string | null = null) =>
  createCaller<GamesFrameCalls>({
    baseUrl: addressOf(ports.games),
    token: () => token,
  });

/**
 * Lets the demo's members play real rounds by the calls any member makes, so that a newcomer finds
 * a market with people in it. The one whose login a newcomer is offered first keeps his money.
 */
export const playAsDemoMembers = async (ports: Ports): Promise<void> => {
  const { winners } = await callPlatform(ports)('GET /wps/relay/GCSGAME_getRankList', {});
  if (winners.length > 0) return;
  const [, ...others] = readDemoLogins().filter(({ totpSecret }) => totpSecret === undefined);
  for (const login of others) await playAs(ports, login);
};

const playAs = async (ports: Ports, { username, password }: DemoLogin): Promise<void> => {
  const { token } = await callPlatform(ports)('POST /wps/session/login', {
    body: { username, password, type: 'username' },
  });
  const member = callPlatform(ports, token);
  const { gameUrl } = await member('POST /wps/relay/GCS_gameLaunchFB', { body: { gameId } });
  const launchToken = new URL(gameUrl).searchParams.get('token') ?? '';
  const session = await callGames(ports)('POST /frame/v1/session', { body: { launchToken } });
  const frame = callGames(ports, session.frameToken);
  try {
    for (let spin = 0; spin < spinsEach; spin += 1) {
      const stake = session.betSteps[2 + (spin % 3)];
      if (stake === undefined) break;
      const round = await frame('POST /frame/v1/spin', {
        body: { requestId: randomUUID(), stake },
      });
      await frame('POST /frame/v1/seen', { body: { roundId: round.roundId } });
    }
  } catch (error) {
    // Whoever has spent his money stops, as everybody must.
    if (!(error instanceof RefusedError) || error.code !== 'insufficient_funds') throw error;
  }
  await member('POST /wps/session/logout', { body: {} });
};
