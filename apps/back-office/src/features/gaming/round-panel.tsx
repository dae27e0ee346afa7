import { useState } from 'react';
import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoundHistory } from './round-history.tsx';
import { RoundAnswer } from './round-answer.tsx';
import { StuckTime } from './stuck-time.tsx';
import { VoidRoundDialog } from './void-round-dialog.tsx';

/** One round with what it did, what its provider says, and the way to end it. */
export function RoundPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/rounds/:id/void');
  const [isVoiding, setIsVoiding] = useState(false);
  const reading = useRecord('GET /bo/rounds/:id', { params: { id } });
  const round = reading.data;
  const isStanding = round !== undefined && round.state !== 'voided';
  const isSatAt = round?.isSeated === true && round.state === 'open';
  const canVoid = canAccess && isStanding && !isSatAt && !round.voidAsked;
  return (
    <RecordPanel
      title={translate('rounds.one')}
      unread={translate('rounds.unread')}
      reading={reading}
      onClose={onClose}
      footer={
        canVoid ? (
          <Button tone="danger" onClick={() => setIsVoiding(true)}>
            {translate('rounds.void')}
          </Button>
        ) : null
      }
    >
      {round && (
        <>
          <RoundFacts round={round} />
          {round.voidAsked && <VoidAsked asked={round.voidAsked} />}
          {isSatAt && <SatAt roundId={round.roundId} />}
          {canVoid && round.hasWins && <p className="queue-mark">{translate('rounds.has_paid')}</p>}
          <RoundHistory round={round} />
          <RoundAnswer id={id} state={round.state} />
          <p className="queue-section">
            <AuditLink subject={`round:${id}`}>{translate('rounds.history')}</AuditLink>
          </p>
          {isVoiding && <VoidRoundDialog round={round} onClose={() => setIsVoiding(false)} />}
        </>
      )}
    </RecordPanel>
  );
}

/** Its stakes are chips at a table: who looks after it goes there. */
function SatAt({ roundId }: Pick<StaffRound, 'roundId'>) {
  const { translate } = useWords();
  return (
    <p className="queue-section quiet">
      {translate('rounds.seated')}{' '}
      <Link to={`/rooms?find=${encodeURIComponent(roundId)}`} className="office-link">
        {translate('rounds.to_seat')}
      </Link>
    </p>
  );
}

const tones = { open: 'brass', settled: 'lagoon', voided: 'quiet' } as const;

function RoundFacts({ round }: { round: StaffRound }) {
  const { translate, locale, instant } = useWords();
  const { stake, payout, validStake, currency, state, openedAt, closedAt, stuckAt } = round;
  const name = locale === 'sw' ? round.gameNameSw : round.gameNameEn;
  const sum = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  return (
    <>
      <div className="queue-sum">
        <Amount size="l" value={stake} currency={currency} locale={locale} />
        <StatusChip tone={tones[state]}>{translate(`round_states.${state}`)}</StatusChip>
      </div>
      <KeyValueList
        isCompact
        items={[
          {
            id: 'member',
            label: translate('cashier.member'),
            value: <MemberLink id={round.memberId} username={round.username} />,
          },
          { id: 'game', label: translate('games.game'), value: `${name}, ${round.vendorName}` },
          {
            id: 'provider',
            label: translate('rounds.provider'),
            value: <span className="office-code">{round.providerCode}</span>,
          },
          {
            id: 'round',
            label: translate('rounds.round'),
            value: <span className="office-code">{round.roundId}</span>,
          },
          { id: 'payout', label: translate('rounds.payout'), value: sum(payout) },
          ...(validStake === null
            ? []
            : [{ id: 'valid', label: translate('rounds.valid_stake'), value: sum(validStake) }]),
          { id: 'opened', label: translate('rounds.opened'), value: instant(openedAt) },
          closedAt
            ? { id: 'closed', label: translate('rounds.closed'), value: instant(closedAt) }
            : {
                id: 'time',
                label: translate('rounds.time'),
                value: <StuckTime stuckAt={stuckAt} />,
              },
        ]}
      />
    </>
  );
}

function VoidAsked({ asked }: { asked: NonNullable<StaffRound['voidAsked']> }) {
  const { translate, instant } = useWords();
  const { requestedBy, requestedAt, reason } = asked;
  return (
    <div className="queue-section">
      <p className="queue-mark">
        {translate('rounds.void_waits', { name: requestedBy, at: instant(requestedAt) })}
      </p>
      <p className="quiet">{reason}</p>
    </div>
  );
}
