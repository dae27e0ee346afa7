import { useList } from '#office/lists/use-list.ts';
import { Link } from '#office/address/link.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import '#features/cashier/cashier.css';

/** The withdrawals of one member, on his card; each leads to its place in the queue. */
export function WithdrawalList({ memberId }: { memberId: string }) {
  const { translate, instant } = useWords();
  const list = useList('GET /bo/withdrawals', { query: { memberId } }, { pageSize: 25 });
  const columns = useWithdrawalColumns(
    translate('withdrawals.created'),
    ({ id, status, createdAt }) => (
      <Link to={`/withdrawals?status=${status}&id=${id}`} className="records-open">
        {instant(createdAt)}
      </Link>
    ),
  ).filter(({ id }) => id !== 'created' && id !== 'due');
  return (
    <RecordList
      label={translate('sections.withdrawals')}
      list={list}
      columns={columns}
      empty={{ title: translate('withdrawals.empty_all'), seed: 'withdrawals' }}
    />
  );
}
