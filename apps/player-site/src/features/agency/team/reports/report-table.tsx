import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import type { TeamSums } from '@bahati/contract/agency-terms.ts';
import type { MemberReport } from '@bahati/contract/player-site/agency/team.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  type FigureKey,
  isCounted,
  useTeamFigures,
} from '#features/agency/team/use-team-figures.ts';
import { useFormat } from '#features/language/use-format.ts';
import './report-table.css';

export type Report = CallValue<PlayerSiteCalls['GET /wps/agent/reports/members']>;

/** The way from a row to what stands behind it. */
export type LinkOf = (
  row: MemberReport,
  link: { className: string; children: ReactNode },
) => ReactNode;

/**
 * Everybody directly below somebody, after what all of them come to. On a phone the figure that
 * leads stands beside the name and the others below it.
 */
export function ReportTable({
  caption,
  report,
  rows,
  columns,
  lead,
  linkOf,
}: {
  caption: string;
  report: Report;
  rows: readonly MemberReport[];
  columns: readonly FigureKey[];
  lead: FigureKey;
  linkOf: LinkOf;
}) {
  const { t } = useTranslation();
  const { total, own, currency, path } = report;
  const place = path.length > 1 ? path.at(-1) : undefined;
  const { label } = useTeamFigures(currency);
  const cells = (sums: TeamSums) => (
    <Cells sums={sums} columns={columns} lead={lead} currency={currency} />
  );
  return (
    <div className="report-frame">
      <table className="report" data-count={columns.length - 1}>
        <caption className="report-caption">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('team_member')}</th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {label(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="report-total">
            <th scope="row">{t('team_total')}</th>
            {cells(total)}
          </tr>
          <tr className="report-own">
            <th scope="row">
              {place ? t('team_own_play', { name: place.nickname }) : t('team_own_play_mine')}
            </th>
            {cells(own)}
          </tr>
          {rows.map((row) => (
            <tr key={row.member.id}>
              <th scope="row">
                {linkOf(row, { className: 'report-link', children: <Name row={row} /> })}
              </th>
              {cells(row.sums)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Name({ row: { member, isTeam } }: { row: MemberReport }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="report-name">{member.nickname}</span>
      {isTeam && <Badge tone="quiet">{t('team_with_team')}</Badge>}
      <ChevronRightIcon size={16} />
    </>
  );
}

function Cells({
  sums,
  columns,
  lead,
  currency,
}: {
  sums: TeamSums;
  columns: readonly FigureKey[];
  lead: FigureKey;
  currency: Report['currency'];
}) {
  const { locale } = useFormat();
  const { label, figures } = useTeamFigures(currency);
  return columns.map((key) => (
    <td
      key={key}
      className="tabular"
      data-lead={key === lead ? '' : undefined}
      data-loss={key === 'result' && sums.result.startsWith('-') ? '' : undefined}
    >
      {/* On a phone each figure carries its column's name. */}
      <span className="report-label" aria-hidden="true">
        {label(key)}{' '}
      </span>
      {key === lead && !isCounted(key) ? (
        <Amount value={sums[key]} currency={currency} locale={locale} />
      ) : (
        figures(sums, key)
      )}
    </td>
  ));
}
