import type { StaffReturn } from '@bahati/contract/back-office/gaming/gaming.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useRecord } from '#office/lists/use-record.ts';
import type { Column } from '#office/lists/columns.ts';
import { GamesToolbar } from '#office/lists/games-toolbar.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import './returns.css';

/** What games gave back beside what they should; those outside their band stand first. */
export function Returns() {
  const { translate, locale } = useWords();
  const search = useSearch();
  const wanted = search.get('search');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const state = search.get('state') === 'outside' ? 'outside' : undefined;
  const { data: alarm } = useRecord(
    'GET /bo/returns',
    { query: { pageSize: 1 } },
    { refetchEveryMs: 60_000 },
  );
  const list = useList(
    'GET /bo/returns',
    { query: { search: wanted, state, language: locale } },
    { pageSize: 25, refetchEveryMs: 60_000 },
  );
  const columns = useColumns();
  return (
    <>
      <p className="quiet returns-hint">{translate('games.returns_hint')}</p>
      <GamesToolbar
        typed={typed}
        onTyped={setTyped}
        only={{ value: 'outside', label: translate('return_states.outside') }}
        state={state}
        onState={(next) => search.set({ state: next })}
      >
        {alarm && alarm.outside > 0 && (
          <StatusChip tone="hibiscus">
            {translate('games.alarm', { smart_count: alarm.outside })}
          </StatusChip>
        )}
      </GamesToolbar>
      <RecordList
        label={translate('games.returns')}
        list={list}
        columns={columns}
        empty={{ title: translate('games.no_returns'), seed: 'returns' }}
      />
    </>
  );
}

const tones: Readonly<Record<StaffReturn['state'], Tone>> = {
  gathering: 'quiet',
  inside: 'lagoon',
  outside: 'hibiscus',
  unstated: 'quiet',
};

const plainChoice = 'spin';

function useColumns() {
  const { translate, locale, instant } = useWords();
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const percent = (value: string | null) =>
    value === null ? '–' : `${percents.format(Number(value))} %`;
  return [
    {
      id: 'name',
      label: translate('games.game'),
      isInCardHead: true,
      render: ({ displayName, vendorName, version, choice }) => (
        <>
          {displayName}{' '}
          <span className="office-code">
            {[vendorName, version, ...(choice === plainChoice ? [] : [choice])].join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'rounds',
      label: translate('games.rounds'),
      isNumber: true,
      render: ({ rounds }) => numbers.format(BigInt(rounds)),
    },
    {
      id: 'stake',
      label: translate('games.staked'),
      isNumber: true,
      render: ({ stake, currency }) => (
        <Amount size="s" value={stake} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'stated',
      label: translate('games.stated'),
      isNumber: true,
      render: ({ statedPercent }) => percent(statedPercent),
    },
    {
      id: 'measured',
      label: translate('games.measured'),
      isNumber: true,
      render: ({ measuredPercent }) => percent(measuredPercent),
    },
    {
      id: 'band',
      label: translate('games.band'),
      isNumber: true,
      render: ({ bandPercent }) => (bandPercent === null ? '–' : `± ${percent(bandPercent)}`),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      render: ({ state, outsideSince, deviations }) => (
        <>
          <StatusChip tone={tones[state]}>{translate(`return_states.${state}`)}</StatusChip>
          {state === 'outside' && outsideSince && deviations !== null && (
            <span className="quiet">
              {translate('games.outside_since', {
                since: instant(outsideSince),
                deviations: percents.format(deviations),
              })}
            </span>
          )}
        </>
      ),
    },
  ] satisfies Column<StaffReturn>[];
}
