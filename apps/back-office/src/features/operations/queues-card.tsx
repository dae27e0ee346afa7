import { useWords } from '#office/words/use-words.ts';
import { Ago } from './ago.tsx';
import { OperationsCard } from './operations-card.tsx';

/** How much waits to be done and to be sent. */
export function QueuesCard() {
  const { translate } = useWords();
  return (
    <OperationsCard reads="GET /bo/operations/queues" title={translate('operations.queues')}>
      {({ items }) => (
        <table className="operations-table">
          <caption className="office-unseen">{translate('operations.queues')}</caption>
          <thead>
            <tr>
              <th scope="col">{translate('operations.queue')}</th>
              <th scope="col">{translate('operations.waiting')}</th>
              <th scope="col">{translate('operations.oldest')}</th>
              <th scope="col">{translate('operations.failing')}</th>
              <th scope="col">{translate('operations.dead')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, waiting, oldestDueAt, failing, dead }) => (
              <tr key={name}>
                <th scope="row">{translate(`operation_parts.${name}`)}</th>
                <td>{waiting}</td>
                <td>{oldestDueAt ? <Ago at={oldestDueAt} /> : '–'}</td>
                <td data-tone={failing > 0 ? 'warning' : undefined}>{failing}</td>
                <td data-tone={dead > 0 ? 'alarm' : undefined}>{dead}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </OperationsCard>
  );
}
