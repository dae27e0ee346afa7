import { rounded } from '@bahati/ui/round-board/board.ts';
import { useId } from 'react';
import { type BadgeKind, looks } from './badge-looks.ts';
import { badgeMotifs } from './badge-motifs.tsx';
import './level-badge.css';

/** A coin with a woven rim: sixteen petals around the centre of a 96 by 96 picture. */
const rim = Array.from({ length: 32 }, (_, at) => {
  const angle = (at * Math.PI) / 16 - Math.PI / 2;
  const radius = at % 2 === 0 ? 46 : 41.5;
  const place = (of: number) => rounded(48 + radius * of);
  return `${at === 0 ? 'M' : 'L'}${place(Math.cos(angle))} ${place(Math.sin(angle))}`;
}).join(' ');

const beads = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  return { x: 48 + 36.4 * Math.cos(angle), y: 48 + 36.4 * Math.sin(angle) };
});

/**
 * The drawn coin of a VIP level. Decoration: the level's name stands beside it. A level that is not
 * reached yet stands in its shadow.
 */
export function LevelBadge({
  badge,
  size,
  isDim = false,
}: {
  badge: BadgeKind;
  size: number;
  isDim?: boolean | undefined;
}) {
  const id = useId();
  const { bright, metal, deep, well, wellDeep } = looks[badge];
  const Motif = badgeMotifs[badge];
  return (
    <svg
      className="ui-level-badge"
      data-dim={isDim ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}m`} x1="0.15" y1="0.05" x2="0.85" y2="0.95">
        <stop offset="0" stopColor={bright} />
        <stop offset="0.48" stopColor={metal} />
        <stop offset="1" stopColor={deep} />
      </linearGradient>
      <radialGradient id={`${id}w`} cx="0.42" cy="0.32" r="0.8">
        <stop offset="0" stopColor={well} />
        <stop offset="1" stopColor={wellDeep} />
      </radialGradient>
      <path d={rim} fill={`url(#${id}m)`} stroke={deep} strokeLinejoin="round" />
      <circle cx="48" cy="48" r="39.4" fill={deep} opacity="0.55" />
      <circle cx="48" cy="48" r="38.6" fill={`url(#${id}m)`} />
      {beads.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.15" fill={wellDeep} opacity="0.75" />
      ))}
      <circle cx="48" cy="48" r="33" fill={`url(#${id}w)`} stroke={deep} strokeWidth="1.5" />
      <path
        d="M19.5 41a29.4 29.4 0 0 1 24-21.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.32"
      />
      <Motif />
    </svg>
  );
}
