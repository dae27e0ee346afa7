import type { TypeNode } from 'typescript/unstable/ast';
import { type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';

import type { Column } from '#scripts/check/sql/describe.ts';

/** What the driver makes of a type of PostgreSQL; of any other nothing is said. */
const kinds: Readonly<Record<string, string>> = {
  int8: 'bigint',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  inet: 'string',
  cidr: 'string',
  time: 'string',
  bool: 'boolean',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'bytes',
};

/** Only an int8 by itself is read as a bigint (server-kit/database.ts). */
const kindInArray = (type: string): string | undefined =>
  type === 'int8' ? 'string' : kinds[type];

const flagKinds: readonly (readonly [flags: TypeFlags, kind: string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.BooleanLike, 'boolean'],
];

const nullish = TypeFlags.Null | TypeFlags.Undefined;
const anything = TypeFlags.Any | TypeFlags.Unknown;

export type RowFindings = {
  problems: string[];
  /** Columns that a table lets be null, and the program does not: the statement must see to it. */
  notNull: string[];
};

export class RowTypes {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** What the program says of a row and the database does not. */
  compare(row: TypeNode, columns: readonly Column[]): RowFindings {
    const type = this.#checker.getTypeFromTypeNode(row);
    const problems: string[] = [];
    const notNull: string[] = [];
    if (!type || type.isTypeParameter() || (type.flags & anything) !== 0) {
      return { problems, notNull };
    }
    const byName = new Map(columns.map((column) => [column.name, column]));
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const column = byName.get(property.name);
      const said = this.#checker.getTypeOfSymbol(property);
      if (!said) continue;
      if (column) {
        problems.push(...this.#compareColumn(said, column));
        if (column.isNullable && !this.#allowsNull(said)) notNull.push(column.name);
      } else if (!this.#allowsNull(said)) {
        problems.push(`the statement has no column "${property.name}"`);
      }
      byName.delete(property.name);
    }
    for (const name of byName.keys()) problems.push(`the row type has no field "${name}"`);
    return { problems, notNull };
  }

  #members(type: Type): readonly Type[] {
    return type.isUnionType() ? (type.getTypes() ?? []) : [type];
  }

  #allowsNull(type: Type): boolean {
    return this.#members(type).some(({ flags }) => (flags & (nullish | anything)) !== 0);
  }

  #compareColumn(said: Type, { name, type }: Column): string[] {
    const members = this.#members(said);
    if (members.some(({ flags }) => (flags & anything) !== 0)) return [];
    const told = members.filter(({ flags }) => (flags & nullish) === 0);
    const isArray = type.startsWith('_');
    const kind = isArray ? kindInArray(type.slice(1)) : kinds[type];
    const problems: string[] = [];
    const wrong = kind && told.find((member) => !this.#fits(member, kind, isArray));
    if (wrong) {
      problems.push(`"${name}" is ${this.#checker.typeToString(wrong)}, the column is ${type}`);
    }
    return problems;
  }

  #fits(type: Type, kind: string, isArray: boolean): boolean {
    if (!isArray) return this.#kindOf(type) === kind;
    if (!this.#checker.isArrayLikeType(type)) return false;
    const [element] = type.isTypeReference()
      ? this.#checker.getTypeArguments(type as TypeReference)
      : [];
    return (
      !element ||
      this.#members(element).every((one) => {
        const found = this.#kindOf(one);
        return found === kind || (one.flags & (nullish | anything)) !== 0;
      })
    );
  }

  #kindOf(type: Type): string {
    const plain = flagKinds.find(([flags]) => (type.flags & flags) !== 0)?.[1];
    if (plain) return plain;
    // A branded string is an intersection with one.
    if (type.isIntersectionType()) {
      const parts = (type.getTypes() ?? []).map((part) => this.#kindOf(part));
      return parts.find((part) => part !== 'object') ?? 'object';
    }
    const name = type.getSymbol()?.name ?? '';
    if (name === 'Buffer' || name === 'Uint8Array') return 'bytes';
    return name === 'Date' ? 'Date' : 'object';
  }
}
