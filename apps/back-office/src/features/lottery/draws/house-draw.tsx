import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/lottery/room/room.ts';

/** Of a house draw nobody chooses numbers or redoes them, and anybody can check it. */
export function HouseDraw({ drawId }: { drawId: string }) {
  const { translate } = useWords();
  const { origin } = useRoom();
  return (
    <NoticeBar
      action={
        <a
          className="office-link"
          href={`${origin}/lottery/v1/draws/${drawId}`}
          target="_blank"
          rel="noreferrer"
        >
          {translate('lottery.house.proof')}
        </a>
      }
    >
      {translate('lottery.house.words')}
    </NoticeBar>
  );
}
