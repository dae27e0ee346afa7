/** Demo members and staff, made by the same use cases as real ones. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { setFirstPaymentPassword } from '#domains/identity/identity.ts';
import { registerMember } from '#domains/members/register-member.ts';

const login = z.object({
  who: z.enum(['member', 'staff']),
  username: z.string(),
  password: z.string(),
  note: z.string(),
  paymentPassword: z.string().optional(),
  totpSecret: z.string().optional(),
});

export type DemoLogin = z.output<typeof login>;

export async function readDemoLogins(): Promise<DemoLogin[]> {
  const text = await readFile(join(import.meta.dirname, 'demo-logins.json'), 'utf8');
  return z.array(login).parse(JSON.parse(text));
}

/** Registers who is missing; answers everyone's id by user name. */
export async function seedMembers(context: Context, logins: DemoLogin[]): Promise<void> {
  for (const { username, password, paymentPassword } of logins) {
    if ((await memberId(context, username)) !== undefined) continue;
    await registerMember(context, {
      username,
      password,
      confirmPassword: password,
      birthday: '1994-06-12',
      language: 'en',
      ip: '127.0.0.1',
      userAgent: 'seed',
    });
    const id = await memberId(context, username);
    if (id !== undefined && paymentPassword) {
      await setFirstPaymentPassword(context, id, paymentPassword);
    }
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
