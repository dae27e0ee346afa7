/** The demo's sign-in providers, which the simulator plays; none bears the name of a real one. */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const providers = [
  ['taa', 'Taa ID (demo)', 'globe'],
  ['bahari', 'Bahari ID (demo)', 'key'],
  ['soko', 'Soko ID (demo)', 'person'],
] as const;

export async function seedSignInProviders(
  owner: Database,
  simulator: string,
  { code: brand }: SeededBrand = kenya,
): Promise<void> {
  for (const [position, [code, name, icon]] of providers.entries()) {
    await owner.query(
      `INSERT INTO social_providers (brand, code, name, issuer, client_id, icon, position)
       VALUES ($6, $1, $2, $3, 'bahati', $4, $5) ON CONFLICT (brand, code) DO NOTHING`,
      [code, name, `${simulator}/sign-in/${code}`, icon, position, brand],
    );
  }
}
