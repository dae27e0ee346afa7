import { type Type, TypeFlags } from 'typescript/unstable/sync';

/** So many values of a type are tried, one after another. */
const mostLiterals = 16;

/** The values a type allows, if they are few; or that it is some number. */
export type Possible = readonly unknown[] | 'number' | undefined;

const numeric = TypeFlags.NumberLike | TypeFlags.BigIntLike;
const nullish = TypeFlags.Undefined | TypeFlags.Null;

/** The compiler's interface fails for unions with certain tuples in them; those hold no literals. */
const membersOf = (type: Type): readonly Type[] => {
  if (!type.isUnionType()) return [type];
  try {
    return type.getTypes() ?? [type];
  } catch {
    return [type];
  }
};

const isLiteral = (type: Type): boolean =>
  type.isStringLiteralType() ||
  type.isNumberLiteralType() ||
  type.isBooleanLiteralType() ||
  (type.flags & nullish) !== 0;

const literalOf = (type: Type): unknown => {
  if ((type.flags & TypeFlags.Null) !== 0) return null;
  return type.isLiteralType() ? type.value : undefined;
};

export const possibleOf = (type: Type | undefined): Possible => {
  if (!type) return undefined;
  const members = membersOf(type);
  if (members.length <= mostLiterals && members.every(isLiteral)) return members.map(literalOf);
  return members.every(({ flags }) => (flags & numeric) !== 0) ? 'number' : undefined;
};
