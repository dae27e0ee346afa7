/** Demo staff: one who decides and one who only reads. */
import { permission } from '@bahati/contract/back-office/staff.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { hashPassword } from '#domains/system/passwords.ts';
import type { DemoLogin } from './seed-people.ts';

const reading = permission.options.filter((name) => name.endsWith('.read'));

const roles: Readonly<Record<string, { role: string; permissions: readonly string[] }>> = {
  zawadi: { role: 'operator', permissions: permission.options },
  baraka: { role: 'auditor', permissions: reading },
};

export async function seedStaff(owner: Database, logins: readonly DemoLogin[]): Promise<void> {
  for (const { username, password, totpSecret } of logins) {
    const known = await owner.query('SELECT 1 FROM staff_members WHERE username = $1', [username]);
    if (known.rows.length > 0) continue;
    const { role, permissions } = roles[username] ?? { role: 'auditor', permissions: reading };
    await owner.query(
      `INSERT INTO staff_members (username, password_hash, totp_secret, role, permissions)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (username) DO NOTHING`,
      [username, await hashPassword(password), totpSecret, role, permissions],
    );
  }
}
