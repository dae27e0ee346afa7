import type { OfficeNote } from '@bahati/contract/rooms-office/rooms.ts';
import { useWords } from '#office/words/use-words.ts';

type Props = {
  notes: readonly OfficeNote[];
  /** What a note is about, where that differs from note to note. */
  aboutOf?: (note: OfficeNote) => string;
};

/** What staff did, the newest first. */
export function RoomNotes({ notes, aboutOf }: Props) {
  const { translate, instant } = useWords();
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.notes')}</h2>
      {notes.length === 0 && <p className="quiet">{translate('rooms_office.no_notes')}</p>}
      <ol className="room-history">
        {notes.map((note, place) => (
          <li key={`${note.at} ${place}`}>
            <strong>{translate(`rooms_office.did.${note.what}`, { _: note.what })}</strong>
            {aboutOf && <span>{aboutOf(note)}</span>}
            <span className="quiet tabular">{instant(note.at)}</span>
            <span>{note.by}</span>
            <span className="quiet">{note.reason}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
