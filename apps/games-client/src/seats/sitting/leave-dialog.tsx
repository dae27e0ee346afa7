import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useWords } from '#frame/shell/words.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';

type Props = { readonly onClose: () => void; readonly onGone?: () => void };

/** Leaving, with what one takes away; closing the game instead is told beside it. */
export function LeaveDialog({ onClose, onGone }: Props) {
  const { room: seatRoom, game } = useSeated();
  const { t } = useWords();
  const say = useText();
  const { money, minor } = useMoney();
  const room = useRoom();
  const isAsking = useRoomState((state) => state.isAsking);
  const seat = room?.view.seats.find((each) => each.seat === room.own.seat);
  if (!room || !seat) return null;
  const held = game.heldIn(room);
  const isInHand = held?.isIn === true;
  const has = minor(seat.stack) + minor(held?.stack ?? '0');
  const amount = money(has);
  const isEmpty = !isInHand && has === 0n;
  const leave = async (): Promise<void> => {
    if (isInHand) onGone?.();
    await seatRoom.ask({ kind: 'leave' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(words.leaveTitle)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {say(words.stay)}
          </Button>
          <Button tone="brass" size="l" isLoading={isAsking} onClick={() => void leave()}>
            {say(isInHand ? game.words.leaveHandNow : isEmpty ? words.leave : words.leaveNow, {
              amount,
            })}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>
          {say(isInHand ? game.words.leaveInHand : isEmpty ? words.leaveEmpty : words.leaveText, {
            amount,
          })}
        </p>
        <p className="small quiet tabular">
          {say(words.leaveBrought, { amount: money(room.own.brought) })}
        </p>
        <p className="small quiet">{say(game.words.closeNote)}</p>
      </div>
    </Dialog>
  );
}
