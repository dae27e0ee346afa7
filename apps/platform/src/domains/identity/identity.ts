/**
 * Identity: who a person is. It owns credentials and login sessions. A user name is unique in its
 * lower-case form; passwords are stored as Argon2id only; a token is stored hashed. It knows
 * nothing of what a member is allowed beyond logging in.
 */
export { deviceCode, visitorFrom } from './device-mark.ts';
export { type SessionTime, readSessionTime, sessionTimeStatement } from './session-time.ts';
export { noteActive, sessionIsLocked, sessionStates } from './session-lock.ts';
export {
  type Visitor,
  assertPaymentPassword,
  dropPaymentPassword,
  endSession,
  endSessions,
  forgivePaymentPassword,
  hasPaymentPassword,
  isOwnPassword,
  newSession,
  readMaskedContacts,
  sessionIsAlive,
  setFirstPaymentPassword,
  setLoginBlocked,
  startSession,
  touchSessions,
} from './sessions.ts';
