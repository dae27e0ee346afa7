import type { AuditEntry } from '@bahati/contract/back-office/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { type Change, changesBetween } from './audit-changes.rules.ts';
import './audit-changes.css';

type States = Pick<AuditEntry, 'before' | 'after'>;

export function AuditChanges({ entry: { before, after } }: { entry: AuditEntry }) {
  return <ChangesTable before={before} after={after} />;
}

/** The state before beside the state after; what differs is marked by word, not by colour alone. */
export function ChangesTable({
  before,
  after,
  isBrief = false,
}: States & {
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
          <ChangeRow key={change.field} change={change} />
        ))}
      </tbody>
    </table>
  );
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
