import { useState } from 'react';
import type { RoomsDecision } from '@bahati/contract/rooms-office/decisions.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { VoidDialog } from '#features/rooms/decisions/void-dialog.tsx';
import { useOffice } from '#features/rooms/room/room.ts';

/** Asks for a void of this round or hand; nothing for who may not. */
export function VoidAct({ decision }: { decision: RoomsDecision }) {
  const { translate } = useWords();
  const { can } = useOffice();
  const [isAsking, setIsAsking] = useState(false);
  if (!can('rooms.decide')) return null;
  return (
    <span className="room-acts">
      <Button size="s" tone="danger" onClick={() => setIsAsking(true)}>
        {translate('rooms_office.decide.begin')}
      </Button>
      {isAsking && <VoidDialog decision={decision} onClose={() => setIsAsking(false)} />}
    </span>
  );
}
