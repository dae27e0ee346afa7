import type {
  AgentIntegrity,
  IntegrityReason,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { useWords } from '#office/words/use-words.ts';

type Currency = AgentIntegrity['currency'];

/** What was found, the heaviest first, each numbered as the graph numbers it. */
export function IntegrityReasons({
  reasons,
  currency,
}: {
  reasons: readonly IntegrityReason[];
  currency: Currency;
}) {
  const { translate } = useWords();
  const sentenceOf = useSentence(currency);
  if (reasons.length === 0) return <p className="quiet">{translate('integrity.nothing')}</p>;
  return (
    <ol className="integrity-reasons">
      {reasons.map((reason, at) => (
        // Two spans of one reason have one code.
        <li key={`${reason.code} ${at}`}>
          <span className="integrity-number" aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <div className="integrity-reason-head">
              <h3>{translate(`integrity_reasons.${reason.code}`)}</h3>
              <strong className="tabular">
                {translate('integrity.points', { smart_count: reason.points })}
              </strong>
            </div>
            <p>{sentenceOf(reason)}</p>
            <p className="quiet">{translate(`integrity_checks.${reason.code}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A reason with its figures. */
function useSentence(currency: Currency) {
  const { translate, locale } = useWords();
  const money = (amount: string) =>
    `${currencySymbol(currency)}\u00a0${formatAmount(amount, currency, locale)}`;
  return (reason: IntegrityReason): string => {
    const members = reason.memberCount;
    switch (reason.code) {
      case 'own_accounts': {
        const ties = reason.ties
          .map(({ kind, memberCount }) => `${translate(`ties.${kind}`)} (${memberCount})`)
          .join(', ');
        return translate('integrity_found.own_accounts', { smart_count: members, ties });
      }
      case 'hedged_pairs':
        return translate('integrity_found.hedged_pairs', {
          smart_count: reason.pairCount,
          together: reason.togetherCount,
          cancelled: reason.cancelledCount,
          stake: money(reason.stake),
          team: money(reason.teamStake),
        });
      case 'shared_payouts':
      case 'shared_devices':
        return translate(`integrity_found.${reason.code}`, {
          smart_count: reason.groupCount,
          members,
        });
      case 'circular_transfers':
        return translate('integrity_found.circular_transfers', {
          smart_count: reason.ringCount,
          members,
          amount: money(reason.amount),
        });
      case 'just_active':
        return translate(`integrity_found.just_active_${reason.span}`, {
          members,
          periods: reason.periodCount,
          expected: reason.expectedCount,
          minimum: money(reason.minimum),
        });
    }
  };
}
