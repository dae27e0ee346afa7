/** Agents and their people for tests. */
import {
  type NewMember,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type AgentType, makeAgent } from '#domains/members/make-agent.ts';

export type Agent = NewMember & { code: string };

export async function newAgent(platform: TestPlatform, type: AgentType = 1): Promise<Agent> {
  const member = await registerTestMember(platform);
  return { ...member, code: await makeAgent(platform.context, member.id, { type }) };
}

/** Agents below each other, the top of the line first. */
export async function agentLine(platform: TestPlatform, depth: number): Promise<Agent[]> {
  const line = [await newAgent(platform, 2)];
  for (let upline = line[0]; upline && line.length < depth; upline = line.at(-1)) {
    line.push(await agentBelow(platform, upline));
  }
  return line;
}

/** An agent directly below another. */
export async function agentBelow(
  platform: TestPlatform,
  upline: { id: bigint },
  type: AgentType = 1,
): Promise<Agent> {
  const agent = await newAgent(platform, type);
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
    agent.id,
    upline.id,
  ]);
  return agent;
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
