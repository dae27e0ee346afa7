/** What an audited act changed: the two states compared field by field. */
export type Change = {
  field: string;
  kind: 'added' | 'removed' | 'changed' | 'same';
  before: string | undefined;
  after: string | undefined;
};

type State = Readonly<Record<string, unknown>> | null;

/** Fields that changed come first, in the order they were written; the same ones follow. */
export function changesBetween(before: State, after: State): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = fields.map((field) => {
    const was = written(before?.[field]);
    const is = written(after?.[field]);
    return { field, kind: kindOf(was, is), before: was, after: is };
  });
  return [
    ...changes.filter(({ kind }) => kind !== 'same'),
    ...changes.filter(({ kind }) => kind === 'same'),
  ];
}

function kindOf(before: string | undefined, after: string | undefined): Change['kind'] {
  if (before === after) return 'same';
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function written(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
