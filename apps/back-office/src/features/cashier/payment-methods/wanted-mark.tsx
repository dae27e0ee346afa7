import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What waits is told in the inbox of approvals, where another decides. */
export function WantedMark({ wanted }: { wanted: PaymentMethod['wanted'] }) {
  const { translate, instant } = useWords();
  if (!wanted) return null;
  const { requestedBy: name, requestedAt } = wanted;
  return (
    <span className="way-wanted">
      <Link to="/approvals" className="office-link">
        {translate('money_rules.wanted')}
      </Link>
      <span className="quiet">
        {translate('money_rules.asked', { name, at: instant(requestedAt) })}
      </span>
    </span>
  );
}
