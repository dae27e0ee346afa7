import { RobotIcon } from '@bahati/ui/icons/robot-icon.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { botWords } from './bot-words.ts';
import './seat-name.css';

/** A name at the table; one of the house's bots bears its mark, and says so to who cannot see it. */
export function SeatName({ name, isBot }: { name: string; isBot: boolean }) {
  const say = useText();
  if (!isBot) return name;
  return (
    <span className="seats-bot" title={say(botWords.bot)}>
      <RobotIcon size={14} />
      {name}
      <span className="unseen">{say(botWords.bot)}</span>
    </span>
  );
}
