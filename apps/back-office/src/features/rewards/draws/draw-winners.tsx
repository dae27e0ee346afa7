import type { boDrawCalls, BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Who got what, newest first. */
export function DrawWinners({ draw }: { draw: BoWholeDraw }) {
  const { translate } = useWords();
  const params = { id: draw.id };
  const list = useList(
    'GET /bo/draws/:id/winners',
    { params },
    { pageSize: 25, idOf: ({ rowId }) => rowId },
  );
  const columns = useColumns();
  return (
    <section className="agent-part">
      <h2>{translate('draws.winners')}</h2>
      <RecordList
        label={translate('draws.winners')}
        list={list}
        columns={columns}
        empty={{ title: translate('draws.no_winners'), seed: 'draw winners' }}
      />
    </section>
  );
}

type Winner = CallValue<(typeof boDrawCalls)['GET /bo/draws/:id/winners']>['items'][number];

function useColumns(): Column<Winner>[] {
  const { translate, locale, instant } = useWords();
  return [
    {
      id: 'member',
      label: translate('draws.member'),
      render: ({ memberId, username }) => (
        <Link to={`/members/${memberId}/show`} className="office-link">
          {username}
        </Link>
      ),
    },
    { id: 'number', label: translate('draws.number'), render: ({ number }) => number },
    {
      id: 'prize',
      label: translate('draws.prize'),
      render: ({ title, amount }) => (title ? title[locale] : amount),
    },
    { id: 'at', label: translate('draws.at'), render: ({ at }) => instant(at) },
  ];
}
