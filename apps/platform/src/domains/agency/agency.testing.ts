/** Agents and their people for tests. */
import {
  type NewMember,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type AgentType, makeAgent } from '#domains/members/make-agent.ts';

type Agent = NewMember & { code: string };

export async function newAgent(platform: TestPlatform, type: AgentType = 1): Promise<Agent> {
  const member = await registerTestMember(platform);
  return { ...member, code: await makeAgent(platform.context, member.id, { type }) };
}

let invitedCount = 0;

/** Registers a member by an invitation code; answers the id and the name. */
export async function invite(
  platform: TestPlatform,
  affiliateCode: string,
): Promise<{ id: bigint; username: string }> {
  const username = `mgeni${process.pid}x${(invitedCount += 1)}`;
  const answer = await platform.player('POST /wps/member/register', {
    body: registration(username, { affiliateCode }),
  });
  if (!answer.success) throw new Error(`Not registered: ${answer.text}`);
  const { rows } = await platform.owner.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username],
  );
  return { id: rows[0]?.id ?? 0n, username };
}
