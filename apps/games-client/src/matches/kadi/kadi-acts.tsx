import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import type { Laying } from './kadi-choosing.ts';
import type { KadiBoardProps } from './kadi-props.ts';
import { words } from './kadi-words.ts';
import './kadi-acts.css';

type TakeProps = Pick<KadiBoardProps, 'view' | 'options' | 'isAsked' | 'onAct'> & {
  /** There is nothing to lay. */
  readonly isOnly: boolean;
};

/** Takes one card, or all that are fed. */
export function TakeButton({ view, options, isAsked, isOnly, onAct }: TakeProps) {
  const say = useText();
  const take = options.find(({ kind }) => kind === 'take');
  if (!take) return null;
  const count = view.feed?.count ?? 1;
  return (
    <Button
      className="kadi-take"
      tone={isOnly ? 'brass' : 'quiet'}
      size="l"
      aria-disabled={isAsked || undefined}
      onClick={() => onAct(take)}
    >
      {count === 1 ? say(words.take) : say(words.takeMany, { count })}
    </Button>
  );
}

type PlayProps = Pick<KadiBoardProps, 'options' | 'isAsked' | 'onAct'> & {
  readonly laying: Laying | null;
  readonly canLay: boolean;
};

/** Lays what is chosen; says `niko kadi` with it, or by itself. */
export function PlayButtons({ options, isAsked, laying, canLay, onAct }: PlayProps) {
  const say = useText();
  const isOff = isAsked || undefined;
  const alone = options.find(({ kind }) => kind === 'niko_kadi');
  if (alone) {
    return (
      <Button className="kadi-niko" size="l" aria-disabled={isOff} onClick={() => onAct(alone)}>
        {say(words.nikoKadi)}
      </Button>
    );
  }
  if (!canLay) return null;
  const says = laying?.layAndSay ?? null;
  const count = laying?.lay.cards.length ?? 1;
  return (
    <>
      <Button
        className="kadi-play"
        tone={says ? 'quiet' : 'brass'}
        size="l"
        aria-disabled={isOff ?? (!laying || undefined)}
        onClick={() => laying && !isAsked && onAct(laying.lay)}
      >
        {count === 1 ? say(words.play) : say(words.playMany, { count })}
      </Button>
      {says && (
        <Button className="kadi-niko" size="l" aria-disabled={isOff} onClick={() => onAct(says)}>
          <span>
            <small>{say(words.playAndSay)}</small>
            {say(words.nikoKadi)}
          </span>
        </Button>
      )}
    </>
  );
}
