/** Credits and debits of a member's balance by staff, each by maker and checker. */
export { findAdjustment } from './read-adjustments.ts';
export { adjustmentSubject } from './request-adjustment.ts';
