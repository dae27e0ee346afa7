import type { StaffFreeRounds } from '@bahati/contract/back-office/rewards/free-rounds.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { CancelFreeRounds } from './cancel-free-rounds.tsx';

const tones = {
  preparing: 'brass',
  active: 'lagoon',
  played: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
  refused: 'hibiscus',
} as const satisfies Record<StaffFreeRounds['state'], string>;

const isOpen = ({ state }: StaffFreeRounds) => state === 'preparing' || state === 'active';

/** What free rounds a member was given, newest first; those that are open can be cancelled. */
export function MemberFreeRounds({ memberId }: { memberId: string }) {
  const { translate } = useWords();
  const list = useList('GET /bo/rewards/freeRounds', { query: { memberId } }, { pageSize: 10 });
  const [cancelled, setCancelled] = useState<StaffFreeRounds | null>(null);
  const columns = useColumns(setCancelled);
  return (
    <>
      <RecordList
        label={translate('free_rounds.tab')}
        list={list}
        columns={columns}
        empty={{
          title: translate('free_rounds.empty'),
          text: translate('free_rounds.empty_hint'),
          seed: 'free-rounds',
        }}
      />
      {cancelled && <CancelFreeRounds rounds={cancelled} onClose={() => setCancelled(null)} />}
    </>
  );
}

function useColumns(cancel: (rounds: StaffFreeRounds) => void) {
  const { translate, instant, locale } = useWords();
  const canCancel = useCan('POST /bo/rewards/freeRounds/:id/cancel');
  return [
    {
      id: 'game',
      label: translate('free_rounds.game'),
      render: ({ gameName }) => <strong>{gameName[locale === 'sw' ? 'sw' : 'en']}</strong>,
    },
    {
      id: 'state',
      label: translate('free_rounds.state'),
      isTight: true,
      render: (rounds) => (
        <StatusChip tone={tones[rounds.state]} isLive={isOpen(rounds)}>
          {translate(`free_rounds.states.${rounds.state}`)}
        </StatusChip>
      ),
    },
    {
      id: 'played',
      label: translate('free_rounds.played'),
      isNumber: true,
      render: ({ played, rounds }) => <span className="tabular">{`${played} / ${rounds}`}</span>,
    },
    {
      id: 'stake',
      label: translate('free_rounds.stake'),
      isNumber: true,
      render: ({ stake, currency }) => (
        <Amount size="s" value={stake} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'won',
      label: translate('free_rounds.won'),
      isNumber: true,
      isInCardHead: true,
      render: ({ won, currency }) => (
        <Amount size="s" value={won} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'until',
      label: translate('free_rounds.until'),
      isTight: true,
      render: ({ expiresAt, endedAt }) => instant(endedAt ?? expiresAt),
    },
    {
      id: 'act',
      label: translate('free_rounds.act'),
      render: (rounds) =>
        isOpen(rounds) ? (
          canCancel && (
            <Button size="s" onClick={() => cancel(rounds)}>
              {translate('free_rounds.cancel')}
            </Button>
          )
        ) : (
          <span className="quiet">{endOf(rounds)}</span>
        ),
    },
  ] satisfies Column<StaffFreeRounds>[];

  /** Who cancelled it and why, or what its provider said. */
  function endOf({ cancelledBy, cancelReason, refusal }: StaffFreeRounds): string {
    if (cancelledBy !== null) return `${cancelledBy}: ${cancelReason ?? ''}`;
    if (cancelReason !== null) return translate('free_rounds.excluded');
    return refusal === null ? '' : translate('free_rounds.refused', { code: refusal });
  }
}
