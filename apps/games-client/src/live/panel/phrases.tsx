import { tablePhrases } from '@bahati/contract/games-frame/rooms-line.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useId, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import type { Sayings } from './sayings.ts';
import type { TableLine } from '#frame/live/table/table.ts';
import { phrases, words } from '#frame/live/words.ts';
import './phrase-more.css';

type PhrasesProps = {
  readonly line: Pick<TableLine, 'say'>;
  readonly sayings: Sayings;
  /** What may be done about others beside talking to them. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Ten phrases to choose from; nobody can write here. */
export function Phrases({ line, sayings, more }: PhrasesProps) {
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isMuted = useStore(sayings.state, (state) => state.isMuted);
  const list = useId();
  return (
    <div className="live-phrases">
      <button
        type="button"
        className="live-tool"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg className="live-bubble-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5H19A2 2 0 0 1 21 7V15A2 2 0 0 1 19 17H12L7 21V17H5A2 2 0 0 1 3 15V7A2 2 0 0 1 5 5ZM8 11H8.010M12 11H12.010M16 11H16.010" />
        </svg>
        <span>{say(words.say)}</span>
      </button>
      <IconButton
        label={say(isMuted ? words.hear : words.hearNot)}
        isPressed={!isMuted}
        onClick={() => sayings.setMuted(!isMuted)}
      >
        {isMuted ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
      <ul id={list} className="live-phrase-list" hidden={!isOpen}>
        {tablePhrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              onClick={() => {
                line.say(phrase);
                setIsOpen(false);
              }}
            >
              {say(phrases[phrase])}
            </button>
          </li>
        ))}
        {more && (
          <li className="live-phrase-more">
            <button
              type="button"
              onClick={() => {
                setIsOpen(false);
                more.onPress();
              }}
            >
              <WarningIcon size={18} />
              {more.label}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What was said, as bubbles over the board. */
export function Bubbles({ sayings }: { sayings: Sayings }) {
  const say = useText();
  const heard = useStore(sayings.state, (state) => state.sayings);
  return (
    <ul className="live-bubbles" aria-live="polite">
      {heard.map(({ id, by, phrase }) => (
        <li key={id}>
          <b>{by}</b> {say(phrases[phrase])}
        </li>
      ))}
    </ul>
  );
}
