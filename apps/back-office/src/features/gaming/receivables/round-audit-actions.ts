/** What is done about rounds and what is owed, as the audit log names it. */
export const roundAuditActions = [
  'round_void.change_asked',
  'round_void.change_first_approved',
  'round_void.changed',
  'round_void.change_rejected',
  'round_void.by_provider',
  'receivable_write_off.change_asked',
  'receivable_write_off.change_first_approved',
  'receivable_write_off.changed',
  'receivable_write_off.change_rejected',
] as const;
