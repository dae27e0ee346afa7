import { useText } from '#frame/bets/use-text.ts';
import { words } from './words.ts';

/** What is written on the cloth, in two arcs. */
export function TablePrint() {
  const say = useText();
  return (
    <svg className="bj-print" viewBox="0 0 640 176" aria-hidden="true">
      <defs>
        <path id="bj-arc-high" d="M20 26Q320 132 620 26" />
        <path id="bj-arc-low" d="M42 72Q320 178 598 72" />
      </defs>
      <g fill="none" stroke="#f4e6c3" strokeOpacity=".45" strokeWidth="1.6">
        <path d="M34 46Q320 152 606 46" />
        <path d="M40 88Q320 194 600 88" />
        <path d="M34 46 40 88M606 46 600 88" />
      </g>
      <text className="bj-print-high">
        <textPath href="#bj-arc-high" startOffset="50%">
          {say(words.pays)}
        </textPath>
      </text>
      <text className="bj-print-low">
        <textPath href="#bj-arc-low" startOffset="50%">
          {`${say(words.stands)} · ${say(words.insurancePays)}`}
        </textPath>
      </text>
    </svg>
  );
}
