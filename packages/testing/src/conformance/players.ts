/** Where a wallet run gets its members from: launch tokens of the settings, or the demo's site. */
import { exec } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Breach, type Players } from './trial.ts';

export type GivenTokens = {
  launchTokens: string[];
  second?: string | undefined;
  poor?: string | undefined;
  trial?: string | undefined;
  expired?: string | undefined;
  /** A command that ends the first member's sessions, as a log-out does. */
  endSession?: string | undefined;
};

/** Players of an integrator, who made the launch tokens himself. */
export function givenPlayers(given: GivenTokens): Players {
  const tokens = [...given.launchTokens];
  const { endSession } = given;
  return {
    launch: () => Promise.resolve(tokens.shift()),
    launchSecond: () => Promise.resolve(given.second),
    launchPoor: () => Promise.resolve(given.poor),
    launchTrial: () => Promise.resolve(given.trial),
    expiredLaunch: () => Promise.resolve(given.expired),
    ...(endSession === undefined
      ? {}
      : { endSession: async () => void (await promisify(exec)(endSession)) }),
  };
}

export type Demo = {
  /** The player site's origin. */
  site: string;
  username: string;
  password: string;
  gameId: string;
  /** Waits out the minute of a launch token, to see that it expires. */
  isPatient: boolean;
};

/** Longer than a launch token lives. */
const launchLifeMs = 61_000;

/** Players of the running demo, through the site's own calls: log in, launch, log out. */
export function demoPlayers(demo: Demo): Players {
  let token: string | undefined;
  const launchAs = async (session: string) => {
    const path = '/wps/relay/GCS_gameLaunchFB';
    const { gameUrl } = await ask(demo, path, { gameId: demo.gameId }, session);
    return new URL(String(gameUrl)).searchParams.get('token') ?? undefined;
  };
  const launch = async () => {
    token ??= await logIn(demo);
    return launchAs(token);
  };
  const launchStranger = async () => launchAs(await register(demo));
  return {
    launch,
    launchSecond: launchStranger,
    launchPoor: launchStranger,
    launchTrial: () => Promise.resolve(undefined),
    expiredLaunch: async () => {
      if (!demo.isPatient) return undefined;
      const unused = await launchStranger();
      await sleep(launchLifeMs);
      return unused;
    },
    endSession: async () => {
      await ask(demo, '/wps/session/logout', {}, token);
      token = undefined;
    },
  };
}

async function logIn({ site, username, password }: Demo): Promise<string> {
  const body = { username, password, type: 'username' };
  return String((await ask({ site }, '/wps/session/login', body))['token']);
}

/** A newcomer without money. */
async function register(demo: Demo): Promise<string> {
  const suffix = randomBytes(4).toString('hex');
  const password = `Jaribu-${suffix}!7`;
  const value = await ask(demo, '/wps/member/register', {
    username: `jaribu${suffix}`,
    password,
    confirmPassword: password,
    birthday: '1990-01-01',
    hasAcceptedTerms: true,
    registerMethod: 'WEB',
  });
  return String(value['token']);
}

async function ask(
  { site }: Pick<Demo, 'site'>,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const envelope = (await response.json()) as { success: boolean; code?: string; value?: object };
  if (envelope.success) return { ...envelope.value };
  throw new Breach(`${path} of the demo answered ${envelope.code}`);
}
