/** Members who play the test provider's game, for tests of what play earns. */
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import {
  addMembers,
  addProvider,
  type TestMember,
  testProvider,
} from '@bahati/testing/factories.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

export type Player = TestMember & { token: string };

export async function openPlay() {
  const platform = await openTestPlatform();
  await addProvider(platform.owner);
  await platform.gaming.directory.refresh();
  let played = 0;
  return {
    platform,
    /** With the balance in minor units. */
    async players(count: number, firstId: bigint, balance = 100_000_000n): Promise<Player[]> {
      const added = await addMembers(platform.owner, { count, balance, firstId });
      return added.map((member) => ({ ...member, token: member.loginToken }));
    },
    /** Plays a whole round; answers its id. */
    async play(player: Player, stake: string, payout: string): Promise<bigint> {
      played += 1;
      const id = `play-${played}`;
      const body = JSON.stringify({
        memberId: player.playerId,
        sessionToken: player.sessionToken,
        transactionId: id,
        roundId: id,
        gameCode: testProvider.gameCode,
        currency: 'KES',
        stake,
        payout,
      });
      const answer = await platform.app.player.inject({
        method: 'POST',
        url: '/provider/v1/betwin',
        payload: body,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(testProvider.code, testProvider.key, body, Date.now()),
        },
      });
      const { success, value } = answer.json<{
        success: boolean;
        value: { platformTransactionId: string };
      }>();
      if (!success) throw new Error(`Not played: ${answer.body}`);
      return BigInt(value.platformTransactionId);
    },
    seal: () => sealAll(platform),
  };
}

async function sealAll({ owner }: TestPlatform): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (;;) {
    await sealOnce(owner, watermarks);
    const { rows } = await owner.query(
      `SELECT 1 FROM transfers WHERE id > (SELECT coalesce(max(last_transfer_id), 0)
         FROM ledger_blocks) LIMIT 1`,
    );
    if (rows.length === 0) return;
  }
}
