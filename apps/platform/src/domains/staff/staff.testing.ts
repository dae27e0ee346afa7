/** Staff for tests, each in a role of his own, logged in through the call itself. */
import { permission, type Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { Secret, TOTP } from 'otpauth';

export const staffPassword = 'Mwalimu-wa-Zamu-8';

export type StaffLogin = { id: bigint; username: string; totpSecret: string; token: string };

let count = 0;

export async function addStaff(
  { owner }: Pick<TestPlatform, 'owner'>,
  permissions: readonly Permission[],
  /** One of the operator's; absent: one of his own with these permissions. */
  builtIn?: string,
): Promise<Omit<StaffLogin, 'token'>> {
  const username = `staff${process.pid}x${(count += 1)}`;
  const totpSecret = new Secret().base32;
  const role = builtIn ?? `role-of-${username}`;
  await owner.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions) VALUES ($1, $1, $1, $2)
     ON CONFLICT (code) DO NOTHING`,
    [role, permissions],
  );
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO staff_members (username, password_hash, totp_secret, role)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [username, await hashPassword(staffPassword), totpSecret, role],
  );
  return { id: rows[0]?.id ?? 0n, username, totpSecret };
}

/** What this person's role may do, from the next request on. */
export async function allowStaff(
  { owner }: Pick<TestPlatform, 'owner'>,
  staff: { id: bigint },
  permissions: readonly Permission[],
): Promise<void> {
  await owner.query(
    `UPDATE staff_roles SET permissions = $2
      WHERE code = (SELECT role FROM staff_members WHERE id = $1)`,
    [staff.id, permissions],
  );
}

export function codeAt(totpSecret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: at });
}

export async function signInStaff(
  platform: Pick<TestPlatform, 'owner' | 'staff' | 'context'>,
  wanted: { permissions: 'all' | readonly Permission[] } | { role: string },
): Promise<StaffLogin> {
  const staff = await ('role' in wanted
    ? addStaff(platform, [], wanted.role)
    : addStaff(platform, wanted.permissions === 'all' ? permission.options : wanted.permissions));
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
