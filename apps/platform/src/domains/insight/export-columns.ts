/** The columns of a list, read off the answer its call declares. */
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { z } from 'zod';

/** The way to a value within a row: `['member', 'username']`. */
export type ExportColumn = readonly string[];

type Schema = {
  properties?: Readonly<Record<string, Schema>>;
  anyOf?: readonly Schema[];
  items?: Schema;
  type?: string;
};

const known = new Map<CallDeclaration, readonly ExportColumn[] | undefined>();

/** Undefined: the call answers no list. */
export function columnsOf(call: CallDeclaration): readonly ExportColumn[] | undefined {
  if (!known.has(call)) {
    const told = z.toJSONSchema(call.value, { io: 'output', unrepresentable: 'any' }) as Schema;
    const row = told.properties?.['items']?.items;
    known.set(call, row && leavesOf(row, []));
  }
  return known.get(call);
}

/** What is no object of named parts is one cell. */
function leavesOf(schema: Schema, way: readonly string[]): ExportColumn[] {
  const { properties } = partsOf(schema) ?? {};
  if (!properties) return [way];
  return Object.entries(properties).flatMap(([name, part]) => leavesOf(part, [...way, name]));
}

/** Of a value that may be missing, the schema of one that is there. */
function partsOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return choices.length === 1 ? choices[0] : undefined;
}

export function cellOf(row: unknown, way: ExportColumn): string {
  let value = row;
  for (const name of way) {
    if (typeof value !== 'object' || value === null) return '';
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return textOf(value);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  const isPlain = Array.isArray(value) && value.every((part) => typeof part !== 'object');
  return isPlain ? value.join('; ') : JSON.stringify(value);
}

/** A column's head: the screen's words for the field, and what of it is told. */
export function titleOf(way: ExportColumn, titles: Readonly<Record<string, string>>): string {
  const [field = '', ...rest] = way;
  const whole = titles[way.join('.')] ?? titles[field] ?? field;
  return rest.length === 0 || titles[way.join('.')] !== undefined
    ? whole
    : `${whole} (${rest.join(' ')})`;
}
