/** Makes values a schema accepts, so that a mutated one differs from a good one in one place. */
import type { z } from 'zod';

import type { Random } from '#e2e/fixtures/random.ts';

/** Real values by the name of their field: ids that exist, tokens that are valid. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/** What the texts of the contract look like; for each schema the ones it accepts are used. */
const texts = [
  '1',
  '12',
  '250.50',
  '100.00',
  'KES',
  'KE',
  'taa-za-pwani',
  'a printable-text',
  'Zx-9_t',
  '482913',
  '+254712345678',
  '+254',
  '712345678',
  '1990-05-17',
  '2026-05-17',
  '2026-05-17T08:30:00Z',
  '08:30',
  'en',
  'amani@example.test',
  '/promotions',
  'https://bahati.example/register',
  '/art/content/0197b0a8-0000-4000-8000-000000000001.png',
];

export const randomUuid = (random: Random): string => {
  const hex = (count: number): string =>
    Array.from({ length: count }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
};

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, unknown>;
};

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

const text = (schema: z.ZodType, random: Random, candidates: readonly unknown[]): unknown => {
  const all = [...candidates, ...texts, randomUuid(random), 'x'.repeat(32), ''];
  const accepted = all.filter((candidate) => schema.safeParse(candidate).success);
  if (accepted.length === 0) throw new Error('No known text is accepted here: add one.');
  // The real ones stand first and are what a request is about.
  const real = accepted.filter((candidate) => candidates.includes(candidate));
  return random.pick(real.length > 0 && random.isChance(0.8) ? real : accepted);
};

const object = (schema: z.ZodType, random: Random, hints: Hints): Record<string, unknown> => {
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(definitionOf(schema).shape ?? {})) {
    const value = validValue(field, random, hints, name);
    if (value !== undefined) made[name] = value;
  }
  return made;
};

/** A value the schema accepts; undefined for an optional one that is left out. */
export const validValue = (schema: z.ZodType, random: Random, hints: Hints, name = ''): unknown => {
  const definition = definitionOf(schema);
  const inner = (): unknown => {
    if (!definition.innerType) throw new Error(`${name}: nothing inside ${definition.type}.`);
    return validValue(definition.innerType, random, hints, name);
  };
  switch (definition.type) {
    case 'string':
      return text(schema, random, hints[name] ?? []);
    case 'number':
      return random.pick([1, 2, 20].filter((number) => schema.safeParse(number).success));
    case 'boolean':
      return random.pick(hints[name] ?? [true, false]);
    case 'literal':
      return random.pick(definition.values ?? []);
    case 'enum':
      return random.pick(hints[name] ?? Object.values(definition.entries ?? {}));
    case 'array': {
      const { element } = definition;
      if (!element) throw new Error(`${name}: an array of nothing.`);
      return Array.from({ length: random.int(1, 3) }, () =>
        validValue(element, random, hints, name),
      );
    }
    case 'object':
      return object(schema, random, hints);
    case 'record':
      return {};
    case 'union':
      return validValue(random.pick(definition.options ?? []), random, hints, name);
    case 'optional':
    case 'default':
      // An empty list of real values says that there is none yet.
      return hints[name]?.length === 0 || random.isChance(0.4) ? undefined : inner();
    // A yes or no, or a number, as an address says it.
    case 'pipe':
      return random.pick(
        ['true', 'false', '0', '1'].filter((word) => schema.safeParse(word).success),
      );
    case 'nullable':
      return random.isChance(0.3) ? null : inner();
    default:
      throw new Error(`${name}: no value is known for the kind ${definition.type}.`);
  }
};
