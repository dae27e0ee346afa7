import type { TakenRebate } from '@bahati/contract/back-office/members/member-card.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What a member took as a rebate, and for which days, newest first. */
export function MemberRebates({ memberId }: { memberId: string }) {
  const { translate, instant, locale } = useWords();
  const list = useList(
    'GET /bo/members/:id/rebates',
    { params: { id: memberId } },
    { pageSize: 10 },
  );
  const columns = [
    {
      id: 'days',
      label: translate('member_rebates.days'),
      render: ({ from, to }) => <strong>{from === to ? from : `${from} – ${to}`}</strong>,
    },
    {
      id: 'at',
      label: translate('member_rebates.at'),
      isTight: true,
      render: ({ claimedAt }) => instant(claimedAt),
    },
    {
      id: 'amount',
      label: translate('ledger.amount'),
      isNumber: true,
      isInCardHead: true,
      render: ({ amount, currency }) => (
        <Amount size="s" value={amount} currency={currency} locale={locale} />
      ),
    },
  ] satisfies Column<TakenRebate>[];
  return (
    <RecordList
      label={translate('member_rebates.tab')}
      list={list}
      columns={columns}
      empty={{
        title: translate('member_rebates.empty'),
        text: translate('member_rebates.empty_hint'),
        seed: 'rebates',
      }}
    />
  );
}
