import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Ago } from './ago.tsx';
import { OperationsCard } from './operations-card.tsx';

/** Whether the books and the audit log are whole, and when that was last proven. */
export function ProofsCard() {
  const { translate } = useWords();
  return (
    <OperationsCard reads="GET /bo/operations/proofs" title={translate('operations.proofs')}>
      {({ items }) => (
        <ul className="operations-lines">
          {items.map(({ subject, endedAt, tookMs, breaches }) => (
            <li key={subject}>
              <strong>{translate(`proof_subjects.${subject}`)}</strong>
              <StatusChip
                tone={endedAt === null ? 'quiet' : breaches.length > 0 ? 'hibiscus' : 'lagoon'}
              >
                {translate(
                  endedAt === null
                    ? 'operations.not_proven'
                    : breaches.length > 0
                      ? 'operations.broken'
                      : 'operations.whole',
                )}
              </StatusChip>
              {endedAt && (
                <span className="quiet">
                  <Ago at={endedAt} /> · {tookMs} ms
                </span>
              )}
              {breaches.length > 0 && (
                <ul className="operations-breaches">
                  {breaches.map((breach) => (
                    <li key={breach}>{breach}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </OperationsCard>
  );
}
