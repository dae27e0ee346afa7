/**
 * A hosted phone-verification service on a port of its own: it publishes keys, signs tokens, and
 * has a page where who says to hold a number is believed.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

/** Claims, of which one may be left out. */
type Claims = Record<string, unknown>;

const audience = 'bahati-numbers';

/** Serves HTTP as told, until it is closed. */
export async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function startPhoneService() {
  const rsa = await generateKeyPair('RS256', { extractable: true });
  const elliptic = await generateKeyPair('ES256', { extractable: true });
  const keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
  ];
  let requests = 0;
  const server = await startServer((request, response) => {
    requests += 1;
    const url = new URL(request.url ?? '/', server.origin);
    if (url.pathname === '/keys') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
    } else if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(url.searchParams));
    } else {
      void answerForm(sign, request, url.searchParams).then((location) =>
        response.writeHead(303, { location }).end(),
      );
    }
  });
  const issuer = server.origin;
  const claimsFor = (number: string, more: Claims = {}): Claims => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: issuer,
      aud: audience,
      sub: `user of ${number}`,
      jti: randomUUID(),
      iat: now,
      exp: now + 3_600,
      phone_number: number,
      phone_number_verified: true,
      ...more,
    };
  };
  /** A token of the service, with a claim or a header changed. */
  const sign = (number: string, more: Claims = {}, header: Partial<JWTHeaderParameters> = {}) => {
    const { alg = 'RS256' } = header;
    const isElliptic = alg === 'ES256';
    return new SignJWT(claimsFor(number, more))
      .setProtectedHeader({ kid: isElliptic ? 'elliptic' : 'rsa', ...header, alg })
      .sign(isElliptic ? elliptic.privateKey : rsa.privateKey);
  };
  return {
    issuer,
    environment: {
      PHONE_AUTH_ISSUER: issuer,
      PHONE_AUTH_JWKS_URL: `${issuer}/keys`,
      PHONE_AUTH_AUDIENCE: audience,
      PHONE_AUTH_AUTHORIZE_URL: `${issuer}/authorize?theme=plain`,
      PHONE_AUTH_NAME: 'Simu Safi',
    },
    claimsFor,
    requests: () => requests,
    publicKeyText: () => exportSPKI(rsa.publicKey),
    sign,
    close: server.close,
  };
}

type Sign = (number: string, more: Claims) => Promise<string>;

/** Where the browser is led back to, with everything in the fragment. */
async function answerForm(
  sign: Sign,
  request: IncomingMessage,
  asked: URLSearchParams,
): Promise<string> {
  const form = new URLSearchParams(await text(request));
  const number = form.get('number');
  const answer: Record<string, string> =
    form.get('choice') === 'confirm' && number
      ? { id_token: await sign(number, { nonce: asked.get('nonce') }) }
      : { error: 'access_denied' };
  const fragment = new URLSearchParams({ ...answer, state: asked.get('state') ?? '' });
  return `${asked.get('redirect_uri')}#${fragment}`;
}

/** The page keeps what it was asked for in its own address. */
function page(asked: URLSearchParams): string {
  return `<!doctype html>
<html lang="${asked.get('ui_locales') === 'sw' ? 'sw' : 'en'}">
<meta name="viewport" content="width=device-width"><title>Simu Safi</title>
<form method="post"><label>+ <input name="number" type="tel"></label>
<button name="choice" value="confirm">OK</button>
<button name="choice" value="close">X</button></form></html>`;
}

/** Sets out from a browser: the new one's cookie, or the one there is. */
export async function setOutForPhone(
  { player }: Pick<TestPlatform, 'player'>,
  known?: string,
): Promise<{ url: URL; nonce: string; cookie: string }> {
  const answer = await player('POST /wps/session/phone/start', {
    body: {},
    headers: known === undefined ? {} : { cookie: known },
  });
  if (!answer.success) throw new Error(`No way began: ${answer.text}`);
  const url = new URL(answer.value.url);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return { url, nonce: url.searchParams.get('nonce') ?? '', cookie };
}

/** What a browser comes back with, and the browser. */
export type PhoneReturn = { idToken: string; cookie: string };

/** A platform whose brand offers the service, and the service. */
export async function openPhonePlatform() {
  const service = await startPhoneService();
  const platform = await openTestPlatform({ environment: service.environment });
  const setOffered = (isOffered: boolean) =>
    platform.owner.query(
      `UPDATE brands SET flags = flags || jsonb_build_object('PHONEAUTH3', $1::boolean)`,
      [isOffered],
    );
  await setOffered(true);
  let count = 0;
  const newNumber = () => `+2547125${String((count += 1)).padStart(5, '0')}`;
  return {
    platform,
    service,
    setOffered,
    /** A number of nobody yet. */
    newNumber,
    /** A member who has proven a number of his own. */
    async withNumber() {
      const member = await registerTestMember(platform);
      const number = newNumber();
      await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
        member.id,
        number,
      ]);
      return { ...member, number };
    },
    async close() {
      await Promise.all([platform.close(), service.close()]);
    },
  };
}
