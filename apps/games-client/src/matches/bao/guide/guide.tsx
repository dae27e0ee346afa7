import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { LessonPicture } from './lesson-picture.tsx';
import { lessons } from './lessons.ts';
import { words } from './words.ts';
import './guide.css';

type GuideProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** How Bao is played, in pictures that move. */
export function Guide({ isOpen, onClose }: GuideProps) {
  const say = useText();
  const [at, setAt] = useState(0);
  const lesson = lessons[at];
  if (!lesson) return null;
  const isLast = at === lessons.length - 1;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say(words.title)}
      closeLabel={say(words.close)}
      size="l"
      footer={
        <>
          <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
            {say(words.back)}
          </Button>
          <Button tone="brass" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {say(isLast ? words.done : words.next)}
          </Button>
        </>
      }
    >
      <div className="bao-guide">
        <LessonPicture key={at} lesson={lesson} />
        <div className="bao-guide-words" aria-live="polite">
          <p className="bao-guide-step tabular">
            {say(words.step, { step: at + 1, steps: lessons.length })}
          </p>
          <h3>{say(lesson.title)}</h3>
          {lesson.text.map((text) => (
            <p key={text.en}>{say(text)}</p>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
