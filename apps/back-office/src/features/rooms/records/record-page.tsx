import type { ReactNode } from 'react';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { useWords } from '#office/words/use-words.ts';

type OfRoom = { room: { roomId: string } };

type Props<T extends OfRoom> = {
  read: { data: T | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  /** What could not be read. */
  failed: string;
  titleOf: (record: T) => string;
  children: (record: T) => ReactNode;
};

/** A record of a room: waited for, named, and with the way back to its room. */
export function RecordPage<T extends OfRoom>({ read, failed, titleOf, children }: Props<T>) {
  const { translate } = useWords();
  const { data } = read;
  if (!data) {
    return (
      <RecordWaiting
        section={translate('sections.rooms')}
        back={{ to: '/rooms', label: translate('rooms_office.back') }}
        failed={failed}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle
        title={titleOf(data)}
        back={{ to: `/rooms/room/${data.room.roomId}`, label: translate('rooms_office.to_room') }}
      />
      {children(data)}
    </>
  );
}
