import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useWords } from '#frame/shell/words.ts';
import { playerIn, pokerOf } from '#frame/seats/table/seen-poker.ts';
import { useMoney, useRoom, useSeated, useTableState } from '#frame/seats/use-seats.ts';
import { words } from '#frame/seats/words.ts';

/** Leaving, with what one takes away; closing the game instead is told beside it. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { table } = useSeated();
  const { t } = useWords();
  const say = useText();
  const { money, minor } = useMoney();
  const room = useRoom();
  const isAsking = useTableState((state) => state.isAsking);
  const seat = room?.view.seats.find((each) => each.seat === room.own.seat);
  if (!room || !seat) return null;
  const { hand } = room.view;
  const player = hand && !hand.isOver ? playerIn(pokerOf(hand), seat.seat) : null;
  const isInHand = player !== null && !player.isFolded;
  const has = minor(seat.stack) + minor(player?.stack ?? '0');
  const amount = money(has);
  const isEmpty = !isInHand && has === 0n;
  const leave = async (): Promise<void> => {
    await table.ask({ kind: 'leave' });
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
            {say(isInHand ? words.leaveHandNow : isEmpty ? words.leave : words.leaveNow, {
              amount,
            })}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>
          {say(isInHand ? words.leaveInHand : isEmpty ? words.leaveEmpty : words.leaveText, {
            amount,
          })}
        </p>
        <p className="small quiet tabular">
          {say(words.leaveBrought, { amount: money(room.own.brought) })}
        </p>
        <p className="small quiet">{say(words.closeNote)}</p>
      </div>
    </Dialog>
  );
}
