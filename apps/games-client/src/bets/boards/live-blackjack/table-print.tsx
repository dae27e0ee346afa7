import { words as handWords } from '#frame/bets/boards/blackjack/words.ts';
import { ArcWords } from '#frame/bets/table/arc-words.tsx';
import { useText } from '#frame/bets/use-text.ts';

/** What is written on the cloth in an arc, and the line the seats stand along. */
export function TablePrint() {
  const say = useText();
  return (
    <svg className="bjt-print" viewBox="0 0 640 150" aria-hidden="true">
      <path d="M30 36Q320 138 610 36" fill="none" stroke="#f4e6c3" strokeOpacity=".4" />
      <ArcWords along="M20 20Q320 122 620 20" className="bjt-print-high">
        {say(handWords.pays)}
      </ArcWords>
      <ArcWords along="M42 58Q320 158 598 58" className="bjt-print-low">
        {say(handWords.stands)}
      </ArcWords>
    </svg>
  );
}
