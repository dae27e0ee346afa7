import { CanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '#office/words/use-words.ts';

/** Money waits for its second person in the queues where it is looked at. */
const queues = [
  { resource: 'withdrawals', path: '/withdrawals' },
  { resource: 'adjustments', path: '/adjustments' },
  { resource: 'reconciliation', path: '/reconciliation' },
] as const;

export function OtherApprovals() {
  const { translate } = useWords();
  return (
    <nav className="other-approvals" aria-label={translate('approvals.elsewhere')}>
      <span className="quiet">{translate('approvals.elsewhere')}</span>
      {queues.map(({ resource, path }) => (
        <CanAccess key={resource} resource={resource} action="list">
          <Link to={path} className="office-link">
            {translate(`sections.${resource}`)}
          </Link>
        </CanAccess>
      ))}
    </nav>
  );
}
