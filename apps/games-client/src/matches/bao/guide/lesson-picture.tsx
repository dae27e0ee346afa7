import { Button } from '@bahati/ui/button/button.tsx';
import { RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { CarvedBoard } from '#frame/matches/bao/board/carved-board.tsx';
import { useBeats } from '#frame/matches/bao/sowing/use-beats.ts';
import { beatsOfLesson, type Lesson } from './lessons.ts';
import { words } from './words.ts';

const nothing = () => undefined;

/** The board of a lesson, with its move played once, and again when asked for. */
export function LessonPicture({ lesson }: { lesson: Lesson }) {
  const say = useText();
  const [beats] = useState(() => beatsOfLesson(lesson));
  const { made, ms, isShowing, again } = useBeats({
    key: lesson.title.en,
    beats,
    pace: 'slow',
    onBeat: nothing,
  });
  const beat = beats[made - 1] ?? null;
  const hasBegun = made > 0;
  return (
    <div className="bao-lesson">
      <CarvedBoard
        board={beat?.board ?? lesson.board}
        near={0}
        nameOf={(side) => say(side === 0 ? words.near : words.far)}
        stateOf={(side, pit) => {
          if (side === 1) return lesson.blocked === pit ? 'blocked' : null;
          return !hasBegun && lesson.marks.includes(pit) ? 'chosen' : null;
        }}
        beat={isShowing ? beat : null}
        ms={ms}
        onPress={nothing}
        onWay={() => false}
        onCancel={nothing}
      />
      {beats.length > 0 && (
        <Button
          size="s"
          icon={<RefreshIcon size={16} />}
          aria-disabled={isShowing || undefined}
          onClick={() => !isShowing && again()}
        >
          {say(words.again)}
        </Button>
      )}
    </div>
  );
}
