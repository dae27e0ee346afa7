import { useState } from 'react';
import { toClockField } from '#office/words/time.ts';
import { DailyReport } from './daily-report.tsx';
import { LiabilityReport } from './liability-report.tsx';
import { ReconciliationReport } from './reconciliation-report.tsx';
import './reports.css';

const dayMs = 86_400_000;

export function ReportsPage() {
  const [now] = useState(() => Date.now());
  const dayOf = (ms: number) => toClockField(new Date(ms).toISOString()).slice(0, 10);
  const [today, weekAgo] = [dayOf(now), dayOf(now - 6 * dayMs)];
  return (
    <>
      <div className="reports">
        <LiabilityReport today={today} />
        <DailyReport today={today} weekAgo={weekAgo} />
        <ReconciliationReport today={today} weekAgo={weekAgo} />
      </div>
    </>
  );
}
