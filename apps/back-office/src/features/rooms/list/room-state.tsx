import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones = { ended: 'quiet', paused: 'brass', playing: 'lagoon', idle: 'quiet' } as const;

function standingOf({ isEnded, isPaused, current }: OfficeRoom): keyof typeof tones {
  if (isEnded) return 'ended';
  if (isPaused) return 'paused';
  return current ? 'playing' : 'idle';
}

/** How a room stands: what is wrong first, then whether it is over or held, then whether it is played in. */
export function RoomState({ room }: { room: OfficeRoom }) {
  const { translate } = useWords();
  const { troubles, isPaused, isEnded } = room;
  const standing = standingOf(room);
  return (
    <span className="room-chips">
      {troubles.map(({ kind }) => (
        <StatusChip key={kind} tone="hibiscus">
          {translate(`rooms_office.trouble.${kind}`)}
        </StatusChip>
      ))}
      {(isEnded || isPaused || troubles.length === 0) && (
        <StatusChip tone={tones[standing]}>
          {translate(`rooms_office.state.${standing}`)}
        </StatusChip>
      )}
    </span>
  );
}

/** The round or hand that is played, and where it stands. */
export function Current({ room: { current } }: { room: OfficeRoom }) {
  const { translate } = useWords();
  if (!current) return <span className="quiet">–</span>;
  const { number, phase, step, turn } = current;
  const isHand = phase === 'playing';
  return (
    <span className="room-two">
      <span className="tabular">
        {translate(isHand ? 'rooms_office.hand_no' : 'rooms_office.round_no', { number })}
      </span>
      <span className="quiet">
        {isHand
          ? translate(turn === null ? 'rooms_office.step' : 'rooms_office.step_of_seat', {
              step: step ?? 0,
              seat: (turn ?? 0) + 1,
            })
          : translate(`rooms_office.phase.${phase}`)}
      </span>
    </span>
  );
}
