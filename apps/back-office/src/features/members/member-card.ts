import type { Value } from '#office/lists/calls.ts';

/** All that a member's card shows at its head. */
export type MemberCard = Value<'GET /bo/members/:id'>;
