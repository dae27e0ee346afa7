/** Configuration from the environment, judged once at start: every wrong value is named at once. */
import { z } from 'zod';

/** A sentence for the person who starts the program; the program ends with status 1. */
export class StartError extends Error {}

/** Reads and checks the environment; throws a StartError that names every wrong value. */
export function readConfig<T extends z.ZodObject>(
  schema: T,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`The configuration is not usable. ${wrong.join('; ')}.`);
}

export const port = (fallback: number) =>
  z.coerce.number().int().min(1).max(65_535).default(fallback);

/** A PostgreSQL connection address. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address that begins with postgres://');

/** Runs a program's main function; a StartError becomes one sentence and exit status 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
