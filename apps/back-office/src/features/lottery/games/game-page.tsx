/** One game: whether it is sold, its caps, its prize table and the versions there were. */
import { useState } from 'react';
import type { OfficeGame } from '@bahati/contract/lottery-office/office.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { useLottery } from '#features/lottery/room/use-lottery.ts';
import { GameCaps } from './game-caps.tsx';
import { SoldChip, useVersionWords } from './games-page.tsx';
import { PrizeForm } from './prize-form.tsx';

export function GamePage() {
  const { translate, locale } = useWords();
  const { id: gameCode = '' } = usePathParams();
  const read = useLottery('GET /lottery-office/v1/games/:gameCode', { params: { gameCode } });
  const { data, error } = read;
  const back = { to: '/lottery/games', label: translate('lottery.games.back') };
  if (!data) {
    return (
      <RecordWaiting
        section={translate('lottery.tabs.games')}
        back={back}
        failed={translate('lottery.games.failed')}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle title={data.name[locale]} back={back} />
      {error !== null && <NoticeBar tone="warn">{translate('lottery.draw.older')}</NoticeBar>}
      <div className="room-page">
        <Sold game={data} />
        <PrizeForm key={data.version} game={data} />
        <GameCaps game={data} />
        <Versions game={data} />
      </div>
    </>
  );
}

function Sold({ game }: { game: OfficeGame }) {
  const { translate, locale } = useWords();
  const { can } = useRoom();
  const [isAsking, setIsAsking] = useState(false);
  const { gameCode, isOpen, isHouseDraw } = game;
  const act = isOpen ? 'close' : 'open';
  return (
    <section className="room-head" aria-label={translate('lottery.games.sells')}>
      <div className="room-head-line">
        <SoldChip isOpen={isOpen} />
        <span className="quiet">{game.mode}</span>
        <span className="quiet">
          {translate(isHouseDraw ? 'lottery.games.house' : 'lottery.games.external')}
        </span>
        {can('lottery.settings') && (
          <span className="room-acts">
            <Button size="s" tone={isOpen ? 'danger' : 'quiet'} onClick={() => setIsAsking(true)}>
              {translate(`lottery.games.${act}`)}
            </Button>
          </span>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          title={translate(`lottery.games.${act}_title`, { game: game.name[locale] })}
          confirmLabel={translate(`lottery.games.${act}`)}
          tone={isOpen ? 'danger' : 'ink'}
          send={(reason) =>
            lotteryCall('PUT /lottery-office/v1/games/:gameCode', {
              params: { gameCode },
              body: { isOpen: act === 'open', reason },
            })
          }
          tell={() => translate(`lottery.games.${act}_told`)}
          onClose={() => setIsAsking(false)}
        >
          <p>{translate(`lottery.games.${act}_hint`)}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

/** Draws keep the table they were made with. */
function Versions({ game: { versions } }: { game: OfficeGame }) {
  const { translate, instant } = useWords();
  const versionWords = useVersionWords();
  return (
    <section className="room-part">
      <h2>{translate('lottery.games.versions')}</h2>
      <p className="quiet">{translate('lottery.games.versions_hint')}</p>
      {versions.length > 0 && (
        <ReportTable
          isPart
          label={translate('lottery.games.versions')}
          columns={[
            {
              id: 'table',
              label: translate('lottery.games.table'),
              render: ({ version }) => versionWords(version),
            },
            {
              id: 'made',
              label: translate('lottery.games.made'),
              render: ({ madeAt }) => instant(madeAt),
            },
            {
              id: 'running',
              label: translate('lottery.games.running'),
              render: ({ runningDraws }) => runningDraws,
              isNumber: true,
            },
          ]}
          rows={versions}
          keyOf={({ version }) => String(version)}
        />
      )}
    </section>
  );
}
