import { useState } from 'react';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { DailyReport } from './daily-report.tsx';
import { LiabilityReport } from './liability-report.tsx';
import { ReconciliationReport } from './reconciliation-report.tsx';
import './reports.css';

export function ReportsPage() {
  return (
    <Guarded resource="reports">
      <Reports />
    </Guarded>
  );
}

const dayMs = 86_400_000;

function Reports() {
  const { translate } = useWords();
  const [now] = useState(() => Date.now());
  const dayOf = (ms: number) => toClockField(new Date(ms).toISOString()).slice(0, 10);
  const [today, weekAgo] = [dayOf(now), dayOf(now - 6 * dayMs)];
  return (
    <>
      <PageTitle title={translate('sections.reports')} />
      <div className="reports">
        <LiabilityReport today={today} />
        <DailyReport today={today} weekAgo={weekAgo} />
        <ReconciliationReport today={today} weekAgo={weekAgo} />
      </div>
    </>
  );
}
