/** Members as staff see them: search, notes, tags, blocks, related members. */
export { blockWithin } from './block-member.ts';
export { endTags } from './end-tags.ts';
export { findMembers } from './find-members.ts';
export { indexBalances } from './index-balances.ts';
export { readTags, wearTag } from './member-tags.ts';
export { spellingsOf } from './phone-spellings.rules.ts';
export { applyRestrictions } from './restrict-member.ts';
export { queueRecall } from './queue-recall.ts';
