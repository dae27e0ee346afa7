import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useOffice } from '#features/rooms/room/room.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

/** Stands a member up, after the hand he is in; nothing for who may not. */
export function StandUp({ seatId, name }: { seatId: string; name: string }) {
  const { translate } = useWords();
  const { can } = useOffice();
  const [isAsking, setIsAsking] = useState(false);
  if (!can('rooms.act')) return null;
  const send = (reason: string) =>
    roomsCall('POST /rooms-office/v1/seats/:seatId/leave', {
      params: { seatId },
      body: { reason },
    });
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {translate('rooms_office.stand_up')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={translate('rooms_office.stand_up_title', { name })}
          confirmLabel={translate('rooms_office.stand_up')}
          tone="danger"
          send={send}
          tell={() => translate('rooms_office.stand_up_told')}
          onClose={() => setIsAsking(false)}
        >
          <p>{translate('rooms_office.stand_up_hint')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
