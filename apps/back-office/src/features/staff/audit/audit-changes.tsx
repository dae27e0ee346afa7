import type { AuditEntry } from '@bahati/contract/back-office/staff/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { type Change, changesBetween } from './audit-changes.rules.ts';
import './audit-changes.css';

type States = Pick<AuditEntry, 'before' | 'after'>;

/** How fields are called and what stands in them is told; undefined: as it is written. */
export type FieldWords = {
  name: (field: string) => string;
  value: (field: string, value: unknown) => string | undefined;
};

export function AuditChanges({ entry: { before, after } }: { entry: AuditEntry }) {
  return <ChangesTable before={before} after={after} />;
}

/** The state before beside the state after; what differs is marked by word, not by colour alone. */
export function ChangesTable({
  before,
  after,
  words,
  isBrief = false,
}: States & {
  /** Absent: as the log has them. */
  words?: FieldWords;
  /** True to leave out what stays the same. */
  isBrief?: boolean;
}) {
  const { translate } = useWords();
  const all = changesBetween(before, after);
  const changes = isBrief ? all.filter(({ kind }) => kind !== 'same') : all;
  if (changes.length === 0) return <p className="quiet">{translate('audit.no_state')}</p>;
  return (
    <table className="audit-changes">
      <caption className="office-unseen">{translate('audit.changes')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('audit.field')}</th>
          <th scope="col">{translate('audit.before')}</th>
          <th scope="col">{translate('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.field} change={told(change, { before, after }, words)} />
        ))}
      </tbody>
    </table>
  );
}

/** The same change in words. */
function told(change: Change, { before, after }: States, words: FieldWords | undefined): Change {
  if (!words) return change;
  const { field } = change;
  const of = (written: string | undefined, state: States['before']) =>
    written === undefined ? undefined : (words.value(field, state?.[field]) ?? written);
  return {
    ...change,
    field: words.name(field),
    before: of(change.before, before),
    after: of(change.after, after),
  };
}

function ChangeRow({ change: { field, kind, before, after } }: { change: Change }) {
  const { translate } = useWords();
  return (
    <tr data-kind={kind}>
      <th scope="row">
        {field}
        {kind !== 'same' && (
          <span className="audit-changes-kind">{translate(`audit.kinds.${kind}`)}</span>
        )}
      </th>
      <td>{before === undefined ? '–' : <del>{before}</del>}</td>
      <td>{after === undefined ? '–' : <ins>{after}</ins>}</td>
    </tr>
  );
}
