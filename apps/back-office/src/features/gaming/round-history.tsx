import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWords } from '#office/words/use-words.ts';

type Operation = StaffRound['operations'][number];

const isSome = (amount: string) => /[1-9]/.test(amount);

/** The one sum that tells an operation apart. */
function movedOf({ kind, stake, payout, slip }: Operation): string {
  if (!slip) return kind === 'win' ? payout : stake;
  if (kind === 'reserve') return stake;
  const { paid, returned, stakeReturned } = slip;
  return [paid, returned, stakeReturned].find(isSome) ?? paid;
}

/** Of a step of a slip: its odds, why, and what its member owes of it. */
function SlipWords({
  operation,
  currency,
}: { operation: Operation } & Pick<StaffRound, 'currency'>) {
  const { translate, locale } = useWords();
  const { slip } = operation;
  if (!slip) return null;
  const money = (amount: string) =>
    `${currencySymbol(currency)} ${formatAmount(amount, currency, locale)}`;
  const words = [
    slip.odds && translate('round_operations.slip_odds', { odds: slip.odds }),
    slip.reason,
    isSome(slip.owed) && translate('round_operations.slip_owed', { amount: money(slip.owed) }),
    isSome(slip.paidOff) &&
      translate('round_operations.slip_paid_off', { amount: money(slip.paidOff) }),
  ].filter(Boolean);
  return words.length === 0 ? null : <span className="quiet">{words.join(' · ')}</span>;
}

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
            <li key={`${operation.id} ${operation.kind}`}>
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
              {sum(movedOf(operation))}
              <span className="office-code">{operation.externalId}</span>
              <SlipWords operation={operation} currency={currency} />
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
