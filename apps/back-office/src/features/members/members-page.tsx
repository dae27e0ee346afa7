import type { MemberRow } from '@bahati/contract/back-office/members/members.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { columnsOf, filterOf } from './member-filters.rules.ts';
import { MemberFilters } from './member-filters.tsx';
import { FoundReasons } from './found-reasons.tsx';
import { MemberLink } from './member-link.tsx';
import { MemberStatus, memberStatuses } from './member-status.tsx';

/** Members, found by anything known of them while one types. */
export function MembersPage() {
  const { translate } = useWords();
  const search = useSearch();
  const wanted = search.get('search');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const status = memberStatuses.find((known) => known === search.get('status'));
  const filter = { search: wanted, status, ...filterOf(search.get) };
  const list = useList('GET /bo/members', { query: filter }, { pageSize: 25 });
  const columns = useColumns();
  const shown = [
    'username',
    'id',
    'status',
    ...columnsOf(search.get),
    ...(wanted ? ['found'] : []),
  ];
  return (
    <>
      <div className="office-toolbar">
        <TextField
          label={translate('members.search')}
          isLabelHidden
          placeholder={translate('members.search')}
          prefix={<SearchIcon size={18} />}
          type="search"
          maxLength={64}
          data-shortcut="search"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onValueChange={setTyped}
        />
        <Segmented
          label={translate('members.status')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: translate('member_tabs.all') },
            ...memberStatuses.map((value) => ({
              value,
              label: translate(`member_tabs.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ status: value === 'all' ? undefined : value })}
        />
      </div>
      <MemberFilters search={search} />
      <RecordList
        label={translate('sections.members')}
        list={list}
        columns={columns.filter(({ id }) => shown.includes(id))}
        empty={{
          title: translate('members.empty'),
          text: wanted
            ? translate('members.empty_search', { search: wanted })
            : translate('members.empty_filters'),
          seed: 'members',
        }}
      />
    </>
  );
}

function useColumns() {
  const { translate } = useWords();
  const figures = useFigureColumns();
  return [
    {
      id: 'username',
      label: translate('members.username'),
      render: ({ id, username }) => <MemberLink id={id} username={username} isWholeRow />,
    },
    {
      id: 'found',
      label: translate('members.found_by'),
      render: ({ foundBy }) => <FoundReasons reasons={foundBy} />,
    },
    {
      id: 'id',
      label: translate('members.id'),
      isTight: true,
      render: ({ id }) => <span className="office-code">{id}</span>,
    },
    {
      id: 'status',
      label: translate('members.status'),
      isTight: true,
      render: ({ status }) => <MemberStatus status={status} />,
    },
    {
      id: 'nickname',
      label: translate('member_columns.nickname'),
      render: ({ nickname }) => nickname,
    },
    ...figures,
  ] satisfies Column<MemberRow>[];
}

/** Those that may be left out, beside the nickname. */
function useFigureColumns() {
  const { translate, instant, locale, codeWords } = useWords();
  return [
    {
      id: 'type',
      label: translate('members.type'),
      isTight: true,
      render: ({ type }) => codeWords('member_types', String(type)),
    },
    {
      id: 'balance',
      label: translate('members.balance'),
      isNumber: true,
      isInCardHead: true,
      render: ({ balance, currency }) => (
        <Amount size="s" value={balance} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'held',
      label: translate('members.held'),
      isNumber: true,
      render: ({ held, currency }) => (
        <Amount size="s" tone="quiet" value={held} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'country',
      label: translate('member_columns.country'),
      isTight: true,
      render: ({ dialingCode }) => dialingCode ?? '–',
    },
    {
      id: 'level',
      label: translate('member_columns.level'),
      isTight: true,
      render: ({ kycLevel }) => translate(`kyc_levels.${kycLevel}`),
    },
    {
      id: 'upline',
      label: translate('member_columns.upline'),
      render: ({ upline }) => (upline ? <MemberLink {...upline} /> : '–'),
    },
    {
      id: 'lastLogin',
      label: translate('members.last_login'),
      isTight: true,
      render: ({ lastLoginAt }) => (lastLoginAt ? instant(lastLoginAt) : '–'),
    },
    {
      id: 'registered',
      label: translate('members.registered'),
      isTight: true,
      render: ({ registeredAt }) => instant(registeredAt),
    },
  ] satisfies Column<MemberRow>[];
}
