import { ArcWords } from '#frame/bets/table/arc-words.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

/** What is written on the cloth, in two arcs. */
export function TablePrint() {
  const say = useText();
  return (
    <svg className="bj-print" viewBox="0 0 640 176" aria-hidden="true">
      <g fill="none" stroke="#f4e6c3" strokeOpacity=".45" strokeWidth="1.6">
        <path d="M34 46Q320 152 606 46" />
        <path d="M40 88Q320 194 600 88" />
        <path d="M34 46 40 88M606 46 600 88" />
      </g>
      <ArcWords along="M20 26Q320 132 620 26" className="bj-print-high">
        {say(words.pays)}
      </ArcWords>
      <ArcWords along="M42 72Q320 178 598 72" className="bj-print-low">
        {`${say(words.stands)} · ${say(words.insurancePays)}`}
      </ArcWords>
    </svg>
  );
}
