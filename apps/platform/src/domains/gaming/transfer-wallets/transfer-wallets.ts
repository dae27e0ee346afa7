/**
 * Transfer wallets: providers who hold the member's money themselves. Money moves in and out by transfers
 * whose outcome is asked for until it is known.
 */
export { askAboutDueMoves, askAboutOneMove } from './ask-about-moves.ts';
export { fetchVendorRounds } from './fetch-vendor-rounds.ts';
export { recallOfMember } from './recall-of-member.ts';
