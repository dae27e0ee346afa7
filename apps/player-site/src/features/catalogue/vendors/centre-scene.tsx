import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { ReactNode } from 'react';
import './centre-scene.css';
import { ArenaScene, GlobeScene, KioskScene, RingScene, StadiumScene } from './centre-places.tsx';

const places: Partial<Record<GameCategory, () => ReactNode>> = {
  SPORTS: StadiumScene,
  ESPORTS: ArenaScene,
  LOTT: KioskScene,
  ELOTT: GlobeScene,
  COCKFIGHT: RingScene,
};

/** Where along the rope the lanterns hang, and how high each burns. */
const lanterns = [70, 190, 310, 430, 550, 670];

/** The place a category stands for, at night, with its name in front. */
export function CentreScene({
  gameType,
  title,
  lead,
  children,
}: {
  gameType: GameCategory;
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  const Place = places[gameType];
  return (
    <div className="centre-scene">
      <svg
        className="centre-scene-art"
        viewBox="0 0 1200 300"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id="centre-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#0a1030" />
            <stop offset="0.6" stopColor="#1d2a6b" />
            <stop offset="1" stopColor="#5a3a6e" />
          </linearGradient>
          <radialGradient id="centre-glow">
            <stop offset="0" stopColor="#ffd98a" stopOpacity="0.85" />
            <stop offset="0.4" stopColor="#ffb347" stopOpacity="0.28" />
            <stop offset="1" stopColor="#ff8a3a" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="1200" height="300" fill="url(#centre-sky)" />
        <circle cx="690" cy="62" r="30" fill="#f6e7bd" />
        <circle cx="702" cy="54" r="27" fill="#141d50" />
        <g fill="#f3efe4">
          {[40, 128, 250, 366, 470, 598, 742, 846, 1010, 1130].map((x, at) => (
            <circle key={x} cx={x} cy={22 + ((at * 37) % 88)} r={at % 3 === 0 ? 1.8 : 1.1} />
          ))}
        </g>
        {/* The old town far off. */}
        <path
          d="M0 226h60v-28h34v-16h40v30h52v-46l18-14 18 14v40h66v-22h48v28h80v-40h26l10-18 10 18h22v34h96v-18h54v30h90v-26h60v20h100v-34h44v26h92v-20h60v30h122v78H0Z"
          fill="#121a42"
          opacity="0.75"
        />
        <rect y="252" width="1200" height="48" fill="#0b1020" />
        {Place && <Place />}
        <path d="M0 34Q340 92 700 76" fill="none" stroke="#3a2a1a" strokeWidth="2" />
        {lanterns.map((x, at) => {
          const y = 34 + (x / 700) * 42 + Math.sin((x / 700) * Math.PI) * 18.5;
          return (
            <g key={x} transform={`translate(${x} ${y})`}>
              <circle cy="22" r="52" fill="url(#centre-glow)" />
              <path d="M0 0v8" stroke="#c98f2b" strokeWidth="2" />
              <path d="M-7 8h14l5 7v14l-5 7H-7l-5-7V15Z" fill={at % 2 ? '#ff9a3a' : '#ffdf8a'} />
              <path d="M-8 8h16M-8 36h16" stroke="#8a5a1a" strokeWidth="3" />
            </g>
          );
        })}
      </svg>
      <div className="centre-scene-words">
        <h1 className="centre-scene-title">{title}</h1>
        <p className="centre-scene-lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}
