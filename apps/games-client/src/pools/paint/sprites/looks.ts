/** How each species looks: colours of kanga cloth over the shapes of the real fish. */
import type { Species } from '@bahati/game-rules/fishing/species/species.ts';
import { drawFish, type FishLook } from './fish-body.ts';
import {
  drawCrab,
  drawEel,
  drawJelly,
  drawLobster,
  drawOctopus,
  drawPuffer,
  drawRay,
  drawSerpent,
  drawWhirl,
} from './strange-bodies.ts';

const fish: Readonly<Record<string, FishLook>> = {
  dagaa: {
    deep: 36,
    back: '#3f6f9c',
    side: '#b9d8ea',
    belly: '#f5fbff',
    fin: '#7fb0cf',
    mark: '#2b527c',
    pattern: 'line',
  },
  kitatange: {
    deep: 74,
    back: '#ffc93c',
    side: '#ffe07a',
    belly: '#fff6d0',
    fin: '#ff9a1f',
    mark: '#1b2036',
    pattern: 'bands',
  },
  mkizi: {
    deep: 36,
    back: '#4b7a6c',
    side: '#a8d8c4',
    belly: '#f2fff8',
    fin: '#5fa890',
    mark: '#d98f2b',
    pattern: 'line',
  },
  pono: {
    deep: 52,
    back: '#1fa7a0',
    side: '#34d0b8',
    belly: '#ffb4c8',
    fin: '#ff5f8a',
    mark: '#0c6f7c',
    pattern: 'scales',
    extra: 'crest',
  },
  changu: {
    deep: 50,
    back: '#d8542f',
    side: '#ff9a6b',
    belly: '#ffe6d0',
    fin: '#ffd25a',
    mark: '#a52c1c',
    pattern: 'scales',
  },
  tewa: {
    deep: 58,
    back: '#6a3b26',
    side: '#a8653c',
    belly: '#e8c79a',
    fin: '#7c4a2c',
    mark: '#3c1f14',
    pattern: 'dots',
  },
  'papa-miamba': {
    deep: 36,
    back: '#44586e',
    side: '#7f97ac',
    belly: '#eef4f8',
    fin: '#3a4c60',
    mark: '#1f2c3a',
    pattern: 'none',
    extra: 'shark',
  },
  panzi: {
    deep: 42,
    back: '#24509c',
    side: '#6fa2e8',
    belly: '#eef6ff',
    fin: '#a8d6ff',
    mark: '#173a78',
    pattern: 'none',
    extra: 'wing',
  },
  vibua: {
    deep: 38,
    back: '#14695c',
    side: '#7fd0b0',
    belly: '#f4fff2',
    fin: '#2f8f74',
    mark: '#0b3f3a',
    pattern: 'bands',
  },
  sehewa: {
    deep: 42,
    back: '#2a3f8f',
    side: '#8fa8e0',
    belly: '#f4f6ff',
    fin: '#33469c',
    mark: '#16245c',
    pattern: 'line',
  },
  kolekole: {
    deep: 54,
    back: '#7c8f2a',
    side: '#d0dc6a',
    belly: '#fffde0',
    fin: '#ffcf3c',
    mark: '#4c5a14',
    pattern: 'kanga',
  },
  nguru: {
    deep: 30,
    back: '#35577f',
    side: '#9cc0dc',
    belly: '#f2faff',
    fin: '#2a4566',
    mark: '#23405f',
    pattern: 'bands',
  },
  mzia: {
    deep: 24,
    back: '#5a6b74',
    side: '#b4c4cc',
    belly: '#f8fbfc',
    fin: '#465660',
    mark: '#2f3c44',
    pattern: 'dots',
    extra: 'teeth',
  },
  fulusi: {
    deep: 40,
    back: '#1f8f5c',
    side: '#ffd23c',
    belly: '#fff2b0',
    fin: '#1c62c0',
    mark: '#1c62c0',
    pattern: 'dots',
    extra: 'crest',
  },
  jodari: {
    deep: 44,
    back: '#16306c',
    side: '#5f86c8',
    belly: '#f2f6ff',
    fin: '#ffcf1f',
    mark: '#ffcf1f',
    pattern: 'line',
  },
  sulisuli: {
    deep: 24,
    back: '#1c2f74',
    side: '#5f7cc8',
    belly: '#eef2ff',
    fin: '#3a3fb0',
    mark: '#93b0ff',
    pattern: 'bands',
    extra: 'sail',
  },
  'papa-nyundo': {
    deep: 34,
    back: '#5b6b5c',
    side: '#95a892',
    belly: '#f0f4ea',
    fin: '#4a594a',
    mark: '#2c382c',
    pattern: 'none',
    extra: 'hammer',
  },
};

const strange: Readonly<Record<string, () => string>> = {
  bunju: () => drawPuffer(86, '#e0a83c', '#fff2cc', false),
  'kamba-koche': () => drawLobster(46),
  pweza: () => drawOctopus(76, '#b0447c', '#ffc4dc', false),
  mkunga: () => drawEel(26, '#5c7a2c', '#d8c23c', false),
  taa: () => drawRay(74, '#4f7f9c', '#a8e0f4'),
  'kaa-bomu': () => drawCrab(80, true),
  'mkunga-radi': () => drawEel(28, '#2b3f9c', '#7ce8ff', true),
  kimbunga: () => drawWhirl(96),
  'pweza-mkuu': () => drawOctopus(78, '#8c1f4c', '#ffb257', true),
  'taa-mkubwa': () => drawRay(80, '#27375c', '#8fb4e8'),
  'bunju-bomu': () => drawPuffer(92, '#3c4566', '#ffd9a0', true),
  'konyeza-radi': () => drawJelly(96),
  'joka-la-bahari': () => drawSerpent(52),
};

/** Fins and bills reach beyond the body, so the drawing does as well. */
export const reachX = 1.5;
export const reachY = 2.4;

/** So much of the room round a body a picture in a list leaves. */
const closely = 0.78;

/** The whole drawing of a species; `ratio`: half its height by half its length. */
export function drawingOf(species: string, ratio: number, room = 1): string {
  const look = fish[species];
  const inside = look
    ? drawFish({ ...look, deep: Math.max(look.deep, ratio * 88) }, species)
    : (strange[species]?.() ?? '');
  const [x, y] = [100 * reachX * room, 100 * reachY * Math.max(0.5, ratio) * room];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-x} ${-y} ${2 * x} ${2 * y}" width="${2 * x}" height="${2 * y}">${inside}</svg>`;
}

/** A species as the address of a picture, for lists. */
export const pictureOf = ({ code, body }: Pick<Species, 'code' | 'body'>): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawingOf(code, body.height / body.length, closely))}`;
