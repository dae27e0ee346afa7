/**
 * Who gets in where: every call of the contract, asked by everybody there is. Who asks is judged
 * before what is asked, so a body no call takes shows who got in and moves nothing.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import {
  isAtPrograms,
  permission,
  type Permission,
} from '@bahati/contract/back-office/staff/permissions.ts';
import { type CallDeclaration, methodAndPath } from '@bahati/contract/call.ts';
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { playerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import { makeAgent } from '#domains/members/make-agent.ts';
import { allowStaff, signInStaff } from '#domains/staff/staff.testing.ts';
import {
  accessPage,
  callsOf,
  type Cell,
  cellOfOutsider,
  cellOfStaff,
  outsiders,
  type Site,
} from './access-table.ts';
import { permissionFor } from './permissions.ts';
import {
  type Answer,
  call,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { builtInRoles } from './staff-roles.ts';

let platform: TestPlatform;
let tokens: Record<'trial' | 'member' | 'agent' | 'staff', string>;
before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  // A process reads who its providers are as it starts, and then every two seconds.
  await platform.gaming.directory.refresh();
  tokens = {
    trial: await trialToken(),
    member: (await registerTestMember(platform)).token,
    agent: await agentToken(),
    staff: (await signInStaff(platform, { permissions: 'all' })).token,
  };
});
after(() => platform.close());

const trialToken = async (): Promise<string> => {
  const body = { os: 'Android', platform: 'W', gatewayVersion: 3 };
  const { value } = await platform.player('POST /wps/session/login/freeplay', { body });
  return value.token;
};

const agentToken = async (): Promise<string> => {
  const { id, token } = await registerTestMember(platform);
  await makeAgent(platform.context, id, { type: 1 });
  return token;
};

/** Every id is nobody's. */
const pathOf = (path: string) => path.replaceAll(/:\w+/g, '999999999');

const strange = { 'no call takes this': true };

const ask = (site: Site, key: string, token?: string, headers?: Record<string, string>) => {
  const { method, path } = methodAndPath(key);
  const server = platform.app[site];
  return call(server, `${method} ${pathOf(path)}`, {
    token,
    ...(headers ? { headers } : {}),
    ...(method === 'GET' ? {} : { body: strange }),
  });
};

/** Kept out for want of a proof of who asks. */
const isStranger = ({ status, code }: Answer) => status === 401 && code === 'unauthenticated';

/** Kept out although it is known who asks. */
const isForbidden = ({ status, code }: Answer) => status === 403 && code === 'forbidden';

const gatewaySender = () => ({ code: testProvider.code, key: platform.context.config.GATEWAY_KEY });

const callsFor = (calls: Readonly<Record<string, CallDeclaration>>, audience: string) =>
  Object.keys(calls).filter((key) => calls[key]?.audience === audience);

/** Signing out takes no body, so its session is one of its own. */
const endsSession = (key: string) => key.endsWith('/session/logout');

/** How an answer counts in the table. */
const cellOf = (answer: Answer): Cell => {
  assert.ok(answer.status < 500, answer.text);
  if (isStranger(answer)) return '401';
  return isForbidden(answer) ? '403' : 'in';
};

const everyCall = (['player', 'backOffice'] as const).flatMap((site) =>
  Object.keys(callsOf[site]).map((key) => ({ site, key })),
);

/** What differs from the table, a sentence each. */
const differences = async (
  who: string,
  expected: (site: Site, key: string) => Cell,
  asked: (site: Site, key: string) => Promise<Answer>,
): Promise<string[]> => {
  const found: string[] = [];
  for (const { site, key } of everyCall.filter((each) => !endsSession(each.key))) {
    const answer = await asked(site, key);
    const cell = expected(site, key);
    // What is one chat's own lets nobody in without the token of that chat.
    const isRight =
      cell === 'own' ? !answer.success && answer.status < 500 : cellOf(answer) === cell;
    if (!isRight) found.push(`${who} at ${key}: ${cell} is documented, ${answer.text}`);
  }
  return found;
};

test('the page of who gets in where is this version’s', () => {
  const page = readFileSync(new URL('../../../../docs/access.md', import.meta.url), 'utf8');
  assert.equal(page, accessPage(), 'run: npm run access-page');
});

test('every call answers who is no staff as documented', async () => {
  const text = JSON.stringify(strange);
  const keys = { provider: testProvider, gateway: gatewaySender() };
  for (const who of outsiders) {
    const asked = (site: Site, key: string) => {
      if (who === 'anonymous') return ask(site, key);
      if (who !== 'provider' && who !== 'gateway') return ask(site, key, tokens[who]);
      const { code, key: secret } = keys[who];
      const nowMs = platform.context.now().getTime();
      const isRead = methodAndPath(key).method === 'GET';
      const signed = signedHeaders(code, secret, isRead ? '' : text, nowMs);
      return ask(site, key, undefined, signed);
    };
    const expected = (site: Site, key: string) => cellOfOutsider(site, key, who);
    assert.deepEqual(await differences(who, expected, asked), []);
  }
  const forged = (site: Site, key: string) => ask(site, key, 'not-a-token');
  const expected = (site: Site, key: string) => cellOfOutsider(site, key, 'anonymous');
  assert.deepEqual(await differences('a forged token', expected, forged), []);
});

test('every call answers each role of staff as documented', async () => {
  for (const { code } of builtInRoles) {
    const { token } = await signInStaff(platform, { role: code });
    const expected = (site: Site, key: string) => cellOfStaff(site, key, code);
    const asked = (site: Site, key: string) => ask(site, key, token);
    assert.deepEqual(await differences(code, expected, asked), []);
  }
});

test('a staff call lets in whoever has its one permission, and nobody with all the others', async () => {
  const calls = callsFor(backOfficeCalls, 'staff').filter((key) => !endsSession(key));
  assert.ok(calls.length > 70);
  const signedIn = await signInStaff(platform, { permissions: [] });
  const allow = (permissions: readonly Permission[]) => allowStaff(platform, signedIn, permissions);
  const asked = async (key: string) => ask('backOffice', key, signedIn.token);
  for (const needed of [null, ...permission.options.filter((name) => !isAtPrograms(name))]) {
    const own = calls.filter((key) => permissionFor(key) === needed);
    assert.ok(own.length > 0, `${needed} opens nothing`);
    // A right that is taken away or given holds from the very next request.
    await allow(permission.options.filter((each) => each !== needed));
    for (const key of own) {
      const answer = await asked(key);
      assert.equal(
        isForbidden(answer),
        needed !== null,
        `${key} without ${needed}: ${answer.text}`,
      );
    }
    await allow(needed === null ? [] : [needed]);
    for (const key of own) {
      const answer = await asked(key);
      assert.ok(!isForbidden(answer) && !isStranger(answer), `${key} with ${needed}`);
      assert.ok(answer.status < 500, `${key} with ${needed}: ${answer.text}`);
    }
  }
});

test('a provider is let in by his signature alone, the gateway by its own', async () => {
  const text = JSON.stringify(strange);
  const { code, key: providerKey } = testProvider;
  const gatewayKey = platform.context.config.GATEWAY_KEY;
  const signed = (key: string) => signedHeaders(code, key, text, platform.context.now().getTime());
  const tables = [
    { calls: gamesProviderCalls, right: providerKey, wrong: gatewayKey },
    { calls: gatewayCallbacks, right: gatewayKey, wrong: providerKey },
  ];
  for (const { calls, right, wrong } of tables) {
    for (const key of Object.keys(calls)) {
      for (const token of [undefined, tokens.member, tokens.staff]) {
        const unsigned = await ask('player', key, token);
        assert.ok(isStranger(unsigned), `${key}: ${unsigned.text}`);
      }
      const forged = await ask('player', key, undefined, signed(wrong));
      assert.ok(isStranger(forged), `${key}: ${forged.text}`);
      const proven = await ask('player', key, undefined, signed(right));
      assert.deepEqual([proven.status, proven.code], [400, 'invalid_input'], `${key}`);
    }
  }
});

test('signing out ends the session that asks, on either site', async () => {
  const { token } = await registerTestMember(platform);
  const staff = await signInStaff(platform, { permissions: [] });
  const sessions = [
    ['player', callsFor(playerSiteCalls, 'member'), token],
    ['backOffice', callsFor(backOfficeCalls, 'staff'), staff.token],
  ] as const;
  for (const [site, calls, own] of sessions) {
    const [key, ...more] = calls.filter(endsSession);
    assert.ok(key !== undefined && more.length === 0);
    const { path } = methodAndPath(key);
    const signOut = () => call(platform.app[site], `POST ${path}`, { token: own, body: {} });
    assert.ok((await signOut()).success);
    assert.ok(isStranger(await signOut()));
  }
});

/** Routes that are no calls, with what somebody unknown is answered. */
const besideTheContract: Readonly<Record<Site, Readonly<Record<string, string>>>> = {
  player: {
    'GET /wps/agent/bills/files': '404 not_found',
    'GET /wps/live': '401 unauthenticated',
    'GET /wps/records/files': '404 not_found',
    'GET /wps/uploads/:id': '404 not_found',
    'POST /gateway-callbacks/sms/africastalking/:token': '401 unauthenticated',
    'POST /gateway-callbacks/sms/http': '401 unauthenticated',
    'POST /gateway-callbacks/sms/texts/africastalking/:token': '401 unauthenticated',
    'POST /gateway-callbacks/sms/texts/http': '401 unauthenticated',
    'POST /gateway-callbacks/sms/texts/phone': '401 unauthenticated',
    'POST /rail-callbacks/:rail': '404 not_found',
    'POST /rail-callbacks/:rail*': '404 not_found',
    'POST /wps/chat/images': '401 unauthenticated',
    'POST /wps/images': '401 unauthenticated',
  },
  backOffice: {
    'GET /bo/exports/files': '404 not_found',
    'GET /bo/aml/reportFiles': '404 not_found',
    'GET /bo/reportRuns/files': '404 not_found',
    'GET /bo/reports/files': '404 not_found',
    'GET /wps/uploads/:id': '404 not_found',
    'POST /bo/chats/images': '401 unauthenticated',
    'POST /bo/contentPictures': '401 unauthenticated',
  },
};

/** What everybody may read. */
const isPublic = (route: string) => /^GET \/(art|docs\/api|healthz|readyz)\b/.test(route);

test('no route is served beyond the contract and the files beside it, which strangers do not get', async () => {
  const calls = {
    player: { ...playerSiteCalls, ...gamesProviderCalls, ...gatewayCallbacks },
    backOffice: backOfficeCalls,
  };
  for (const site of ['player', 'backOffice'] as const) {
    const served = routesOf(platform.app[site].printRoutes({ commonPrefix: false }));
    assert.deepEqual(
      Object.keys(calls[site]).filter((key) => !served.includes(key)),
      [],
    );
    const answers: Record<string, string> = {};
    for (const route of served) {
      if (Object.hasOwn(calls[site], route) || isPublic(route)) continue;
      const { status, code } = await ask(site, route);
      answers[route] = `${status} ${code}`;
    }
    assert.deepEqual(answers, besideTheContract[site]);
  }
});

/** Reads the server's own drawing of its routes: a line a path, four signs a level. */
function routesOf(drawing: string): string[] {
  const above: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] =
      /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    above.splice(indent.length / 4, above.length, part);
    const named = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
    return named.map((method) => `${method} ${above.join('')}`);
  });
}
