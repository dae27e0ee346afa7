import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';

export type MemberDetail = CallValue<PlayerSiteCalls['GET /wps/agent/members/:id']>;
