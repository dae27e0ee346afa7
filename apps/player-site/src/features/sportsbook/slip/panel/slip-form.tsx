/** The slip with its tabs: its legs, how it is staked, what it pays, and the button. */
import type { SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { legKey, type SlipDraft, type SlipKind } from '#features/sportsbook/slip/slip-draft.ts';
import { placeSlip } from '#features/sportsbook/slip/placing/place-slip.ts';
import { placingStore } from '#features/sportsbook/slip/placing/placing-store.ts';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { bankersOf, kindOf, kindsFor } from '#features/sportsbook/slip/slip-shapes.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useBookCurrency } from '#features/sportsbook/slip/use-slip.ts';
import { isStaked, wireSlip } from '#features/sportsbook/slip/wire-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { SlipFaultLine } from './slip-fault-line.tsx';
import { SlipLeg } from './slip-leg.tsx';
import { SlipNews } from './slip-news.tsx';
import { SlipPlace } from './slip-place.tsx';
import { SlipStake, SlipTerms } from './slip-stakes.tsx';
import { BonusHint, RiskNote, SlipSums, SlipTotal } from './slip-sums.tsx';
import { SlipTools } from './slip-tools.tsx';
import { useSlipView } from './use-slip-view.ts';
import { useWaysOut } from './use-ways-out.ts';

const noSums: SlipReckoning = {
  lines: 0,
  stake: '0',
  mostPayout: '0',
  bonus: '0',
  totalOdds: null,
  delaySeconds: 0,
};

export function SlipForm({ draft }: { draft: SlipDraft }) {
  const { t } = useTranslation();
  const view = useSlipView(draft);
  const currency = useBookCurrency();
  const { answer, memberId, phase } = usePlacing();
  const foot = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const sums = view.sums ?? noSums;
  const waysOut = useWaysOut(draft, sums.lines);

  function place(): void {
    const isReady = isStaked(draft, currency);
    setMissing(!isReady);
    if (!isReady) {
      const fields = foot.current
        ?.closest('.slip-form')
        ?.querySelectorAll<HTMLInputElement>('.stake-input-field');
      [...(fields ?? [])].find(({ value }) => value === '')?.focus();
      return;
    }
    if (memberId === undefined) return;
    const { delaySeconds } = sums;
    void placeSlip({ slip: wireSlip(draft, currency), draft, memberId, delaySeconds });
  }

  return (
    <div className="slip-form">
      <div className="slip-scroll">
        <SlipTabs draft={draft}>
          <SlipLegs draft={draft} view={view} waysOut={waysOut} />
        </SlipTabs>
        <BonusHint draft={draft} />
        <RiskNote draft={draft} />
        {view.sums && <SlipSums draft={draft} sums={sums} />}
        {sums.delaySeconds > 0 && (
          <p className="slip-note">{t('slip_delay', { count: sums.delaySeconds })}</p>
        )}
        <SlipTerms draft={draft} events={view.events} />
        <SlipTools draft={draft} />
      </div>
      <div ref={foot} className="slip-foot">
        {view.ownFaults.map((fault) => (
          <SlipFaultLine
            key={fault.code}
            fault={fault}
            onWayOut={(way) => waysOut.take(way, fault)}
          />
        ))}
        <SlipStake
          draft={draft}
          lines={sums.lines}
          isMissing={isMissing && !isStaked(draft, currency)}
        />
        {answer.kind === 'error' && <FormAlert error={answer.error} />}
        {view.isLost && <p className="slip-note">{t('slip_lost')}</p>}
        {view.sums ? <SlipTotal sums={sums} /> : <Skeleton height={44} />}
        <SlipPlace
          sums={sums}
          state={phase === 'idle' ? view.state : 'sending'}
          onPlace={place}
          onAccept={() => {
            placingStore.forgetAnswer();
            view.acceptAll();
          }}
        />
      </div>
      <SlipNews draft={draft} faults={view.faults} />
    </div>
  );
}

const kindWords = {
  singles: 'slip_kind_singles',
  multiple: 'slip_kind_multiple',
  system: 'slip_kind_system',
} as const satisfies Record<SlipKind, string>;

function SlipTabs({ draft, children }: { draft: SlipDraft; children: ReactNode }) {
  const { t } = useTranslation();
  const { legs } = draft;
  const kinds = kindsFor(legs.length, legs.length - bankersOf(legs).length);
  if (kinds.length < 2) return children;
  return (
    <Tabs
      label={t('slip_kind')}
      selectedId={kindOf(draft)}
      onSelect={(kind) => slipStore.change({ kind: kind as SlipKind })}
      tabs={kinds.map((kind) => ({ id: kind, label: t(kindWords[kind]), panel: children }))}
    />
  );
}

function SlipLegs({
  draft,
  view,
  waysOut,
}: {
  draft: SlipDraft;
  view: ReturnType<typeof useSlipView>;
  waysOut: ReturnType<typeof useWaysOut>;
}) {
  const { t } = useTranslation();
  const kind = kindOf(draft);
  return (
    <ul className="slip-legs" aria-label={t('slip_selections')}>
      {draft.legs.map((leg) => (
        <SlipLeg
          key={legKey(leg)}
          leg={leg}
          draft={draft}
          event={view.events.get(leg.selections[0]?.eventId ?? '')}
          faults={view.faults.get(legKey(leg)) ?? []}
          waysOut={waysOut}
          isSingle={kind === 'singles'}
          isSystem={kind === 'system'}
        />
      ))}
    </ul>
  );
}
