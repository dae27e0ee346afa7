import { useText } from '#frame/bets/use-text.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { useSitAndGo, useTimeTo } from './use-sit-and-go.ts';
import { words } from './words.ts';

/** Which blinds are in force, which come when, who is left and what is paid. */
export function LevelStrip() {
  const seen = useSitAndGo();
  const say = useText();
  const { figures } = useMoney();
  const cash = useCash();
  const time = useTimeTo(seen?.game.blindsRiseAt ?? null);
  if (seen?.game.state !== 'running') return <div className="sng-strip" data-is-empty />;
  const { game, terms } = seen;
  const next = terms.levels[game.blinds + 1];
  const blinds = (level: { smallBlind: string; bigBlind: string }) => ({
    small: figures(level.smallBlind),
    big: figures(level.bigBlind),
  });
  return (
    <div className="sng-strip tabular">
      <span>
        <b>{say(words.level, { level: game.blinds + 1 })}</b>
        {next ? say(words.next, blinds(next)) : say(words.lastLevel)}
      </span>
      {next && (
        <span className="sng-clock" role="timer" aria-live="off">
          {time ?? say(words.standing)}
        </span>
      )}
      <span>{say(words.left, { left: game.left, seats: terms.seats })}</span>
      <span className="sng-prizes">
        {terms.prizes.map((prize, at) => (
          <span key={at}>
            <i>{at + 1}</i>
            {cash.money(prize)}
          </span>
        ))}
      </span>
    </div>
  );
}
