/** A real OpenID Connect server on a port of its own, and a person who signs in at its pages. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import type { TestPlatform } from '#platform/platform.testing.ts';

const callback = 'http://127.0.0.1:8080/social/callback';
export const clientSecret = 'a-secret-of-the-test-client';

/** What becomes of a token answer before it leaves the server. */
export type Tampering = (answer: {
  status: number;
  body: Record<string, unknown>;
}) => Promise<void>;

export type OidcServer = Awaited<ReturnType<typeof startOidcServer>>;

export async function startOidcServer() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: ['bahati', 'other'].map((client_id) => ({
      client_id,
      client_secret: clientSecret,
      redirect_uris: [callback],
      grant_types: ['authorization_code'],
      response_types: ['code' as const],
    })),
    jwks: { keys: [jwk as never] },
    cookies: { keys: ['test-cookie-key'] },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  });
  let tampering: Tampering | undefined;
  provider.use(async (koa, next) => {
    await next();
    if (koa.path !== '/token' || !tampering) return;
    const answer = { status: koa.status, body: koa.body as Record<string, unknown> };
    await tampering(answer);
    koa.body = answer.body;
    koa.status = answer.status;
  });
  const answerRequest = provider.callback();
  server.on('request', (request, response) => void answerRequest(request, response));
  return {
    issuer,
    /** Signs claims with the server's own key, or a stranger's under its name. */
    async sign(claims: JWTPayload, isStranger = false): Promise<string> {
      const key = isStranger ? (await generateKeyPair('RS256')).privateKey : await importJWK(jwk);
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(key);
    },
    tamper(next: Tampering | undefined) {
      tampering = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Gives the brand a provider. */
export async function addProvider(
  { owner }: Pick<TestPlatform, 'owner'>,
  code: string,
  issuer: string,
  position = 0,
): Promise<void> {
  await owner.query(
    `INSERT INTO social_providers
       (brand, code, name, issuer, client_id, client_secret, icon, position)
     VALUES ('bahati', $1, $2, $3, 'bahati', $4, 'key', $5)`,
    [code, `The ${code}`, issuer, clientSecret, position],
  );
}

export type Return = { code: string; state: string; iss: string };

/** Goes where the site sent the browser, signs in and agrees; answers what comes back. */
export async function signInAt(url: string, login: string): Promise<Return> {
  const jar = new Map<string, string>();
  let at = url;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location?.startsWith(callback)) {
      return Object.fromEntries(new URL(location).searchParams) as Return;
    }
    if (location) {
      at = new URL(location, at).href;
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1];
    if (!action || !prompt) throw new Error(`No form at ${at}: ${response.status} ${page}`);
    at = new URL(action, at).href;
    form = new URLSearchParams({ prompt, login, password: 'any' });
  }
  throw new Error('The way to the provider and back did not end.');
}

/** One browser of the site: its cookies go with every call. */
export function newSiteBrowser(platform: TestPlatform) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar.values()].join('; ');
  const post = async (path: string, body: object, token?: string) => {
    const headers: Record<string, string> = jar.size > 0 ? { cookie: cookie() } : {};
    const answer = await platform.player(`POST ${path}`, { body, token, headers });
    for (const set of [answer.headers['set-cookie'] ?? []].flat().map(String)) {
      const [pair = ''] = set.split(';');
      jar.set(pair.split('=')[0] ?? '', pair);
    }
    return answer;
  };
  return { post, cookie };
}
