/** The providers' endpoints: what they say of themselves, their page, and the exchange. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#simulator/context.ts';
import { sendPage } from '#simulator/pages/send-page.ts';
import { signInPage } from '#simulator/pages/sign-in-page.ts';
import {
  type Asked,
  exchangeCode,
  issueCode,
  publicKey,
  readSignInProvider,
  type SignInProvider,
} from './sign-in.ts';

type Visit = { Params: { provider: string }; Querystring: Record<string, unknown>; Body: unknown };

/** Where the site takes its providers' answers. */
const callbackPath = '/social/callback';
const longestName = 40;

export function serveSignIn(server: FastifyInstance, { settings, now }: Context): void {
  const { signInOrigins, origin } = settings;
  if (signInOrigins === null) return;
  const root = '/sign-in/:provider';
  const issuerOf = (provider: SignInProvider) => `${origin}/sign-in/${provider}`;
  const known = (request: FastifyRequest<Visit>) => readSignInProvider(request.params.provider);

  server.get<Visit>(`${root}/.well-known/openid-configuration`, (request, reply) => {
    const provider = known(request);
    return provider ? reply.send(metadata(issuerOf(provider))) : unknown(reply);
  });
  server.get<Visit>(`${root}/jwks`, async (request, reply) =>
    known(request) ? reply.send({ keys: [await publicKey()] }) : unknown(reply),
  );
  server.get<Visit>(`${root}/authorize`, (request, reply) => {
    const provider = known(request);
    const asked = readAsked(request.query, signInOrigins);
    if (!provider || !asked) return unknown(reply);
    const language = /^sw/i.test(request.headers['accept-language'] ?? '') ? 'sw' : 'en';
    const body = signInPage({ provider, language, action: request.url });
    return sendPage(reply, body, { returnUrl: asked.redirectUri });
  });
  server.post<Visit>(`${root}/authorize`, (request, reply) => {
    const provider = known(request);
    const asked = readAsked(request.query, signInOrigins);
    if (!provider || !asked) return unknown(reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const name = form.get('name')?.trim().slice(0, longestName) ?? '';
    const back = new URL(asked.redirectUri);
    const isGiven = form.get('choice') === 'continue' && name !== '';
    if (isGiven) back.searchParams.set('code', issueCode(provider, name, asked, now()));
    else back.searchParams.set('error', 'access_denied');
    back.searchParams.set('state', asked.state);
    back.searchParams.set('iss', issuerOf(provider));
    return reply.redirect(back.href, 303);
  });
  server.post<Visit>(`${root}/token`, async (request, reply) => {
    const provider = known(request);
    const form = request.body;
    if (!provider || !(form instanceof URLSearchParams)) return unknown(reply);
    const field = (name: string) => form.get(name) ?? '';
    const exchange = {
      code: field('code'),
      verifier: field('code_verifier'),
      clientId: field('client_id'),
      redirectUri: field('redirect_uri'),
    };
    const token = await exchangeCode(provider, issuerOf(provider), exchange, now());
    if (token === undefined) return reply.code(400).send({ error: 'invalid_grant' });
    return reply.send({
      access_token: 'none',
      token_type: 'bearer',
      expires_in: 1,
      id_token: token,
    });
  });
}

function metadata(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
  };
}

/** Undefined for what no site of ours asks: the answer would go to a stranger. */
function readAsked(query: Visit['Querystring'], origins: readonly string[]): Asked | undefined {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  const redirect = URL.parse(text('redirect_uri'));
  const isOurs =
    redirect !== null && redirect.pathname === callbackPath && isHome(redirect, origins);
  const challenge = text('code_challenge');
  if (!isOurs || text('code_challenge_method') !== 'S256' || challenge === '') return undefined;
  return {
    clientId: text('client_id'),
    redirectUri: redirect.href,
    state: text('state'),
    nonce: text('nonce'),
    challenge,
  };
}

/** This machine, or where the player site is reached. */
function isHome({ hostname, origin }: URL, origins: readonly string[]): boolean {
  return /^(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost)$/.test(hostname) || origins.includes(origin);
}

function unknown(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'not_found' });
}
