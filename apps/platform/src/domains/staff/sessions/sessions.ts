/** Sessions of staff. */
export {
  endStaffSessions,
  insertSession,
  readStaffSessions,
  sessionIsAlive,
} from './staff-sessions.ts';
