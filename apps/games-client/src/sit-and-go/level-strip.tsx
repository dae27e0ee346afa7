import { useText } from '#frame/bets/use-text.ts';
import { BlindStrip } from './blind-strip.tsx';
import { useSitAndGo } from './use-sit-and-go.ts';
import { words } from './words.ts';

/** Which blinds are in force, which come when, who is left and what is paid. */
export function LevelStrip() {
  const seen = useSitAndGo();
  const say = useText();
  if (seen?.game.state !== 'running') return <div className="sng-strip" data-is-empty />;
  const { game, terms } = seen;
  return (
    <BlindStrip
      levels={terms.levels}
      blinds={game.blinds}
      riseAt={game.blindsRiseAt}
      prizes={terms.prizes}
    >
      <span>{say(words.left, { left: game.left, seats: terms.seats })}</span>
    </BlindStrip>
  );
}
