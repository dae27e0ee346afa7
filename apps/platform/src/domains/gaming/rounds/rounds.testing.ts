/** A platform whose members play at the test provider, for tests of rounds and of providers. */
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  testProvider,
  type TestMember,
} from '@bahati/testing/factories.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

/** With the provider, three members who play there, and the platform told of both. */
export async function openPlayedPlatform(
  environment: Record<string, string> = {},
): Promise<{ platform: TestPlatform; players: TestMember[] }> {
  const platform = await openTestPlatform({ environment });
  await addProvider(platform.owner);
  const players = await addMembers(platform.owner, { count: 3, balance: 1_000_000n });
  // A process reads who its providers are as it starts, and then every two seconds.
  await platform.gaming.directory.refresh();
  return { platform, players };
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
    memberId: player.playerId,
    sessionToken: player.sessionToken,
    transactionId: `${roundId}-bet`,
    roundId,
    amount,
  });
  if (!answer.success) throw new Error(`Not staked: ${answer.text}`);
  return answer.value.platformTransactionId;
}
