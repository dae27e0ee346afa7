import { words as handWords } from '#frame/bets/boards/blackjack/words.ts';
import { useText } from '#frame/bets/use-text.ts';

/** What is written on the cloth in an arc, and the line the seats stand along. */
export function TablePrint() {
  const say = useText();
  return (
    <svg className="bjt-print" viewBox="0 0 640 150" aria-hidden="true">
      <defs>
        <path id="bjt-arc-high" d="M20 20Q320 122 620 20" />
        <path id="bjt-arc-low" d="M42 58Q320 158 598 58" />
      </defs>
      <path d="M30 36Q320 138 610 36" fill="none" stroke="#f4e6c3" strokeOpacity=".4" />
      <text className="bjt-print-high">
        <textPath href="#bjt-arc-high" startOffset="50%">
          {say(handWords.pays)}
        </textPath>
      </text>
      <text className="bjt-print-low">
        <textPath href="#bjt-arc-low" startOffset="50%">
          {say(handWords.stands)}
        </textPath>
      </text>
    </svg>
  );
}
