/** Limits, exclusion and reality checks as members and staff set them. */
export type { ReadDeposited } from './gambling-controls.ts';
