import type { BrandFlag, BrandFlags } from '@bahati/contract/brand-flags.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Refuses `function_not_enabled` where the brand does not offer this. */
export function assertOffered({ flags }: { flags: BrandFlags }, flag: BrandFlag): void {
  if (!flags[flag]) throw new Refusal('function_not_enabled');
}
