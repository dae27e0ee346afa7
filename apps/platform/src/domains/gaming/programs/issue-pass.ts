/** A pass for a program of a provider, which asks nobody else who its bearer is. */
import { isAtPrograms } from '@bahati/contract/back-office/staff/permissions.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { Context, StaffActor } from '#platform/context.ts';

/** Refuses `not_found` for a program that the platform knows no origin of, or no provider. */
export async function issuePass(
  { config, database, now }: Context,
  staff: StaffActor,
  code: string,
): Promise<{ origin: string; pass: string }> {
  const origin = Object.hasOwn(config.PROGRAM_ORIGINS, code) ? config.PROGRAM_ORIGINS[code] : null;
  if (!origin) throw new Refusal('not_found');
  const { rows } = await database.query<{ id: number; keptKey: string }>(
    'SELECT id, signing_key AS "keptKey" FROM provider_profiles WHERE code = $1',
    [code],
  );
  const [provider] = rows;
  if (!provider) throw new Refusal('not_found');
  const key = openSigningKey(config, provider.id, provider.keptKey);
  const bearer = {
    staffId: staff.staffId.toString(),
    name: staff.username.slice(0, 60),
    permissions: [...staff.permissions].filter(isAtPrograms),
  };
  return { origin, pass: signStaffPass(key, bearer, now().getTime()) };
}
