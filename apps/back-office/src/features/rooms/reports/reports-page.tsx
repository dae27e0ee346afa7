import { useState } from 'react';
import type { OfficeReport } from '@bahati/contract/rooms-office/reports.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberCell, type NamedMembers, useNamedMembers } from '#features/rooms/room/members.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { useRoomsPages } from '#features/rooms/room/use-rooms.ts';
import { ReportDecision, type Decision } from './report-decision.tsx';

const words = 'rooms_office.reports';
const views = ['open', 'all'] as const;
const tones = { open: 'coral', upheld: 'lagoon', dismissed: 'quiet' } as const;
const refetchEveryMs = 15_000;

/** What players reported of each other; `?member=` shows what was reported of one. */
export function ReportsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const memberId = search.get('member') ?? undefined;
  const usual = memberId === undefined ? 'open' : 'all';
  const view = views.find((known) => known === search.get('view')) ?? usual;
  const [deciding, setDeciding] = useState<Decision>();
  const list = useRoomsPages(
    'GET /rooms-office/v1/reports',
    { state: view, ...(memberId === undefined ? {} : { memberId }) },
    { idOf: ({ reportId }) => reportId, refetchEveryMs },
  );
  const named = useNamedMembers(
    list.rows.flatMap(({ reported, reporter }) => [reported.memberId, reporter.memberId]),
  );
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate(`${words}.view`)}
          value={view}
          options={views.map((value) => ({ value, label: translate(`${words}.view_${value}`) }))}
          onValueChange={(value) => search.set({ view: value === usual ? undefined : value })}
        />
        {memberId !== undefined && (
          <Button size="s" onClick={() => search.set({ member: undefined, view: undefined })}>
            {translate(`${words}.everybody`)}
          </Button>
        )}
      </div>
      <RecordList
        label={translate(`${words}.list`)}
        list={list}
        columns={useColumns(named, setDeciding)}
        empty={{
          title: translate(`${words}.empty_${view}`),
          text: translate(`${words}.empty_hint`),
          seed: words,
        }}
      />
      {deciding && <ReportDecision {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function useColumns(
  named: NamedMembers,
  onDecide: (decision: Decision) => void,
): readonly Column<OfficeReport>[] {
  const { translate, locale, instant } = useWords();
  return [
    {
      id: 'about',
      label: translate(`${words}.about`),
      render: ({ reason, text }) => (
        <span className="room-two rooms-report">
          <strong>{translate(`${words}.reason.${reason}`)}</strong>
          {text !== null && <q>{text}</q>}
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('rooms_office.state_label'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`${words}.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'reported',
      label: translate(`${words}.reported`),
      render: ({ reported, reportedBy, reportedUpheld }) => (
        <span className="room-two">
          <MemberCell memberKey={reported.memberId} name={reported.name} named={named} />
          <Link
            to={`/rooms/reports?member=${encodeURIComponent(reported.memberId)}`}
            className="office-link"
          >
            {translate(`${words}.by_others`, { people: reportedBy, upheld: reportedUpheld })}
          </Link>
        </span>
      ),
    },
    {
      id: 'hand',
      label: translate('rooms_office.hand'),
      render: ({ room, hand }) => (
        <span className="room-two">
          <span>{room.title[locale]}</span>
          <Link to={`/rooms/hand/${hand.handId}`} className="office-link">
            {translate('rooms_office.hand_no', { number: hand.number })}
          </Link>
        </span>
      ),
    },
    {
      id: 'reporter',
      label: translate(`${words}.reporter`),
      render: ({ reporter, reporterDismissed, at }) => (
        <span className="room-two">
          <MemberCell memberKey={reporter.memberId} name={reporter.name} named={named} />
          <span className="quiet tabular">{instant(at)}</span>
          {reporterDismissed > 0 && (
            <span className="quiet">
              {translate(`${words}.own_dismissed`, { count: reporterDismissed })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'decided',
      label: translate(`${words}.decided`),
      render: (report) => <Decided report={report} onDecide={onDecide} />,
    },
  ];
}

function Decided({
  report,
  onDecide,
}: {
  report: OfficeReport;
  onDecide: (decision: Decision) => void;
}) {
  const { translate, instant } = useWords();
  const { can } = useOffice();
  const { decided } = report;
  if (decided) {
    return (
      <span className="room-two">
        <span>{decided.by}</span>
        <span className="quiet tabular">{instant(decided.at)}</span>
        <span className="quiet">{decided.reason}</span>
      </span>
    );
  }
  if (!can('rooms.decide')) return '–';
  return (
    <span className="room-acts">
      {(['upheld', 'dismissed'] as const).map((decision) => (
        <Button
          key={decision}
          size="s"
          className="office-ink"
          onClick={() => onDecide({ report, decision })}
        >
          {translate(`${words}.decide_${decision}`)}
        </Button>
      ))}
    </span>
  );
}
