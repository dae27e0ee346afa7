import type { MonitoredReturn } from '@bahati/contract/player-site/gaming/returns.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { publicQuery } from '#site/api.ts';
import { ReturnBand } from './return-band.tsx';
import './returns-page.css';

/** What every game gave back so far beside what it should, for everybody to look at. */
export function ReturnsPage() {
  const { t } = useTranslation();
  const { time, count } = useFormat();
  const { search = '', page = 1 } = useSearch({ from: '/site/returns' });
  const navigate = useNavigate({ from: '/returns' });
  const query = useQuery({
    ...publicQuery('GET /lgw/games/returns', {
      query: { language: useLanguage(), pageNo: page, ...(search ? { search } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const go = (pageNo: number) =>
    void navigate({ search: (now) => ({ ...now, page: pageNo === 1 ? undefined : pageNo }) });
  return (
    <div className="page returns">
      <PageTitle words={t('returns_title')} />
      <h1 className="page-heading">{t('returns_title')}</h1>
      <p className="returns-lead">{t('returns_lead')}</p>
      <div className="returns-tools">
        <TextField
          label={t('returns_search')}
          type="search"
          maxLength={60}
          prefix={<SearchIcon size={18} />}
          value={search}
          onValueChange={(words) =>
            void navigate({ search: words ? { search: words } : {}, replace: true })
          }
        />
        {data?.readAt && <p className="quiet">{t('returns_as_of', { at: time(data.readAt) })}</p>}
      </div>
      {!data ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={8} label={t('loading')} />
        )
      ) : data.content.length === 0 ? (
        <EmptyState seed="returns" title={t(search ? 'games_none_title' : 'returns_unplayed')} />
      ) : (
        <>
          <ReturnTable rows={data.content} />
          {data.totalPages > 1 && (
            <nav className="returns-pager" aria-label={t('pager')}>
              <IconButton
                label={t('pager_previous')}
                disabled={page === 1}
                onClick={() => go(page - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <p aria-live="polite">
                {t('pager_place', { page: count(page), total: count(data.totalPages) })}
              </p>
              <IconButton
                label={t('pager_next')}
                disabled={page >= data.totalPages}
                onClick={() => go(page + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </nav>
          )}
        </>
      )}
    </div>
  );
}

const plainChoice = 'spin';

const states = {
  gathering: { tone: 'quiet', words: 'returns_gathering' },
  inside: { tone: 'lagoon', words: 'returns_inside' },
  outside: { tone: 'coral', words: 'returns_outside' },
  unstated: { tone: 'quiet', words: 'returns_unstated' },
} as const;

function ReturnTable({ rows }: { rows: readonly MonitoredReturn[] }) {
  const { t } = useTranslation();
  const { percent, count } = useFormat();
  const told = (value: string | null) => (value === null ? '–' : percent(Number(value) * 100));
  return (
    <table className="returns-table">
      <caption className="returns-unseen">{t('returns_title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('returns_game')}</th>
          <th scope="col">{t('returns_rounds')}</th>
          <th scope="col">{t('returns_stated')}</th>
          <th scope="col">{t('returns_measured')}</th>
          <th scope="col">{t('returns_band')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={[row.gameId, row.version, row.choice, row.currency].join(' ')}>
            <th scope="row">
              <span className="returns-name">{row.displayName}</span>
              <span className="quiet">
                {[
                  row.vendorName,
                  t('returns_version', { version: row.version }),
                  ...(row.choice === plainChoice ? [] : [row.choice]),
                ].join(' · ')}
              </span>
            </th>
            <td data-label={t('returns_rounds')}>{count(Number(row.rounds))}</td>
            <td data-label={t('returns_stated')}>{told(row.statedPercent)}</td>
            <td data-label={t('returns_measured')}>
              <strong>{told(row.measuredPercent)}</strong>
            </td>
            <td data-label={t('returns_band')}>
              {row.bandPercent !== null && <ReturnBand row={row} />}
              <StatusChip tone={states[row.state].tone}>{t(states[row.state].words)}</StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
