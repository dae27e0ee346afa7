/**
 * OpenID Connect: authorization code with PKCE and nonce. Only the subject is asked for. An
 * identity token counts when issuer, audience, nonce, time and signature are right.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import * as oidc from 'openid-client';
import type { Context } from '#platform/context.ts';
import { boundedFetch } from '#domains/identity/outside-sign-in/outside-sign-in.ts';

export type OidcClient = { issuer: string; clientId: string; clientSecret: string | null };

type Known = { metadata: oidc.ServerMetadata; keys?: oidc.ExportedJWKSCache; readAtMs: number };

/** The member waits for all requests together. */
const longestWaitMs = 4_000;
const longestBytes = 1_048_576;
const freshMs = 10 * 60_000;

/** What providers say of themselves; as many entries as brands configure. */
const knownIssuers = new Map<string, Known>();

export const callbackPath = '/social/callback';

/** The provider's page to go to. Refuses `social_unavailable`. */
export async function departureUrl(
  context: Context,
  client: OidcClient,
  way: { state: string; nonce: string; verifier: string },
): Promise<string> {
  return asking(context, client, async (configuration) => {
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: context.config.PLAYER_ORIGIN + callbackPath,
      scope: 'openid',
      state: way.state,
      nonce: way.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(way.verifier),
      code_challenge_method: 'S256',
    });
    if (url.protocol !== 'https:' && !isPlainHttpAllowed(context)) {
      throw new TypeError('The page to sign in at is not HTTPS.');
    }
    return url.href;
  });
}

export type OidcAnswer = {
  code: string;
  state: string;
  iss?: string | undefined;
  nonce: string;
  verifier: string;
};

/**
 * Exchanges the code and answers the subject of the checked identity token. Refuses
 * `social_failed` for anything that is not a proof, `social_unavailable` for no answer.
 */
export async function provenSubject(
  context: Context,
  client: OidcClient,
  { code, state, iss, nonce, verifier }: OidcAnswer,
): Promise<string> {
  const url = new URL(context.config.PLAYER_ORIGIN + callbackPath);
  for (const [name, value] of Object.entries({ code, state, iss })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return asking(context, client, async (configuration, known) => {
    oidc.enableNonRepudiationChecks(configuration);
    if (known.keys) oidc.setJwksCache(configuration, known.keys);
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const keys = oidc.getJwksCache(configuration);
    if (keys) known.keys = keys;
    const subject = tokens.claims()?.sub;
    if (!subject || subject.length > 255) throw new Refusal('social_failed');
    return subject;
  });
}

async function asking<T>(
  context: Context,
  client: OidcClient,
  use: (configuration: oidc.Configuration, known: Known) => Promise<T>,
): Promise<T> {
  const fetcher = boundedFetch({
    signal: AbortSignal.timeout(longestWaitMs),
    longestBytes,
    isPlainHttpAllowed: isPlainHttpAllowed(context),
  });
  let isKnown = false;
  try {
    const known = await knownIssuer(context, client, fetcher);
    isKnown = true;
    return await use(configurationOf(context, client, known.metadata, fetcher), known);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // What it says of itself proves nothing about a person, right or wrong.
    const refusal = isKnown && isNoProof(error) ? 'social_failed' : 'social_unavailable';
    // The provider's own words may quote what it was sent, and so are left out.
    const { issuer } = client;
    context.log.warn({ issuer, refusal, cause: causeOf(error) }, 'a social sign-in failed');
    throw new Refusal(refusal);
  }
}

async function knownIssuer(
  context: Context,
  client: OidcClient,
  fetcher: oidc.CustomFetch,
): Promise<Known> {
  const now = Date.now();
  const found = knownIssuers.get(client.issuer);
  if (found && now - found.readAtMs < freshMs) return found;
  const execute = isPlainHttpAllowed(context) ? [oidc.allowInsecureRequests] : [];
  const discovered = await oidc.discovery(
    new URL(client.issuer),
    client.clientId,
    undefined,
    oidc.None(),
    { [oidc.customFetch]: fetcher, execute },
  );
  const known: Known = { metadata: discovered.serverMetadata(), readAtMs: now };
  knownIssuers.set(client.issuer, known);
  return known;
}

function configurationOf(
  context: Context,
  { clientId, clientSecret }: OidcClient,
  metadata: oidc.ServerMetadata,
  fetcher: oidc.CustomFetch,
): oidc.Configuration {
  const ways = metadata.token_endpoint_auth_methods_supported;
  const isBasic = !ways || ways.includes('client_secret_basic');
  const proof = isBasic ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
  const configuration = new oidc.Configuration(
    metadata,
    clientId,
    undefined,
    clientSecret === null ? oidc.None() : proof(clientSecret),
  );
  configuration[oidc.customFetch] = fetcher;
  if (isPlainHttpAllowed(context)) oidc.allowInsecureRequests(configuration);
  return configuration;
}

function isPlainHttpAllowed({ config }: Context): boolean {
  return config.NODE_ENV !== 'production';
}

/** Codes of openid-client for an answer that came and does not prove who this is. */
const noProofs = new Set([
  'OAUTH_RESPONSE_BODY_ERROR',
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
]);

/** A provider in trouble also answers in the form of a refusal, with a status of its own fault. */
function isNoProof(error: unknown): boolean {
  const isItsFault = error instanceof oidc.ResponseBodyError && error.status >= 500;
  return noProofs.has(codeOf(error)) && !isItsFault;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function causeOf(error: unknown): string {
  const reason = error instanceof oidc.ResponseBodyError ? error.error : '';
  return [error instanceof Error ? error.name : '', codeOf(error), reason]
    .filter((part) => part !== '')
    .join(' ');
}
