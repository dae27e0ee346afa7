/** Registering members, by form or social account; invitations and affiliate codes. */
export { writeAffiliateCode } from './affiliate-codes.ts';
export { registerByMobile, registerMember } from './register-member.ts';
