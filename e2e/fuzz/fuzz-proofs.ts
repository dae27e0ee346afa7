/** Who proves himself while fuzzing, and how: logins, launches and the headers of each audience. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { sign } from '@bahati/server-kit/signature.ts';
import { testProvider, type TestMember } from '@bahati/testing/factories.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import { type DemoPerson, codeOf } from '#e2e/fixtures/demo-people.ts';
import type { Stack } from '#e2e/fixtures/stack.ts';

/** What the demo's provider, platform and gateway sign with when nobody set anything else. */
const demoKeys = {
  BAHATI: 'demo-provider-key-not-for-production',
  gateway: 'demo-gateway-key-not-for-production',
};

export type FuzzProofs = {
  /** The headers that prove who sends. */
  proof: (key: string, call: CallDeclaration, body: Buffer) => Record<string, string>;
  /** Headers of those who may not make this call. */
  foreignProofs: (call: CallDeclaration) => Record<string, string>[];
};

export const bearer = (token: string | undefined): Record<string, string> => ({
  authorization: `Bearer ${token}`,
});

export const logInMember = async ({ origins }: Stack, { username, password }: DemoPerson) => {
  const url = `${origins.playerSite}/wps/session/login`;
  return (await ask(url, { username, password, type: 'username' }))['token'] ?? '';
};

export const logInStaff = async (stack: Stack, staff: DemoPerson): Promise<string> => {
  const { username, password } = staff;
  const url = `${stack.origins.backOffice}/bo/session/login`;
  return (await ask(url, { username, password, code: await codeOf(stack, staff) }))['token'] ?? '';
};

export const launchAs = async (stack: Stack, token: string, gameId: string): Promise<string> => {
  const url = `${stack.origins.playerSite}/wps/relay/GCS_gameLaunchFB`;
  const { gameUrl = '' } = await ask(url, { gameId }, token);
  return new URL(gameUrl).searchParams.get('token') ?? '';
};

/** Signs the bytes as they are, spoilt or not. */
const signed = (sender: string, key: string, body: Buffer): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    [signatureHeaders.sender]: sender,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(key, timestamp, body),
  };
};

type Sessions = {
  /** By the audience of a call. */
  tokens: Readonly<Record<string, string>>;
  crashToken: string;
  /** Of a frame whose game is played in rooms. */
  roomToken: string;
  /** Each is good for one call that ends it. */
  spares: TestMember[];
  spareStaff: string[];
};

export const fuzzProofs = ({
  tokens,
  crashToken,
  roomToken,
  spares,
  spareStaff,
}: Sessions): FuzzProofs => ({
  proof: (key, { audience }, body) => {
    // Who takes a break is logged out as well.
    if (/wps\/(session\/logout|member\/(timeOut|selfExclusion))$/.test(key)) {
      return bearer(spares.pop()?.loginToken);
    }
    if (key === 'POST /bo/session/logout') return bearer(spareStaff.pop());
    if (key.includes('/frame/v1/crash/')) return bearer(crashToken);
    if (/ \/frame\/v1\/(rooms|seats|tables)/.test(key)) return bearer(roomToken);
    // The chat is for anyone with a chat, and a member has one.
    if (key.includes(' /wps/chat')) return bearer(tokens['member']);
    if (audience === 'provider') return signed(testProvider.code, testProvider.key, body);
    if (audience === 'platform') return signed('platform', demoKeys.BAHATI, body);
    if (audience === 'gateway') return signed('gateway', demoKeys.gateway, body);
    return audience in tokens ? bearer(tokens[audience]) : {};
  },
  foreignProofs: ({ audience }) => [
    {},
    signed(testProvider.code, 'a-key-that-nobody-has', Buffer.from('{}')),
    ...Object.entries(tokens)
      .filter(([owner]) => owner !== audience)
      .map(([, token]) => bearer(token)),
  ],
});
