/** Promotions: campaigns as members see them, and whether a member wants any. */
export { listMemberPromotions, listPublicPromotions } from './list-promotions.ts';
export { setOptOut } from './opt-out.ts';
