import type { GamblingControls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { BreakChoices } from './break-choices.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { HelpLines } from './help-lines.tsx';
import { LimitCard } from './limit-card.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { type LimitKind, type LimitPeriod, limitKinds } from './limit-words.ts';
import { RealityChoice } from './reality-choice.tsx';
import { useGamblingControls } from './use-gambling-controls.ts';
import './limits.css';

/** Playing safely: limits with what is used of them, breaks, the reality check, who helps. */
export function LimitsPage() {
  const { t } = useTranslation();
  const query = useGamblingControls();
  return (
    <>
      <PageTitle words={t('limits_title')} />
      <div>
        <h1 className="page-heading">{t('limits_title')}</h1>
        <p className="page-lead">{t('limits_lead')}</p>
      </div>
      {query.data ? (
        <GamblingControlsParts gamblingControls={query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
    </>
  );
}

function GamblingControlsParts({ gamblingControls }: { gamblingControls: GamblingControls }) {
  const { t } = useTranslation();
  const { currency, limits, exclusion, realityCheck, helpLines } = gamblingControls;
  const [open, setOpen] = useState<{ kind: LimitKind; period: LimitPeriod } | null>(null);
  return (
    <>
      {exclusion && <ExclusionCard exclusion={exclusion} />}
      <section className="member-section">
        <h2 className="member-section-title">{t('limits_heading')}</h2>
        <div className="limits-grid">
          {limitKinds.map((kind) => (
            <LimitCard
              key={kind}
              kind={kind}
              currency={currency}
              limits={limits.filter((limit) => limit.kind === kind)}
              onOpen={(period) => setOpen({ kind, period })}
            />
          ))}
        </div>
      </section>
      <div className="limits-columns">
        <BreakChoices />
        <div className="stack">
          <RealityChoice realityCheck={realityCheck} />
          <HelpLines helpLines={helpLines} />
        </div>
      </div>
      {open && (
        <LimitDialog
          kind={open.kind}
          startPeriod={open.period}
          currency={currency}
          limits={limits.filter(({ kind }) => kind === open.kind)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
