/** Demo members and staff, made by the same use cases as real ones. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import { makeAgent } from '#domains/members/make-agent.ts';
import { registerMember } from '#domains/members/registration/register-member.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const login = z.object({
  who: z.enum(['member', 'staff']),
  username: z.string(),
  password: z.string(),
  note: z.string(),
  paymentPassword: z.string().optional(),
  totpSecret: z.string().optional(),
  /** What kind of agent, and the code to invite by. */
  agent: z.object({ type: z.literal([1, 2, 41, 42]), code: z.string() }).optional(),
  /** The code of an agent further up the list. */
  invitedBy: z.string().optional(),
});

export type DemoLogin = z.output<typeof login>;

/** Each brand's people in a file of their own. */
export async function readDemoLogins({ loginsFile }: SeededBrand): Promise<DemoLogin[]> {
  const text = await readFile(join(import.meta.dirname, loginsFile), 'utf8');
  return z.array(login).parse(JSON.parse(text));
}

/** Registers who is missing; answers everyone's id by user name. */
export async function seedMembers(
  context: Context,
  logins: DemoLogin[],
  { languages: [language = 'en'] }: SeededBrand = kenya,
): Promise<void> {
  for (const { username, password, paymentPassword, agent, invitedBy } of logins) {
    if ((await memberId(context, username)) !== undefined) continue;
    await registerMember(context, {
      username,
      password,
      confirmPassword: password,
      birthday: '1994-06-12',
      language,
      affiliateCode: invitedBy,
      ip: '127.0.0.1',
      userAgent: 'seed',
    });
    const id = await memberId(context, username);
    if (id === undefined) continue;
    if (paymentPassword) await setFirstPaymentPassword(context, id, paymentPassword);
    if (agent) await makeAgent(context, id, agent);
  }
}

export async function memberId(
  { database }: Context,
  username: string,
): Promise<bigint | undefined> {
  const { rows } = await database.query<{ id: bigint }>(
    'SELECT member_id AS id FROM credentials WHERE username = $1',
    [username],
  );
  return rows[0]?.id;
}
