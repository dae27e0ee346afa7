/** The 24 segments of the festival's wheel, with what they pay now. */
import {
  doubling,
  festivalSegments,
  festivalTimes,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import { multiplied } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { memo } from 'react';
import { Landed, slicePath } from './fair-wheel.tsx';

const count = festivalSegments.length;
const radii = [40, 160] as const;

const tones: Readonly<Record<number, readonly [fill: string, ink: string]>> = {
  [doubling]: ['#1a0b33', '#ffd977'],
  15: ['#2f5fae', '#fdf6e4'],
  20: ['#14806f', '#fdf6e4'],
  25: ['#b4481a', '#fff3dc'],
  30: ['#8f1650', '#fff5ea'],
  50: ['#d3173f', '#fff5ea'],
  75: ['#f08a3c', '#2a1003'],
  100: ['#ffd04f', '#3a2202'],
  250: ['#fff6dc', '#7a1046'],
};

type FestivalDiscProps = {
  readonly doublings: number;
  /** Of the special offer; 1: there is none. */
  readonly special: number;
  readonly lit: number | null;
};

export const FestivalDisc = memo(function FestivalDisc({
  doublings,
  special,
  lit,
}: FestivalDiscProps) {
  return (
    <g>
      <circle r="172" fill="#4a2408" />
      {festivalSegments.map((plain, at) => {
        const [fill, ink] = tones[plain] ?? tones[15] ?? ['#2f5fae', '#fff'];
        const times = festivalTimes(at, doublings);
        const figure = `${multiplied(times, special)}`;
        return (
          <g key={at}>
            <path d={slicePath(at, count, radii)} fill={fill} stroke="#ffcf6a" strokeWidth="1.6" />
            <g transform={`rotate(${(at * 360) / count})`}>
              <text
                key={figure}
                className="fair-figure fair-doubles"
                y="-134"
                fontSize={
                  times === doubling ? 22 : figure.length > 3 ? 15 : figure.length > 2 ? 19 : 24
                }
                fill={ink}
              >
                {times === doubling ? '×2' : figure}
              </text>
              <path d="M0-112L4-103 0-94-4-103Z" fill={ink} opacity="0.55" />
            </g>
          </g>
        );
      })}
      {lit !== null && <Landed segment={lit} {...{ count, radii }} />}
    </g>
  );
});
