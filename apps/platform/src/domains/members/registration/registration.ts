/** Registering members, by form, social account or an agent; invitations and affiliate codes. */
export { setInvitationLink } from './invitation-links.ts';
export { openDownline } from './open-downline.ts';
export { type AgentType, makeAgentWithin } from './make-agent-within.ts';
export { registerByMobile, registerMember } from './register-member.ts';
