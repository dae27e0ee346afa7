/** Names of the kinds of providers' operations, by their numbers. */
import { kindNumbers, type OperationKind } from '#domains/gaming/wallet-calls/wallet-calls.ts';

const names = new Map<number, OperationKind>(
  Object.entries(kindNumbers).map(([name, kind]) => [kind, name as OperationKind]),
);

export function kindName(kind: number): OperationKind {
  const name = names.get(kind);
  if (name === undefined) throw new Error(`There is no operation of the kind ${kind}.`);
  return name;
}
