/** Configuration from the environment, judged once at start: every wrong value is named at once. */
import { z } from 'zod';

/** A sentence for the person who starts the program; the program ends with status 1. */
export class StartError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; throws a StartError that names every wrong value. */
export function readConfig<T extends z.ZodObject>(
  schema: T,
  environment: Environment,
): z.output<T> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`The configuration is not usable. ${wrong.join('; ')}.`);
}

/** A brand's code, in the environment too: small letters and digits, parts joined by a dash. */
export const brandCode = z
  .string()
  .max(30)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be the code of a brand');

/** Programs beside the platform are told which brands they serve besides the first. */
export const furtherBrands = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((code) => code !== ''))
  .pipe(z.array(brandCode).max(50));

const programOrigin = /^([A-Z][A-Z0-9_]{1,39})=(https?:\/\/[^/,;\s]+)$/;

/** `SPORTSBOOK=http://127.0.0.1:8084,LOTTERY=…` as a record of origins. */
export const programOrigins = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.string().regex(programOrigin, 'must be CODE=origin')).max(20))
  .transform((parts) =>
    Object.fromEntries(
      parts.map((part): [string, string] => {
        const [, code = '', address = ''] = programOrigin.exec(part) ?? [];
        return [code, address];
      }),
    ),
  );

/** What the environment says for one brand alone: `NAME__TANZANIA` is its NAME. */
export function settingsOfBrand(environment: Environment, code: string): Record<string, string> {
  const end = `__${code.toUpperCase().replaceAll('-', '_')}`;
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && name.endsWith(end) && name.length > end.length
        ? [[name.slice(0, -end.length), value] as const]
        : [],
    ),
  );
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
