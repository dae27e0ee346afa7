import { useState } from 'react';
import type { DuplicatePair } from '@bahati/contract/back-office/members/duplicates.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordPanel } from '#office/lists/record-panel.tsx';
import { useWords } from '#office/words/use-words.ts';
import { type Answer, DuplicateDialog } from './duplicate-dialog.tsx';
import { DuplicateReasons, DuplicateScore } from './duplicate-reasons.tsx';

const tones = { open: 'brass', same: 'hibiscus', different: 'lagoon' } as const;

/** Two accounts side by side, and the decision about them. */
export function DuplicatePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const reading = useRecord('GET /bo/duplicates/:id', { params: { id } });
  const canAccess = useCan('POST /bo/duplicates/:id/decide');
  const [answer, setAnswer] = useState<Answer>();
  const pair = reading.data;
  const canDecide = canAccess === true && pair?.state === 'open';
  return (
    <RecordPanel
      title={translate('duplicates.one')}
      unread={translate('duplicates.unread')}
      reading={reading}
      onClose={onClose}
      footer={
        canDecide && (
          <div className="queue-actions">
            <Button onClick={() => setAnswer('different')}>
              {translate('duplicates.different')}
            </Button>
            <Button tone="danger" onClick={() => setAnswer('same')}>
              {translate('duplicates.same')}
            </Button>
          </div>
        )
      }
    >
      {pair && <PairBody pair={pair} />}
      {pair && answer && (
        <DuplicateDialog pair={pair} answer={answer} onClose={() => setAnswer(undefined)} />
      )}
    </RecordPanel>
  );
}

function PairBody({ pair }: { pair: DuplicatePair }) {
  const { translate } = useWords();
  const { state, score, reasons, decidedBy, decisionReason } = pair;
  return (
    <>
      <div className="queue-sum">
        <DuplicateScore score={score} />
        <StatusChip tone={tones[state]}>{translate(`duplicate_states.${state}`)}</StatusChip>
      </div>
      <DuplicateReasons reasons={reasons} />
      <Person person={pair.first} />
      <Person person={pair.second} />
      {decidedBy && (
        <p className="queue-mark">{[decidedBy, decisionReason].filter(Boolean).join(' · ')}</p>
      )}
    </>
  );
}

function Person({ person }: { person: DuplicatePair['first'] }) {
  const { translate, instant } = useWords();
  const { memberId, username, status, registeredAt, lastLoginAt } = person;
  return (
    <section className="queue-section">
      <div className="queue-sum">
        <MemberLink id={memberId} username={username} />
        <MemberStatus status={status} />
      </div>
      <KeyValueList
        isCompact
        items={[
          {
            id: 'registered',
            label: translate('duplicates.registered'),
            value: instant(registeredAt),
          },
          {
            id: 'login',
            label: translate('duplicates.last_login'),
            value: lastLoginAt ? instant(lastLoginAt) : '–',
          },
        ]}
      />
    </section>
  );
}
