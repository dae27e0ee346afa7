import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import './audit-changes.css';

/** Whether anybody altered what was written: the chain as it was proven last. */
export function ChainState() {
  const { translate, instant, locale } = useWords();
  const { data, error } = useRecord('GET /bo/audit/chain', {});
  if (!data) {
    const words = error ? 'audit.chain_unread' : 'audit.chain_reading';
    return <p className="quiet audit-chain">{translate(words)}</p>;
  }
  const { entries, breaches, checkedAt } = data;
  const isWhole = breaches.length === 0;
  const count = entries.toLocaleString(locale);
  return (
    <div className="audit-chain">
      <StatusChip tone={isWhole ? 'lagoon' : 'hibiscus'}>
        {translate(isWhole ? 'audit.chain_whole' : 'audit.chain_broken', { count })}
      </StatusChip>
      <span className="quiet">{translate('audit.chain_at', { at: instant(checkedAt) })}</span>
      {!isWhole && (
        <ul>
          {breaches.map((breach) => (
            <li key={breach}>{breach}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
