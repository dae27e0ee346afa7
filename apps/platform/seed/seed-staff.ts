/** Demo staff: two who decide, since some things take two, and one who only reads. */
import type { Database } from '@bahati/server-kit/database.ts';
import { keepBuiltInRoles } from '#domains/staff/roles/keep-roles.ts';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import type { DemoLogin } from './seed-people.ts';

const roles: Readonly<Record<string, string>> = {
  zawadi: 'operator',
  rehema: 'operator',
  baraka: 'auditor',
  mwajuma: 'operator',
  salim: 'operator',
};

export async function seedStaff(owner: Database, logins: readonly DemoLogin[]): Promise<void> {
  await keepBuiltInRoles(owner);
  for (const { username, password, totpSecret } of logins) {
    const role = roles[username] ?? 'auditor';
    // Who was seeded before there were roles has one of the rights he had then.
    const known = await owner.query(
      `UPDATE staff_members SET role = CASE WHEN role LIKE 'former-%' THEN $2 ELSE role END
        WHERE username = $1 RETURNING 1`,
      [username, role],
    );
    if (known.rows.length > 0) continue;
    await owner.query(
      `INSERT INTO staff_members (username, password_hash, totp_secret, role)
       VALUES ($1, $2, $3, $4) ON CONFLICT (username) DO NOTHING`,
      [username, await hashPassword(password), totpSecret, role],
    );
  }
}
