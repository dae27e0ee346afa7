import { Link } from '#office/address/link.tsx';
import { Can } from '#office/session/can.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Money waits for its second person in the queues where it is looked at. */
const queues = [
  { name: 'withdrawals', reads: 'GET /bo/withdrawals' },
  { name: 'adjustments', reads: 'GET /bo/adjustments' },
  { name: 'reconciliation', reads: 'GET /bo/reconciliationExceptions' },
] as const;

export function OtherApprovals() {
  const { translate } = useWords();
  return (
    <nav className="other-approvals" aria-label={translate('approvals.elsewhere')}>
      <span className="quiet">{translate('approvals.elsewhere')}</span>
      {queues.map(({ name, reads }) => (
        <Can key={name} call={reads}>
          <Link to={`/${name}`} className="office-link">
            {translate(`sections.${name}`)}
          </Link>
        </Can>
      ))}
    </nav>
  );
}
