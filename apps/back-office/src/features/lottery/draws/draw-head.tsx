import { useState } from 'react';
import type { OfficeDraw } from '@bahati/contract/lottery-office/office.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useRoom } from '#features/lottery/room/room.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import { decisionsOf } from '#features/lottery/decisions/decisions-of.rules.ts';
import { Closing, ToTell } from './draw-columns.tsx';
import { DrawState } from './draw-state.tsx';

/** How the draw stands, and what may be done with it. */
export function DrawHead({ line }: { line: OfficeDraw }) {
  const { translate, instant } = useWords();
  const { draw } = line;
  const facts = [
    { id: 'sales', value: <Money value={line.sales} /> },
    { id: 'tickets', value: line.tickets },
    { id: 'members', value: line.members },
    { id: 'worst', value: <Money value={line.worstCase} isRisk /> },
    { id: 'payout', value: <Money value={line.payout} /> },
    { id: 'winners', value: line.winners },
    { id: 'told_label', value: <ToTell toTell={line.toTell} /> },
    { id: 'closes', value: <Closing draw={draw} /> },
    { id: 'draws_at', value: instant(draw.drawsAt) },
    {
      id: 'table',
      value: translate(line.prizeVersion === 0 ? 'lottery.games.rules' : 'lottery.games.version', {
        version: line.prizeVersion,
      }),
    },
  ] as const;
  return (
    <section className="room-head" aria-label={translate('lottery.draw.standing')}>
      <div className="room-head-line">
        <DrawState draw={draw} />
        <Link to={`/lottery/games/${draw.gameCode}`} className="office-link">
          {translate('lottery.draw.game')}
        </Link>
        <DrawActs draw={draw} />
      </div>
      <RoomFacts words="lottery.draws" facts={facts} />
    </section>
  );
}

function DrawActs({ draw }: Pick<OfficeDraw, 'draw'>) {
  const { translate } = useWords();
  const { can } = useRoom();
  const [isAsking, setIsAsking] = useState(false);
  const isStopped = draw.state === 'suspended';
  const isHouse = gameOf(draw.gameCode)?.source === 'house';
  return (
    <span className="room-acts">
      {can('lottery.act') && (isStopped || draw.state === 'open') && (
        <Button size="s" tone={isStopped ? 'quiet' : 'danger'} onClick={() => setIsAsking(true)}>
          {translate(isStopped ? 'lottery.draw.resume' : 'lottery.draw.stop')}
        </Button>
      )}
      {can('lottery.decide') &&
        decisionsOf(draw, isHouse).map((kind) => (
          <Link
            key={kind}
            to={`/lottery/decisions?draw=${draw.id}&kind=${kind}`}
            className={buttonClass({ size: 's' })}
          >
            {translate(`lottery.decide.begin_${kind}`)}
          </Link>
        ))}
      {isAsking && (
        <SalesDialog draw={draw} isStopped={isStopped} onClose={() => setIsAsking(false)} />
      )}
    </span>
  );
}

function SalesDialog({
  draw,
  isStopped,
  onClose,
}: Pick<OfficeDraw, 'draw'> & { isStopped: boolean; onClose: () => void }) {
  const { translate } = useWords();
  const names = useNames();
  // What was asked stays what it was, though the draw is read anew meanwhile.
  const [asked] = useState(isStopped ? 'resume' : 'stop');
  const send = (reason: string) =>
    lotteryCall('POST /lottery-office/v1/draws/:drawId/sales', {
      params: { drawId: draw.id },
      body: { isStopped: asked === 'stop', reason },
    });
  return (
    <ReasonDialog
      title={translate(`lottery.draw.${asked}_title`, { draw: names.draw(draw) })}
      confirmLabel={translate(`lottery.draw.${asked}`)}
      tone={asked === 'stop' ? 'danger' : 'ink'}
      send={send}
      tell={() => translate(`lottery.draw.${asked}_told`)}
      onClose={onClose}
    >
      <p>{translate(`lottery.draw.${asked}_hint`)}</p>
    </ReasonDialog>
  );
}
