/** What each way to register asks for beside its fields; the form and the server agree here. */
import type { BrandFlags } from '@bahati/contract/brand-flags.ts';

export type Way = 'name' | 'mobile';

/** Whether the number must be verified; who sets no password has nothing else to log in by. */
export function asksForCode(flags: Partial<BrandFlags>, way: Way): boolean {
  if (flags.REGMOBVERF3) return true;
  return way === 'mobile' && !flags.MOBILENUMPASSREG3;
}

export function asksForPassword(flags: Partial<BrandFlags>, way: Way): boolean {
  return way === 'name' || flags.MOBILENUMPASSREG3 === true;
}
