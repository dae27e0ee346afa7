/** One draw: what is staked on it, what it could cost, where its numbers come from. */
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { useWords } from '#office/words/use-words.ts';
import { NumberBoard } from '#features/lottery/numbers/number-board.tsx';
import { liveMs, useLottery } from '#features/lottery/room/use-lottery.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import type { DrawDetail } from './draw-detail.ts';
import { DrawExposure } from './draw-exposure.tsx';
import { DrawHead } from './draw-head.tsx';
import { DrawHistory } from './draw-history.tsx';
import { DrawSources } from './draw-sources.tsx';
import { DrawTypes } from './draw-types.tsx';
import { HouseDraw } from './house-draw.tsx';

export function DrawPage() {
  const { translate } = useWords();
  const names = useNames();
  const { id: drawId = '' } = usePathParams();
  const read = useLottery(
    'GET /lottery-office/v1/draws/:drawId',
    { params: { drawId } },
    { refetchEveryMs: liveMs },
  );
  const { data, error } = read;
  const back = { to: '/lottery', label: translate('lottery.draw.back') };
  if (!data) {
    return (
      <RecordWaiting
        section={translate('sections.lottery')}
        back={back}
        failed={translate('lottery.draw.failed')}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle title={names.draw(data.line.draw)} back={back} />
      {error !== null && <NoticeBar tone="warn">{translate('lottery.draw.older')}</NoticeBar>}
      <DrawBody detail={data} />
    </>
  );
}

function DrawBody({ detail }: { detail: DrawDetail }) {
  const { translate } = useWords();
  const { draw } = detail.line;
  const game = gameOf(draw.gameCode);
  return (
    <div className="room-page">
      <DrawHead line={detail.line} />
      {game && draw.numbers && (
        <section className="room-part" aria-label={translate('lottery.draw.numbers')}>
          <h2>{translate('lottery.draw.numbers')}</h2>
          <NumberBoard
            family={game.family}
            numbers={draw.numbers}
            label={translate('lottery.draw.numbers')}
          />
        </section>
      )}
      {game?.source === 'house' && <HouseDraw drawId={draw.id} />}
      {game?.source === 'external' && <DrawSources family={game.family} sources={detail.sources} />}
      <DrawTypes byType={detail.byType} />
      <DrawExposure exposure={detail.exposure} gameCode={draw.gameCode} />
      <DrawHistory history={detail.history} />
    </div>
  );
}
