import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { groupNumber } from '#office/words/numbers.ts';
import { useWords } from '#office/words/use-words.ts';
import './points-mall.css';

type Entry = CallValue<BackOfficeCalls['GET /bo/members/:id/points']>['items'][number];

/** A member's points, and why they changed. */
export function MemberPoints({ memberId }: { memberId: string }) {
  const { translate, instant, locale } = useWords();
  const params = { id: memberId };
  const { data } = useRecord('GET /bo/members/:id/points', { params, query: { pageSize: 1 } });
  const list = useList('GET /bo/members/:id/points', { params }, { pageSize: 20 });
  const columns = [
    {
      id: 'kind',
      label: translate('points_mall.kind'),
      render: ({ kind, name }) => (
        <>
          <strong>{translate(`points_mall.kind_${kind}`)}</strong>
          {name && <span className="mall-why">{locale === 'sw' ? name.sw : name.en}</span>}
        </>
      ),
    },
    {
      id: 'at',
      label: translate('points_mall.at'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      id: 'points',
      label: translate('points_mall.points'),
      isNumber: true,
      isInCardHead: true,
      render: ({ points }) =>
        points > 0 ? `+${groupNumber(points, locale)}` : `−${groupNumber(-points, locale)}`,
    },
  ] satisfies Column<Entry>[];
  return (
    <>
      {data && (
        <p className="mall-balance">
          {translate('points_mall.balance', { points: groupNumber(data.points, locale) })}
        </p>
      )}
      <RecordList
        label={translate('points_mall.points')}
        list={list}
        columns={columns}
        empty={{ title: translate('points_mall.no_points'), seed: 'points' }}
      />
    </>
  );
}
