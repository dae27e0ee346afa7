import { useList } from '#office/lists/use-list.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

type Row = {
  memberId: string;
  username: string;
  reachedAt: string;
  keepUntil: string | null;
  isByHand: boolean;
};

/** Who has a level, level by level. */
export function LevelMembers() {
  const { translate, locale } = useWords();
  const search = useSearch();
  const rank = Number(search.get('rank') ?? '1');
  const { data: sheet } = useRecord('GET /bo/rewards/vipRules', {});
  const list = useList(
    'GET /bo/rewards/vipMembers',
    { query: { rank } },
    { idOf: ({ memberId }) => memberId },
  );
  const columns = useColumns();
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('programmes.level')}
          value={String(rank)}
          options={(sheet?.inForce.levels ?? []).map(({ name }, at) => ({
            value: String(at + 1),
            label: name[locale],
          }))}
          onValueChange={(value) => search.set({ rank: value })}
        />
      </div>
      <RecordList
        label={translate('programmes.tab_members')}
        list={list}
        columns={columns}
        empty={{
          title: translate('programmes.nobody'),
          text: translate('programmes.nobody_hint'),
          seed: 'levels',
        }}
      />
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { translate, instant, day } = useWords();
  return [
    {
      id: 'member',
      label: translate('agency_requests.member'),
      render: ({ memberId, username }) => (
        <MemberLink id={memberId} username={username} isWholeRow />
      ),
    },
    {
      id: 'reached',
      label: translate('programmes.reached'),
      render: ({ reachedAt }) => instant(reachedAt),
    },
    {
      id: 'keep',
      label: translate('programmes.keep_until'),
      render: ({ keepUntil }) =>
        keepUntil === null ? translate('programmes.kept_always') : day(keepUntil),
    },
    {
      id: 'hand',
      label: translate('programmes.by'),
      render: ({ isByHand }) => translate(isByHand ? 'programmes.by_hand' : 'programmes.by_play'),
    },
  ];
}
