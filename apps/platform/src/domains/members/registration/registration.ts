/** Registering members, by form or social account; invitations and affiliate codes. */
export { writeAffiliateCode } from './affiliate-codes.ts';
export { type AgentType, makeAgentWithin } from './make-agent-within.ts';
export { registerByMobile, registerMember } from './register-member.ts';
