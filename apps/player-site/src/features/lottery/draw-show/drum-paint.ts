/** The paint of a ball on the canvas: the colours its game gives it. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { colourOf } from '@bahati/lottery-rules/families/six-mark/colours.ts';

export type Paint = { readonly fill: string; readonly shadow: string; readonly ink: string };

const marks: Readonly<Record<'red' | 'green' | 'blue', Paint>> = {
  red: { fill: '#f3a08c', shadow: '#a3200e', ink: '#3d0700' },
  green: { fill: '#9bdcae', shadow: '#146b36', ink: '#022b12' },
  blue: { fill: '#9cc6f2', shadow: '#144f96', ink: '#04203f' },
};

const tens: readonly Paint[] = [
  { fill: '#f4e3b4', shadow: '#b58a2a', ink: '#2a1b02' },
  { fill: '#8fdccf', shadow: '#14776a', ink: '#03211d' },
  { fill: '#f5ad9c', shadow: '#b23314', ink: '#2a0a03' },
  { fill: '#b9c9f5', shadow: '#34509e', ink: '#0a1738' },
  { fill: '#f2a9c4', shadow: '#a31d52', ink: '#350417' },
  { fill: '#d6cfc0', shadow: '#6d6450', ink: '#1d1a12' },
];

const plain: Paint = { fill: '#f4e3b4', shadow: '#b58a2a', ink: '#2a1b02' };

export function paintOf(family: Family, ball: number): Paint {
  if (family === 'six-mark') return marks[colourOf(ball)];
  if (family.startsWith('six-of')) return tens[Math.floor((ball - 1) / 10)] ?? plain;
  return plain;
}
