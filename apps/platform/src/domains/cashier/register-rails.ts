/** Tells each rail in use where it reaches us. Telling it again changes nothing. */
import type { Context } from '#platform/context.ts';
import { askRail } from './rails/rails.ts';

/** Throws where a rail could not be told; the job is tried again. */
export async function registerRails(context: Context): Promise<void> {
  const { rows } = await context.database.query<{ rail: string }>(
    `SELECT DISTINCT rail FROM payment_methods
      WHERE is_enabled AND direction = 'deposit' ORDER BY rail`,
  );
  for (const { rail: code } of rows) {
    await askRail(context, code, async (rail) => rail.register?.(context));
  }
}
