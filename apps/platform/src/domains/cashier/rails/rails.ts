/** Every rail by its code, asked only while it is well. */
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { airtel } from '#domains/cashier/rails/airtel/airtel.ts';
import { daraja } from '#domains/cashier/rails/daraja/daraja.ts';
import { hostedPage } from './hosted-page.ts';
import {
  countFault,
  forgetFaults,
  isResting,
  type Rail,
} from '#domains/cashier/rails/rail/rail.ts';
import { vodacom } from '#domains/cashier/rails/vodacom/vodacom.ts';

const rails: Readonly<Record<string, Rail>> = { mpesa: daraja, 'mpesa-tz': vodacom, airtel };

/** Not asked at all, since it keeps failing: that it did not act is certain. */
export class RailRests extends OutsideFault {}

/** A code without an adapter of its own is one the hosted page's gateway knows. */
export function railOf(code: string): Rail {
  return (Object.hasOwn(rails, code) ? rails[code] : undefined) ?? hostedPage;
}

/** Throws RailRests at once while the rail rests; what becomes of the call is remembered. */
export async function askRail<T>(
  context: Context,
  code: string,
  work: (rail: Rail) => Promise<T>,
): Promise<T> {
  const { database, log } = context;
  if (await isResting(database, code)) throw new RailRests(`The rail ${code} rests.`);
  try {
    const value = await work(railOf(code));
    await forgetFaults(database, code);
    return value;
  } catch (error) {
    const counted = error instanceof OutsideFault ? countFault : forgetFaults;
    await counted(database, code).catch((failed: unknown) =>
      log.error({ err: failed, rail: code }, 'the health of a rail could not be written'),
    );
    throw error;
  }
}
