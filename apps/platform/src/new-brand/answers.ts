/** What the operator says of a new brand, judged at once: every wrong answer is named. */
import { StartError } from '@bahati/server-kit/config.ts';
import { z } from 'zod';

const realCurrency = z.enum(['KES', 'TZS']);

const timeZone = z.string().refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}, 'must be a time zone such as Africa/Nairobi');

/** As browsers send it: without scheme, path or port. */
const host = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)
  .describe('a host name');

const username = z.string().regex(/^[a-z][a-z0-9.-]{2,31}$/, 'must be 3 to 32 letters a-z');

const listOf = <T extends string>(item: z.ZodType<T, string>, most: number) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item).min(1).max(most))
    .refine((items) => new Set(items).size === items.length, 'must differ from each other');

const schema = z.object({
  code: z
    .string()
    .max(30)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be letters a-z, digits and single hyphens'),
  name: z.string().trim().min(1).max(40),
  legalName: z.string().trim().min(1).max(120),
  currency: realCurrency,
  timeZone,
  diallingCodes: listOf(z.string().regex(/^\+[1-9]\d{0,3}$/, 'must look like +254'), 10),
  jurisdiction: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters such as KE'),
  minimumAge: z.coerce.number().int().min(18).max(25),
  playerDomain: host,
  backOfficeDomain: host,
  languages: listOf(z.enum(['en', 'sw']), 2),
  staff: username,
  staffEmail: z.email().optional(),
  secondStaff: username.optional(),
  secondStaffEmail: z.email().optional(),
});

export type Answers = z.output<typeof schema>;

/** Throws a StartError that names every wrong answer. */
export function readAnswers(text: string | undefined): Answers {
  const given: unknown = JSON.parse(text ?? '{}');
  const result = schema
    .refine(({ staff, secondStaff }) => staff !== secondStaff, {
      path: ['secondStaff'],
      message: 'must be another person',
    })
    .safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(`The brand cannot be made so. ${wrong.join('; ')}.`);
}

/** The first staff users: one begins, and many acts take two. */
export function firstStaff(answers: Answers): { username: string; email: string | undefined }[] {
  const { staff, staffEmail, secondStaff, secondStaffEmail } = answers;
  const first = { username: staff, email: staffEmail };
  if (secondStaff === undefined) return [first];
  return [first, { username: secondStaff, email: secondStaffEmail }];
}
