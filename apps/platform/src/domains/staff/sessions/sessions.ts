/** Sessions of staff. */
export { type Home, homeStands, readHomeStart } from './home-session.ts';
export {
  endStaffSessions,
  insertSession,
  readStaffSessions,
  sessionIsAlive,
} from './staff-sessions.ts';
