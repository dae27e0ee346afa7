/**
 * A slip as a picture: the brand's look, drawn shirts, what was picked and at which odds. It says
 * nothing of who bet: no name, no reference, no balance; the stake stands on it only where asked for.
 * Pure: a bet's words in, an SVG out.
 */
import { flameOutline, wordOutline } from '@bahati/ui/brand/word.ts';
import { kangaBand } from '@bahati/ui/patterns/kanga.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';

export type PictureLeg = {
  outcome: string;
  market: string;
  event: string;
  odds: string;
  /** Of both sides, ground and accent; null: nobody to draw. */
  shirts: readonly (readonly [string, string])[];
  /** How it ended; null: it has not. */
  mark: 'won' | 'lost' | 'back' | null;
};

export type PictureWords = {
  title: string;
  legs: readonly PictureLeg[];
  /** What did not fit, in words: "and 4 more". */
  more: (count: number) => string;
  figures: readonly { label: string; value: string }[];
  /** "18+. Play responsibly." and where it was made. */
  foot: string;
};

export const pictureWidth = 1_080;
const edge = 64;
const headHeight = 250;
const legHeight = 148;
const figureHeight = 74;
const footHeight = 190;
/** More than these are told as a number, so that the picture stays one of a phone. */
export const mostLegsDrawn = 8;

const night = '#0b1020';
const raised = '#141b33';
const line = '#26304f';
const ink = '#f3efe4';
const quiet = '#a9b0c8';
const brass = '#e2b04a';
const markInk = { won: '#2fb8a6', lost: '#ff6b4a', back: '#e2b04a' } as const;

const face = "font-family='Figtree Variable,Figtree,Segoe UI,Roboto,Noto Sans,sans-serif'";

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

const safe = (text: string): string => text.replaceAll(/[&<>'"]/g, (one) => escapes[one] ?? one);

/** Cut where it would run into what stands beside it; a letter is about half as wide as high. */
export function fitted(text: string, size: number, width: number): string {
  const most = Math.floor(width / (size * 0.53));
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

type Text = { x: number; y: number; size: number; fill: string; weight?: number; end?: boolean };

const say = (words: string, { x, y, size, fill, weight = 500, end = false }: Text): string =>
  `<text x='${x}' y='${y}' font-size='${size}' font-weight='${weight}' fill='${fill}' ${face}${
    end ? " text-anchor='end'" : ''
  }>${safe(words)}</text>`;

const colour = (given: string): string => (/^#[0-9a-f]{3,8}$/i.test(given) ? given : quiet);

function shirt([ground, accent]: readonly [string, string], x: number, y: number): string {
  return `<g transform='translate(${x} ${y}) scale(2.6)'>
    <path d='M6.5 2.5 1.5 5.5l1.7 4.3 2.3-.9v8.6h9V8.9l2.3.9 1.7-4.3-5-3a3.6 3.6 0 0 1-7 0Z'
      fill='${colour(ground)}' stroke='${ink}' stroke-opacity='.35' stroke-width='.6'/>
    <path d='M1.5 5.5 4.3 3.8l1.2 5.1-2.3.9ZM18.5 5.500l-2.8-1.7-1.2 5.1 2.3.9Z' fill='${colour(accent)}'/>
  </g>`;
}

const marks = {
  won: 'M-11 1l8 8 15-17',
  lost: 'M-9-9 9 9M9-9-9 9',
  back: 'M-10 0h20',
} as const;

const drawMark = (mark: keyof typeof marks, x: number, y: number): string =>
  `<path d='${marks[mark]}' transform='translate(${x} ${y})' fill='none' stroke='${markInk[mark]}'
    stroke-width='5' stroke-linecap='round' stroke-linejoin='round'/>`;

function drawLeg(leg: PictureLeg, at: number): string {
  const top = headHeight + at * legHeight;
  const hasShirts = leg.shirts.length > 0;
  const x = edge + (hasShirts ? 132 : 0);
  const wide = pictureWidth - x - edge - 190;
  const right = pictureWidth - edge;
  return [
    at > 0 ? `<path d='M${edge} ${top}H${right}' stroke='${line}' stroke-width='2'/>` : '',
    ...leg.shirts.slice(0, 2).map((one, side) => shirt(one, edge + side * 58, top + 46)),
    say(fitted(leg.outcome, 38, wide), { x, y: top + 56, size: 38, fill: ink, weight: 700 }),
    say(fitted(leg.market, 27, wide), { x, y: top + 94, size: 27, fill: brass }),
    say(fitted(leg.event, 27, wide), { x, y: top + 130, size: 27, fill: quiet }),
    say(leg.odds, { x: right, y: top + 58, size: 42, fill: ink, weight: 800, end: true }),
    leg.mark === null ? '' : drawMark(leg.mark, right - 16, top + 108),
  ].join('');
}

/** Pixels; rises with the legs and figures and never past a phone's screen and a half. */
export function pictureHeight({ legs, figures }: Pick<PictureWords, 'legs' | 'figures'>): number {
  const drawn = Math.min(legs.length, mostLegsDrawn);
  const more = legs.length > drawn ? 56 : 0;
  return headHeight + drawn * legHeight + more + 40 + figures.length * figureHeight + footHeight;
}

function drawFigures(figures: PictureWords['figures'], top: number): string {
  const right = pictureWidth - edge;
  const box = `<rect x='${edge - 24}' y='${top}' width='${pictureWidth - 2 * edge + 48}'
    height='${figures.length * figureHeight + 24}' rx='28' fill='${raised}' stroke='${line}' stroke-width='2'/>`;
  const lines = figures.map(({ label, value }, at) => {
    const y = top + 60 + at * figureHeight;
    const isLast = at === figures.length - 1;
    return (
      say(label, { x: edge, y, size: 30, fill: quiet }) +
      say(value, {
        x: right,
        y,
        size: isLast ? 46 : 36,
        fill: isLast ? brass : ink,
        weight: 800,
        end: true,
      })
    );
  });
  return box + lines.join('');
}

const bandHeight = 54;

/** The woven edge, ten times along the width. */
function drawBand(y: number): string {
  const wide = bandHeight * 2;
  const cloth = svgDataUri(kangaBand('bahati'));
  return Array.from(
    { length: pictureWidth / wide },
    (_, at) =>
      `<image href="${cloth}" x='${at * wide}' y='${y}' width='${wide}' height='${bandHeight}'/>`,
  ).join('');
}

export function sharePicture(words: PictureWords): string {
  const { legs, figures } = words;
  const drawn = legs.slice(0, mostLegsDrawn);
  const left = legs.length - drawn.length;
  const height = pictureHeight(words);
  const afterLegs = headHeight + drawn.length * legHeight;
  const figuresTop = afterLegs + (left > 0 ? 56 : 0) + 20;
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${pictureWidth}' height='${height}' viewBox='0 0 ${pictureWidth} ${height}'>
    <rect width='${pictureWidth}' height='${height}' fill='${night}'/>
    ${drawBand(0)}
    <g transform='translate(${edge} 158) scale(1.7)'><path d='${wordOutline}' fill='${ink}'/><path d='${flameOutline}' fill='${brass}'/></g>
    ${say(fitted(words.title, 34, 520), { x: pictureWidth - edge, y: 152, size: 34, fill: ink, weight: 700, end: true })}
    <path d='M${edge} 206H${pictureWidth - edge}' stroke='${brass}' stroke-width='4'/>
    ${drawn.map(drawLeg).join('')}
    ${left > 0 ? say(words.more(left), { x: edge, y: afterLegs + 36, size: 28, fill: quiet }) : ''}
    ${drawFigures(figures, figuresTop)}
    ${say(words.foot, { x: edge, y: height - 90, size: 27, fill: quiet })}
    ${drawBand(height - bandHeight)}
  </svg>`;
}
