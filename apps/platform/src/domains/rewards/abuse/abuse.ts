/**
 * Abuse: why an award would wait for staff. Findings of a member are weighed together; from the brand's
 * limit on the award is held with its reasons, and staff give or reject it. Nothing is taken away that
 * was given, and no member reads a reason.
 */
export { findHoldReasons } from './find-hold-reasons.ts';
export { decideHeld, listHeld } from './held-awards.ts';
