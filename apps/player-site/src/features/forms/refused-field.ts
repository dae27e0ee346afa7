import { RefusedError } from '@bahati/client/caller.ts';

/** Which field a refusal of the server is about; undefined when it is about none of them. */
export function refusedField<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): Field | undefined {
  return error instanceof RefusedError ? fields[error.code] : undefined;
}
