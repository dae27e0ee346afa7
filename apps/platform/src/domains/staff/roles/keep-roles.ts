/** Brings the built-in roles of this version into the database; a second run changes nothing. */
import type { Database } from '@bahati/server-kit/database.ts';
import { builtInRoles } from '#platform/access/staff-roles.ts';

export async function keepBuiltInRoles(database: Database): Promise<void> {
  const ofRoles = <T>(read: (role: (typeof builtInRoles)[number]) => T) => builtInRoles.map(read);
  await database.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions, is_builtin)
     SELECT code, name_en, name_sw, ARRAY(SELECT jsonb_array_elements_text(permissions)), true
       FROM unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])
         AS role (code, name_en, name_sw, permissions)
      ORDER BY code
     ON CONFLICT (code) DO UPDATE
       SET name_en = excluded.name_en, name_sw = excluded.name_sw,
           permissions = excluded.permissions, is_builtin = true,
           version = staff_roles.version + 1, changed_at = now()
     WHERE (staff_roles.name_en, staff_roles.name_sw, staff_roles.permissions)
       IS DISTINCT FROM (excluded.name_en, excluded.name_sw, excluded.permissions)
        OR NOT staff_roles.is_builtin`,
    [
      ofRoles(({ code }) => code),
      ofRoles(({ name }) => name.en),
      ofRoles(({ name }) => name.sw),
      ofRoles(({ permissions }) => JSON.stringify(permissions)),
    ],
  );
}
