import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { useWords } from '#office/words/use-words.ts';

type Approved = Pick<StaffWithdrawal, 'approvals' | 'approvalsNeeded'>;

/** Who has approved what is seen here, and how many more it takes. */
export function ApprovalList({ approvals, approvalsNeeded }: Approved) {
  const { translate, instant } = useWords();
  if (approvalsNeeded < 2 && approvals.length === 0) return null;
  const missing = approvalsNeeded - approvals.length;
  return (
    <section className="queue-section">
      <h3>{translate('approvals.title')}</h3>
      <ul className="approval-list">
        {approvals.map(({ staff, at }) => (
          <li key={staff}>
            <CheckIcon size={16} />
            <strong>{staff}</strong>
            <span className="quiet">{instant(at)}</span>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className="quiet">
          {translate(approvals.length === 0 ? 'approvals.two_needed' : 'approvals.one_more')}
        </p>
      )}
    </section>
  );
}
