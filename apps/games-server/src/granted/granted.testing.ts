/** Granting free rounds in a test of the games server: to the provider, and in the reference wallet. */
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { gameCode, type Frame, providerKey, type Scene } from '#games-server/scene.testing.ts';

type Reply = { status: number; code?: string; value?: Record<string, unknown> };
export type Post = (path: string, text: string, headers: Record<string, string>) => Promise<Reply>;

/** The platform's signed call, by whatever way the server is reached. */
export const asPlatform =
  (post: Post) =>
  (name: 'grant' | 'cancel' | 'state', body: object): Promise<Reply> => {
    const text = JSON.stringify(body);
    const headers = signedHeaders('platform', providerKey, text, Date.now());
    return post(`/vendor/v1/freeRounds/${name}`, text, headers);
  };

export const grantBody = (memberId: string, more: object = {}) => ({
  grantId: randomUUID(),
  memberId,
  gameCode,
  currency: 'KES',
  rounds: 2,
  stake: '20.00',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  campaignId: 'welcome',
  cap: '100000.00',
  ...more,
});

/** The reference wallet pays its rounds. */
export function addToWallet({ wallet }: Scene, grant: ReturnType<typeof grantBody>): void {
  const { grantId, memberId, campaignId, rounds: left } = grant;
  wallet.grants.set(grantId, { memberId, gameCode, campaignId, left, cap: 10n ** 12n });
}

export const spinFree = (
  frame: Frame,
  { grantId }: { grantId: string },
  idempotencyKey: string = randomUUID(),
  stake = '20.00',
) => frame.ask('POST', '/frame/v1/spin', { idempotencyKey, stake, grantId });
