/** Why a withdrawal deserves a second look, apart from its schema, so that a site may bundle it. */
export const riskReasons = [
  'barely_staked',
  'new_account',
  'new_payout_account',
  'large_for_member',
  'first_withdrawal',
  'many_today',
  'new_network',
  'new_device',
  /** Another desk looks at the member first. */
  'under_review',
] as const;
