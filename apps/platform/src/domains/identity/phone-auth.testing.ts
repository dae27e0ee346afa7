/** A hosted phone-verification service on a port of its own: it publishes keys and signs tokens. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';

/** Claims, of which one may be left out. */
type Claims = Record<string, unknown>;

export type PhoneService = Awaited<ReturnType<typeof startPhoneService>>;

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
  const server = await startServer((_, response) => {
    requests += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
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
  return {
    issuer,
    environment: {
      PHONE_AUTH_ISSUER: issuer,
      PHONE_AUTH_JWKS_URL: `${issuer}/keys`,
      PHONE_AUTH_AUDIENCE: audience,
    },
    claimsFor,
    requests: () => requests,
    publicKeyText: () => exportSPKI(rsa.publicKey),
    /** A token of the service, with a claim or a header changed. */
    sign(number: string, more: Claims = {}, header: Partial<JWTHeaderParameters> = {}) {
      const { alg = 'RS256' } = header;
      const isElliptic = alg === 'ES256';
      return new SignJWT(claimsFor(number, more))
        .setProtectedHeader({ kid: isElliptic ? 'elliptic' : 'rsa', ...header, alg })
        .sign(isElliptic ? elliptic.privateKey : rsa.privateKey);
    },
    close: server.close,
  };
}
