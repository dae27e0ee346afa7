/** Logging in by password or code; devices, login history and login throttling. */
export { endDevice, endOtherDevices, listDevices } from './devices.ts';
export { logInByCode } from './log-in-by-code.ts';
export { logInByPhone } from './log-in-by-phone.ts';
export {
  type Credentials,
  type Gate,
  credentialColumns,
  logIn,
  openSession,
  refusalTo,
} from './log-in.ts';
export { dropOldLogins, loginStatement, noteLogin } from './login-attempts.ts';
export { listLogins } from './login-history.ts';
export { endMemberSession, listMemberLogins, listMemberSessions } from './member-logins.ts';
export { sendCode } from './send-code.ts';
