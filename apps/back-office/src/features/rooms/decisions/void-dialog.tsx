import type { RoomsDecision } from '@bahati/contract/rooms-office/decisions.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';
import { useLook } from '#features/rooms/room/use-rooms.ts';
import { LookedAt } from './touched.tsx';

/** Who would be touched, then the reason and the question: another person decides. */
export function VoidDialog({
  decision,
  onClose,
}: {
  decision: RoomsDecision;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const look = useLook(decision);
  const send = (reason: string) =>
    roomsCall('POST /rooms-office/v1/decisions', { body: { decision, reason } });
  return (
    <ReasonDialog
      title={translate(`rooms_office.decide.begin_${decision.kind}`)}
      confirmLabel={translate('rooms_office.decide.ask')}
      tone="danger"
      size="l"
      isReady={look.data !== undefined && look.error === null}
      send={send}
      tell={() => translate('rooms_office.decide.told_waiting')}
      onClose={onClose}
    >
      <LookedAt look={look} />
    </ReasonDialog>
  );
}
