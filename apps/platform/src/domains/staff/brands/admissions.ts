/**
 * Which brands a staff user is admitted to. He is one person: at home in one brand, and a row that
 * names his home in each of the others. Of brands he is not admitted to he learns nothing.
 */
import type { Context, StaffActor } from '#platform/context.ts';
import { newcomerRole } from '#platform/access/staff-roles.ts';
import type { Home } from '#domains/staff/sessions/sessions.ts';

export type Admission = {
  code: string;
  name: string;
  isHere: boolean;
  /** That brand's own. */
  context: Context;
  /** Who he is there. */
  staffId: bigint;
  permissions: ReadonlySet<string>;
};

/** Where the one who makes this call is at home, and his session there. */
export async function homeOf(context: Context, actor: StaffActor): Promise<Home> {
  const { rows } = await context.database.query<{
    brand: string | null;
    staffId: bigint | null;
    sessionId: bigint | null;
  }>(
    `SELECT home_brand AS brand, home_staff_id AS "staffId", home_session_id AS "sessionId"
       FROM staff_sessions JOIN staff_members ON staff_members.id = staff_id
      WHERE staff_sessions.id = $1`,
    [actor.sessionId],
  );
  const [row] = rows;
  return {
    brand: row?.brand ?? context.config.BRAND,
    staffId: row?.staffId ?? actor.staffId,
    sessionId: row?.sessionId ?? actor.sessionId,
  };
}

/** This brand first; one whose database is away is left out until it is back. */
export async function admissionsOf(context: Context, actor: StaffActor): Promise<Admission[]> {
  const { config, installation, log } = context;
  const home = await homeOf(context, actor);
  const brands = installation.brands();
  const here = brands.filter(({ code }) => code === config.BRAND);
  const others = brands.filter(({ code }) => code !== config.BRAND);
  const own: Admission[] = here.map((brand) => ({
    ...brand,
    isHere: true,
    context,
    staffId: actor.staffId,
    permissions: actor.permissions,
  }));
  const found = await Promise.allSettled(
    others.map((brand) => readAdmission(context, brand, home)),
  );
  const elsewhere = found.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value ?? [];
    log.warn({ err: result.reason as unknown }, 'admissions of a brand were not read');
    return [];
  });
  return [...own, ...elsewhere];
}

async function readAdmission(
  { installation }: Context,
  { code, name }: { code: string; name: string },
  home: Home,
): Promise<Admission | undefined> {
  const context = installation.contextOf(code);
  if (!context) return undefined;
  const { rows } = await context.database.query<{ staffId: bigint; permissions: string[] }>(
    `SELECT id AS "staffId", permissions
       FROM staff_members JOIN staff_roles ON staff_roles.code = role
      WHERE is_enabled AND role <> $1
        AND CASE WHEN $2 THEN id = $3 AND home_brand IS NULL
                 ELSE home_brand = $4 AND home_staff_id = $3 END`,
    [newcomerRole, code === home.brand, home.staffId, home.brand],
  );
  const [row] = rows;
  if (!row) return undefined;
  const permissions = new Set(row.permissions);
  return { code, name, isHere: false, context, staffId: row.staffId, permissions };
}
