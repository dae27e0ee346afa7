/**
 * Three providers of OpenID Connect that anybody may sign in at by any name: what the demo and its
 * tests stand in front of. Written out here, since a library would want a store and pages of its
 * own for what is a code, a key and a token. Who knows a name is that person.
 */
import { createHash, generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** None of them is the name of a real one. */
export const signInProviders = {
  taa: 'Taa ID (demo)',
  bahari: 'Bahari ID (demo)',
  soko: 'Soko ID (demo)',
} as const;

export type SignInProvider = keyof typeof signInProviders;

export function readSignInProvider(code: string): SignInProvider | undefined {
  return (Object.keys(signInProviders) as SignInProvider[]).find((known) => known === code);
}

export type Asked = {
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string;
  challenge: string;
};

type Code = Asked & { provider: SignInProvider; subject: string; endsAtMs: number };

const codeLifeMs = 60_000;
const mostCodes = 1_000;
const tokenSeconds = 300;
const kid = 'demo';

/** Codes that were given out, each good for one exchange; no restart keeps them. */
const codes = new Map<string, Code>();

export function issueCode(provider: SignInProvider, name: string, asked: Asked, now: number) {
  const oldest = codes.keys().next().value;
  if (codes.size >= mostCodes && oldest !== undefined) codes.delete(oldest);
  const code = randomBytes(24).toString('base64url');
  const person = name.trim().toLowerCase();
  const subject = createHash('sha256').update(`${provider} ${person}`).digest('base64url');
  codes.set(code, { ...asked, provider, subject, endsAtMs: now + codeLifeMs });
  return code;
}

export type Exchange = { code: string; verifier: string; clientId: string; redirectUri: string };

/** The person's identity token; undefined for anything but the proof of who was given the code. */
export async function exchangeCode(
  provider: SignInProvider,
  issuer: string,
  { code, verifier, clientId, redirectUri }: Exchange,
  now: number,
): Promise<string | undefined> {
  const given = codes.get(code);
  codes.delete(code);
  if (given?.provider !== provider || given.endsAtMs < now) return undefined;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const isSame =
    given.challenge === challenge &&
    given.clientId === clientId &&
    given.redirectUri === redirectUri;
  if (!isSame) return undefined;
  const seconds = Math.floor(now / 1_000);
  const times = { iat: seconds, exp: seconds + tokenSeconds };
  const { subject: sub, nonce } = given;
  return signed({ iss: issuer, aud: clientId, sub, nonce, ...times });
}

let keys: Promise<{ privateKey: KeyObject; publicKey: KeyObject }> | undefined;

/** Made when somebody signs in first: most starts never need it. */
function keyPair() {
  return (keys ??= promisify(generateKeyPair)('rsa', { modulusLength: 2_048 }));
}

export async function publicKey(): Promise<object> {
  const { publicKey: key } = await keyPair();
  return { ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
}

async function signed(claims: object): Promise<string> {
  const { privateKey } = await keyPair();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}
