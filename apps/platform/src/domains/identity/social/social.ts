/** Sign-in and registration through social providers. */
export {
  addSignInProvider,
  changeSignInProvider,
  listSignInProviders,
  moveSignInProvider,
} from './change-social-providers.ts';
export {
  type SocialRegistration,
  createSocialCredentials,
  prepareSocialCredentials,
} from './social-registration.ts';
export { dropOldWays } from './social-states.ts';
