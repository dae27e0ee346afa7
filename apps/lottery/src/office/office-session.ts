/** Staff of the operator at the lottery. */
import {
  type ProgramStaff,
  staffSessions,
} from '@bahati/server-kit/program-office/staff-sessions.ts';
import type { Context } from '#lottery/context.ts';

export type Officer = ProgramStaff;

export const officeSessions = staffSessions({
  schema: 'lottery',
  table: 'office_sessions',
  letter: 'o',
});

/** Refuses `pass_invalid`, also for one that was used before. */
export async function openOfficeSession({ config, database }: Context, pass: string) {
  const { token, ...told } = await officeSessions.open(database, config.LOTTERY_KEY, pass);
  return { ...told, officeToken: token, currency: config.LOTTERY_CURRENCY };
}
