/** A platform whose members play at the test provider, for tests of rounds and of providers. */
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

/** Processes read who their providers are as they start, so the provider is there before. */
export async function openPlayedPlatform(
  environment: Record<string, string> = {},
): Promise<{ first: TestPlatform; platform: TestPlatform; players: TestMember[] }> {
  const first = await openTestPlatform({ environment });
  await addProvider(first.owner);
  const players = await addMembers(first.owner, { count: 3, balance: 1_000_000n });
  const platform = await openTestPlatform({ sharing: first, environment });
  return { first, platform, players };
}

/** Sends one signed operation, as the provider would. */
export async function sendOperation(
  platform: TestPlatform,
  kind: string,
  body: object,
  key: string = testProvider.key,
) {
  const whole = { gameCode: testProvider.gameCode, currency: 'KES', ...body };
  const headers = signedHeaders(testProvider.code, key, JSON.stringify(whole), Date.now());
  return platform.player(`POST /provider/v1/${kind}`, { body: whole, headers });
}

/** Opens a round by one stake; answers the round's id in our books. */
export async function openRoundOf(
  platform: TestPlatform,
  player: TestMember,
  roundId: string,
  amount: string,
): Promise<string> {
  const answer = await sendOperation(platform, 'bet', {
    memberId: player.id.toString(),
    sessionToken: player.sessionToken,
    transactionId: `${roundId}-bet`,
    roundId,
    amount,
  });
  if (!answer.success) throw new Error(`Not staked: ${answer.text}`);
  return answer.value.platformTransactionId;
}
