/** Staff for tests, logged in through the call itself. */
import { permission, type Permission } from '@bahati/contract/back-office/staff.ts';
import { hashPassword } from '#domains/system/passwords.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { Secret, TOTP } from 'otpauth';

export const staffPassword = 'Mwalimu-wa-Zamu-8';

export type StaffLogin = { id: bigint; username: string; totpSecret: string; token: string };

let count = 0;

export async function addStaff(
  { owner }: Pick<TestPlatform, 'owner'>,
  permissions: readonly Permission[],
): Promise<Omit<StaffLogin, 'token'>> {
  const username = `staff${process.pid}x${(count += 1)}`;
  const totpSecret = new Secret().base32;
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role, permissions)
     VALUES ($1, $2, $3, 'tester', $4) RETURNING id`,
    [username, await hashPassword(staffPassword), totpSecret, permissions],
  );
  return { id: rows[0]?.id ?? 0n, username, totpSecret };
}

export function codeAt(totpSecret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: at });
}

export async function signInStaff(
  platform: TestPlatform,
  { permissions }: { permissions: 'all' | readonly Permission[] },
): Promise<StaffLogin> {
  const staff = await addStaff(platform, permissions === 'all' ? permission.options : permissions);
  const answer = await platform.staff('POST /bo/session/login', {
    body: {
      username: staff.username,
      password: staffPassword,
      code: codeAt(staff.totpSecret, platform.context.now().getTime()),
    },
  });
  if (!answer.success) throw new Error(`Staff not logged in: ${answer.text}`);
  return { ...staff, token: answer.value.token };
}
