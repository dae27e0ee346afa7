import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';

/** Whether people may register with a code, or why not. */
export type CodeState = 'on' | 'off' | 'expired' | 'used_up';

/** Uses that are left; null: any number. */
export function usesLeft({
  mostUses,
  joined,
}: Pick<AffiliateCode, 'mostUses' | 'joined'>): number | null {
  return mostUses === null ? null : Math.max(0, mostUses - joined);
}

export function codeState(
  code: Pick<AffiliateCode, 'isEnabled' | 'expiresAt' | 'mostUses' | 'joined'>,
  now: Date,
): CodeState {
  if (!code.isEnabled) return 'off';
  if (code.expiresAt !== null && new Date(code.expiresAt) <= now) return 'expired';
  return usesLeft(code) === 0 ? 'used_up' : 'on';
}
