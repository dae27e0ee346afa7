import type { ScoredAgent } from '@bahati/contract/back-office/agency/integrity.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useList } from '#office/lists/use-list.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { IntegrityScore } from './integrity-score.tsx';
import './integrity.css';

/** All; those worth a look; those whose bills usually wait. */
const bounds = ['0', '30', '60'] as const;

/** Agents by how little their teams can be trusted. */
export function IntegrityPage() {
  const { translate } = useWords();
  const search = useSearch();
  const atLeast = bounds.find((bound) => bound === search.get('atLeast')) ?? '0';
  const list = useList('GET /bo/agency/integrity', { query: { atLeast } }, { pageSize: 25 });
  const columns = useColumns();
  return (
    <>
      <p className="quiet integrity-lead">{translate('integrity.lead')}</p>
      <div className="office-toolbar">
        <Segmented
          label={translate('integrity.bound')}
          value={atLeast}
          options={bounds.map((value) => ({
            value,
            label:
              value === '0' ? translate('integrity.all') : translate('integrity.from', { value }),
          }))}
          onValueChange={(value) => search.set({ atLeast: value === '0' ? undefined : value })}
        />
      </div>
      <RecordList
        label={translate('sections.agent_integrity')}
        list={list}
        columns={columns}
        empty={{
          title: translate(atLeast === '0' ? 'integrity.empty' : 'integrity.none_so_high'),
          text: translate('integrity.empty_hint'),
          seed: 'integrity',
        }}
      />
    </>
  );
}

function useColumns(): Column<ScoredAgent>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'agent',
      label: translate('integrity.agent'),
      render: ({ id, username }) => (
        <Link to={`/agent_integrity/${id}/show`} className="records-open">
          {username}
        </Link>
      ),
    },
    {
      id: 'score',
      label: translate('integrity.score'),
      isTight: true,
      isInCardHead: true,
      render: ({ score }) => <IntegrityScore score={score} />,
    },
    {
      id: 'reasons',
      label: translate('integrity.reasons'),
      render: ({ reasons }) =>
        reasons.length === 0 ? (
          <span className="quiet">{translate('integrity.no_reasons')}</span>
        ) : (
          <ul className="integrity-codes">
            {reasons.map(({ code, points }, at) => (
              // Two spans of one reason have one code.
              <li key={`${code} ${at}`}>
                {translate(`integrity_reasons.${code}`)}{' '}
                <span className="quiet tabular">{points}</span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'members',
      label: translate('integrity.members'),
      isNumber: true,
      render: ({ memberCount, playerCount }) =>
        translate('integrity.members_of', { members: memberCount, players: playerCount }),
    },
    {
      id: 'computed',
      label: translate('integrity.computed'),
      isTight: true,
      render: ({ computedAt }) => instant(computedAt),
    },
  ];
}
