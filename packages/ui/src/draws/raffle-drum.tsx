import { rounded } from '@bahati/ui/round-board/board.ts';
import { useId } from 'react';
import { seededDraw } from '@bahati/ui/patterns/seeded.ts';
import './raffle-drum.css';

const tickets = 26;
const inks = ['#e2b04a', '#2fb8a6', '#ff6b4a', '#f3efe4', '#d6336c'] as const;

/** A drum of tickets that turns until it is drawn; then the winning number lies before it. */
export function RaffleDrum({ isTurning, number }: { isTurning: boolean; number: string | null }) {
  const [glass, inside] = [useId(), useId()];
  const draw = seededDraw('raffle drum');
  return (
    <svg className="raffle-drum" viewBox="0 0 360 250" aria-hidden="true">
      <defs>
        <radialGradient id={glass} cx="0.35" cy="0.28" r="0.9">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.4" stopColor="#9fb2ff" stopOpacity="0.1" />
          <stop offset="1" stopColor="#0b1020" stopOpacity="0.5" />
        </radialGradient>
        <clipPath id={inside}>
          <circle cx="180" cy="112" r="92" />
        </clipPath>
      </defs>
      <ellipse cx="180" cy="236" rx="120" ry="10" fill="#06091c" opacity="0.35" />
      <path
        d="M96 232L150 116M264 232L210 116"
        stroke="#6d4306"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path
        d="M96 228L150 112M264 228L210 112"
        stroke="#c08a24"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <circle cx="180" cy="112" r="100" fill="#c08a24" />
      <circle cx="180" cy="112" r="95" fill="#141b3d" />
      <g clipPath={`url(#${inside})`}>
        <g className={isTurning ? 'raffle-load raffle-load-turning' : 'raffle-load'}>
          {Array.from({ length: tickets }, (_, at) => {
            const x = 102 + draw.share() * 150;
            const y = 118 + draw.share() * 76;
            const turn = draw.share() * 360;
            return (
              <g
                key={at}
                transform={`translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`}
              >
                <Ticket ink={inks[at % inks.length] ?? inks[0]} />
              </g>
            );
          })}
        </g>
        <circle cx="180" cy="112" r="92" fill={`url(#${glass})`} />
      </g>
      <circle cx="180" cy="112" r="92" fill="none" stroke="#f2c86a" strokeWidth="3" />
      <path d="M98 112H262M180 30V194" stroke="#e2b04a" strokeWidth="2" opacity="0.35" />
      <g transform="translate(276 112)">
        <rect x="-4" y="-5" width="34" height="10" rx="5" fill="#6d4306" />
        <rect x="24" y="-6" width="12" height="40" rx="6" fill="#e2b04a" />
      </g>
      {number !== null && (
        <g className="raffle-drawn">
          <rect
            x="86"
            y="176"
            width="188"
            height="60"
            rx="10"
            fill="#fff6dd"
            stroke="#c08a24"
            strokeWidth="3"
          />
          <path d="M118 176V236" stroke="#c08a24" strokeWidth="2" strokeDasharray="4 5" />
          <text x="196" y="208" className="raffle-number">
            {number}
          </text>
        </g>
      )}
    </svg>
  );
}

function Ticket({ ink }: { ink: string }) {
  return (
    <>
      <path d="M-18-10H18V-4A4 4 0 0 0 18 4V10H-18V4A4 4 0 0 0-18-4Z" fill={ink} stroke="#0b1020" />
      <path d="M-8-10V10" stroke="#0b1020" strokeDasharray="2 3" />
      <path d="M-2-3H12M-2 3H8" stroke="#0b1020" strokeWidth="2" opacity="0.6" />
    </>
  );
}
