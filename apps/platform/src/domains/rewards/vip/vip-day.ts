/** The brand's day with the rules of the VIP programme that hold on it. */
import type { VipRules } from '@bahati/contract/programme-terms.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import {
  type BrandDay,
  readBrandDay,
  readProgramme,
} from '#domains/rewards/programmes/programmes.ts';

export type VipDay = BrandDay & { rules: VipRules };

export async function readVipDay(database: Database | Transaction, brand: string): Promise<VipDay> {
  const day = await readBrandDay(database, brand);
  const { rules } = await readProgramme(database, brand, 'vip');
  return { ...day, rules };
}
