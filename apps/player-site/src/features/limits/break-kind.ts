export type BreakKind = 'time_out' | 'self_exclusion';
