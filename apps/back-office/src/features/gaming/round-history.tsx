import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What its provider sent, in order, and what each of it moved. */
export function RoundHistory({ round }: { round: StaffRound }) {
  const { translate, codeWords, instant, locale } = useWords();
  const { operations, movements, currency } = round;
  const sum = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <>
      <section className="queue-section">
        <h3>{translate('rounds.operations')}</h3>
        <ol className="queue-history">
          {operations.map((operation) => (
            <li key={operation.id}>
              <span>
                {translate(`round_operations.${operation.kind}`)}
                {operation.state !== 'applied' && (
                  <span className="quiet">
                    {` ${translate(`round_operations.${operation.state}`)}`}
                  </span>
                )}
              </span>
              <time className="quiet tabular" dateTime={operation.at}>
                {instant(operation.at)}
              </time>
              {sum(operation.kind === 'win' ? operation.payout : operation.stake)}
              <span className="office-code">{operation.externalId}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="queue-section">
        <h3>{translate('rounds.movements')}</h3>
        <ol className="queue-history">
          {movements.map(({ id, code, from, to, amount, at }) => (
            <li key={id}>
              <span>{codeWords('transfer_codes', code)}</span>
              <time className="quiet tabular" dateTime={at}>
                {instant(at)}
              </time>
              {sum(amount)}
              <span className="quiet">
                {`${codeWords('accounts', from)} → ${codeWords('accounts', to)}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
