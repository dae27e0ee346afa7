import { useState } from 'react';
import type { GameWithBots } from '@bahati/contract/rooms-office/house-bots.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoomNotes } from '#features/rooms/page/room-notes.tsx';
import { Money } from '#features/rooms/room/money.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { useRooms, useRoomsWhole } from '#features/rooms/room/use-rooms.ts';
import { BotsDialog } from './bots-dialog.tsx';

const words = 'rooms_office.bots';
const call = 'GET /rooms-office/v1/house-bots';
const refetchEveryMs = 15_000;

/** Bots of the house by game: whether they may sit, and what they won or lost beside the rake. */
export function BotsPage() {
  const { translate, locale } = useWords();
  const [changing, setChanging] = useState<GameWithBots>();
  const known = useRooms(call, {}).data;
  const list = useRoomsWhole(
    call,
    {},
    {
      rowsOf: ({ games }) => games,
      idOf: ({ gameCode, currency }) => `${gameCode} ${currency}`,
      refetchEveryMs,
    },
  );
  const titleOf = (code: unknown) =>
    list.rows.find(({ gameCode }) => gameCode === code)?.title[locale] ?? '';
  const columns = useColumns(known?.areAllowed === true ? setChanging : undefined);
  return (
    <>
      {known?.areAllowed === false && (
        <NoticeBar tone="info">{translate(`${words}.forbidden`)}</NoticeBar>
      )}
      <p className="quiet">{translate(`${words}.how`)}</p>
      <RecordList
        label={translate('rooms_office.tabs.bots')}
        list={list}
        columns={columns}
        empty={{
          title: translate(`${words}.empty`),
          text: translate(`${words}.empty_hint`),
          seed: words,
        }}
      />
      {known && (
        <div className="room-bots-notes">
          <RoomNotes notes={known.notes} aboutOf={({ detail }) => titleOf(detail['gameCode'])} />
        </div>
      )}
      {changing && <BotsDialog game={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function useColumns(
  onChange: ((game: GameWithBots) => void) | undefined,
): readonly Column<GameWithBots>[] {
  const { translate, locale } = useWords();
  const { can } = useOffice();
  return [
    { id: 'game', label: translate(`${words}.game`), render: ({ title }) => title[locale] },
    {
      id: 'state',
      label: translate('rooms_office.state_label'),
      render: ({ isOn }) => (
        <StatusChip tone={isOn ? 'lagoon' : 'quiet'}>
          {translate(isOn ? `${words}.on` : `${words}.off`)}
        </StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'seated',
      label: translate(`${words}.seated`),
      render: ({ seated }) => <span className="tabular">{seated}</span>,
      isNumber: true,
    },
    {
      id: 'most_lost',
      label: translate(`${words}.most_lost`),
      render: ({ mostLost, currency }) => <Money value={mostLost} currency={currency} />,
      isNumber: true,
    },
    {
      id: 'hands',
      label: translate('rooms_office.hands'),
      render: ({ hands }) => <span className="tabular">{hands}</span>,
      isNumber: true,
    },
    {
      id: 'rake',
      label: translate('rooms_office.rake'),
      render: ({ rake, currency }) => <Money value={rake} currency={currency} />,
      isNumber: true,
    },
    {
      id: 'net',
      label: translate(`${words}.net`),
      render: ({ net, currency }) => (
        <Amount
          size="s"
          value={net}
          currency={currency}
          locale={locale}
          sign="always"
          tone={net.startsWith('-') ? 'loss' : 'text'}
        />
      ),
      isNumber: true,
    },
    ...(onChange && can('rooms.act')
      ? [
          {
            id: 'acts',
            label: translate('rooms_office.acts'),
            render: (game: GameWithBots) => (
              <Button size="s" className="office-ink" onClick={() => onChange(game)}>
                {translate(`${words}.change`)}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
