/** Demo staff: two who decide, since some things take two, and one who only reads. */
import { permission } from '@bahati/contract/back-office/staff.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { hashPassword } from '#domains/system/passwords.ts';
import type { DemoLogin } from './seed-people.ts';

const reading = permission.options.filter((name) => name.endsWith('.read'));

const roles: Readonly<Record<string, { role: string; permissions: readonly string[] }>> = {
  zawadi: { role: 'operator', permissions: permission.options },
  rehema: { role: 'operator', permissions: permission.options },
  baraka: { role: 'auditor', permissions: reading },
};

export async function seedStaff(owner: Database, logins: readonly DemoLogin[]): Promise<void> {
  for (const { username, password, totpSecret } of logins) {
    const { role, permissions } = roles[username] ?? { role: 'auditor', permissions: reading };
    // A newer version's rights also reach who was seeded by an older one.
    const known = await owner.query(
      'UPDATE staff_members SET permissions = $2 WHERE username = $1 RETURNING 1',
      [username, permissions],
    );
    if (known.rows.length > 0) continue;
    await owner.query(
      `INSERT INTO staff_members (username, password_hash, totp_secret, role, permissions)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (username) DO NOTHING`,
      [username, await hashPassword(password), totpSecret, role, permissions],
    );
  }
}
