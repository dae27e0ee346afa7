import type { LedgerEntry } from '@bahati/contract/back-office/members/members.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Every movement of a member's money with the balance it left behind, newest first. */
export function LedgerList({ memberId, currency }: { memberId: string; currency: Currency }) {
  const { translate } = useWords();
  const list = useList(
    'GET /bo/members/:id/ledger',
    { params: { id: memberId } },
    { pageSize: 25 },
  );
  const columns = useColumns(currency);
  return (
    <RecordList
      label={translate('members.ledger')}
      list={list}
      columns={columns}
      empty={{ title: translate('ledger.empty'), seed: 'ledger' }}
    />
  );
}

function useColumns(currency: Currency) {
  const { translate, instant, locale, codeWords } = useWords();
  return [
    {
      id: 'code',
      label: translate('ledger.code'),
      render: ({ code }) => <strong>{codeWords('transfer_codes', code)}</strong>,
    },
    {
      id: 'at',
      label: translate('ledger.at'),
      isTight: true,
      render: ({ at }) => instant(at),
    },
    {
      id: 'accounts',
      label: translate('ledger.accounts'),
      render: ({ account, counterAccount, amount }) => {
        const [own, other] = [account, counterAccount].map((name) => codeWords('accounts', name));
        return amount.startsWith('-') ? `${own} → ${other}` : `${other} → ${own}`;
      },
    },
    {
      id: 'reference',
      label: translate('ledger.reference'),
      render: ({ reference }) => <span className="office-code">{reference}</span>,
    },
    {
      id: 'amount',
      label: translate('ledger.amount'),
      isNumber: true,
      isInCardHead: true,
      render: ({ amount }) => (
        <Amount
          size="s"
          sign="always"
          tone={amount.startsWith('-') ? 'text' : 'win'}
          value={amount}
          currency={currency}
          locale={locale}
        />
      ),
    },
    {
      id: 'balance',
      label: translate('ledger.balance_after'),
      isNumber: true,
      // The balance is of the account that moved, which is cash unless it says otherwise.
      render: ({ account, balanceAfter }) => (
        <>
          {account !== 'cash' && <span className="quiet">{codeWords('accounts', account)} </span>}
          <Amount size="s" tone="quiet" value={balanceAfter} currency={currency} locale={locale} />
        </>
      ),
    },
  ] satisfies Column<LedgerEntry>[];
}
