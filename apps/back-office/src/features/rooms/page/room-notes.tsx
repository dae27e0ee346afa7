import type { OfficeNote } from '@bahati/contract/rooms-office/rooms.ts';
import { useWords } from '#office/words/use-words.ts';

/** What staff did, the newest first. */
export function RoomNotes({ notes }: { notes: readonly OfficeNote[] }) {
  const { translate, instant } = useWords();
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.notes')}</h2>
      {notes.length === 0 && <p className="quiet">{translate('rooms_office.no_notes')}</p>}
      <ol className="room-history">
        {notes.map(({ at, by, what, reason }, place) => (
          <li key={`${at} ${place}`}>
            <strong>{translate(`rooms_office.did.${what}`, { _: what })}</strong>
            <span className="quiet tabular">{instant(at)}</span>
            <span>{by}</span>
            <span className="quiet">{reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
