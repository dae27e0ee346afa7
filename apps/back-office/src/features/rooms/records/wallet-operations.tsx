import type { CallValue } from '@bahati/contract/call.ts';
import type { RoomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useWords } from '#office/words/use-words.ts';
import { Money } from '#features/rooms/room/money.tsx';

type BuyIn = CallValue<RoomsOfficeCalls['GET /rooms-office/v1/seats/:seatId']>['buyIns'][number];
type Operation = Omit<BuyIn, 'at'> & { note?: string };

/** What the wallet was asked to take, each with its state. */
export function WalletOperations({
  operations,
  currency,
}: {
  operations: readonly Operation[];
  currency: Currency;
}) {
  const { translate, codeWords } = useWords();
  return (
    <ol className="room-history rooms-operations">
      {operations.map(({ number, transactionId, amount, state, attempts, refusal, note }) => (
        <li key={transactionId}>
          <span className="quiet tabular">{number}</span>
          <Money value={amount} currency={currency} />
          <span data-loss={state === 'asking' || state === 'voiding' ? '' : undefined}>
            {translate(`rooms_office.wallet_state.${state}`)}
          </span>
          {attempts > 1 && (
            <span className="quiet">
              {translate('rooms_office.tries', { smart_count: attempts })}
            </span>
          )}
          {note && <span className="office-code">{note}</span>}
          {refusal && <span className="quiet">{codeWords('refusals', refusal)}</span>}
          <span className="office-code rooms-id">{transactionId}</span>
        </li>
      ))}
    </ol>
  );
}
