import { useWords } from '#office/words/use-words.ts';
import { changeOf } from './figures.rules.ts';

/** More or less than before, by a sign, a colour and a share. */
export function ChangeWords({
  now,
  before,
  share,
  words,
}: {
  now: number | string;
  before: number | string;
  share: (permille: number) => string;
  /** What it is held against. */
  words: string;
}) {
  const { translate } = useWords();
  const change = changeOf(now, before);
  const direction = change === undefined || change === 0 ? 'level' : change > 0 ? 'up' : 'down';
  return (
    <span className="change" data-direction={direction}>
      <span aria-hidden="true">{{ up: '▲', down: '▼', level: '–' }[direction]} </span>
      {change !== undefined && (
        <span className="office-unseen">{translate(`insight.${direction}`)} </span>
      )}
      {change !== undefined && change !== 0 && `${share(Math.abs(change))} `}
      <span className="quiet">{words}</span>
    </span>
  );
}
