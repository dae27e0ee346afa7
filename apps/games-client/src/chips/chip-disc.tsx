import { chipFigure, topChip } from './chip-values.ts';

/** Lacquer and the colour of the edge's inlays, by what the chip is worth. */
const lacquers: Readonly<Record<ReturnType<typeof topChip>, readonly [string, string]>> = {
  1: ['#e9dcc0', '#8a5a20'],
  5: ['#c23a2a', '#ffe9c4'],
  10: ['#1d7f8c', '#f4ecd8'],
  50: ['#2c7a3d', '#f6e3ae'],
  100: ['#23222c', '#e2b04a'],
  500: ['#8d2463', '#ffd98a'],
};

type ChipDiscProps = {
  /** How many of the smallest chip it stands for; its look is that of the dearest of them. */
  readonly chips: number;
  /** Minor units of the smallest chip. */
  readonly stake: bigint;
};

/** A chip from above: lacquered, with inlays at its edge and a brass ring. Said by whoever shows it. */
export function ChipDisc({ chips, stake }: ChipDiscProps) {
  const [lacquer, inlay] = lacquers[topChip(chips)];
  const figure = chipFigure(stake * BigInt(chips));
  const isPale = topChip(chips) === 1;
  return (
    <svg className="chip-disc" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: stackHeight(chips) }, (_, at) => (
        <circle key={at} cy={5 - at * 3.5} r="46" fill={lacquer} stroke="rgb(0 0 0 / 0.55)" />
      ))}
      <g transform={`translate(0 ${1.5 - stackHeight(chips) * 3.5})`}>
        <circle r="46" fill={lacquer} stroke="rgb(0 0 0 / 0.45)" />
        {Array.from({ length: 8 }, (_, at) => (
          <path
            key={at}
            d="M-7.5-45.4A46 46 0 0 1 7.5-45.4L5.6-33.6A34 34 0 0 0-5.6-33.6Z"
            fill={inlay}
            transform={`rotate(${at * 45})`}
          />
        ))}
        <path
          d="M-32.5-32.5A46 46 0 0 1 32.5-32.5L24-24A34 34 0 0 0-24-24Z"
          fill="#fff"
          opacity="0.24"
        />
        <circle r="35" fill="none" stroke="rgb(0 0 0 / 0.3)" strokeWidth="2.5" />
        <circle r="33.5" fill={isPale ? '#f8efdc' : '#fbf3e0'} stroke={inlay} strokeWidth="2.4" />
        <text
          className="chip-figure"
          y="1"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={figure.length > 3 ? 24 : figure.length > 2 ? 30 : 37}
          fill="#1d1503"
        >
          {figure}
        </text>
      </g>
    </svg>
  );
}

/** How many chips are seen below the top one. */
function stackHeight(chips: number): number {
  const extra = Math.floor(chips / topChip(chips)) - 1;
  return 1 + Math.min(3, extra);
}
