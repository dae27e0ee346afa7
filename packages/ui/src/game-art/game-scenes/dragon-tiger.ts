import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { disc, glint, mirrored, moved, oval, path, stroke } from '@bahati/ui/game-art/shapes.ts';
import { glow } from './grounds.ts';
import { playingCard } from './parts.ts';

function dragon(brush: Brush): string {
  const scales = brush.linear(['#8dffb0', '#1fae62', '#07502f'], 0, 0, 1, 1);
  const edge = 'stroke="#032415" stroke-width="3.5" stroke-linejoin="round"';
  return [
    path(
      'M-74-30C-92-62-70-92-36-96C-50-84-50-72-38-64ZM-30-58C-34-92-6-112 26-104C8-94 6-80 14-66Z',
      '#ffd45e',
      edge,
    ),
    path(
      'M-66 84C-84 30-76-44-22-60C26-72 52-46 60-22L90-10C104-4 104 14 90 20C72 28 58 24 44 22C40 44 22 58 0 60C-8 74-6 84-4 96Z',
      scales,
      edge,
    ),
    path('M44 22C58 24 72 28 90 20L80 34C66 42 46 40 30 38Z', '#b3142e', edge),
    path('M52 22L57 33L63 24L69 34L75 24Z', '#fff'),
    path('M-70 20L-92 10L-78 40L-98 42L-76 64L-92 76L-66 84Z', '#ff7a3a', edge),
    disc(88, -1, 4, '#032415'),
    path('M14-36C26-46 42-42 46-30C34-22 20-24 14-36Z', '#fff3a8', edge) +
      disc(34, -33, 5.5, '#8a0a20'),
    stroke(
      'M-34-8C-26 0-26 12-34 20M-14-10C-6-2-6 12-14 22M-50 10C-44 18-44 30-50 38',
      '#d5ffdf',
      3,
      'opacity=".6"',
    ),
    stroke('M84 26C104 44 98 66 112 76M76 30C88 50 78 70 88 84', '#ffd45e', 4),
  ].join('');
}

function tiger(brush: Brush): string {
  const fur = brush.linear(['#ffd07a', '#f58a1f', '#a8480a']);
  const edge = 'stroke="#2e0f04" stroke-width="3.5" stroke-linejoin="round"';
  return [
    mirrored(disc(52, -52, 24, fur, edge) + disc(52, -50, 12, '#ffe3c2')),
    path('M0-72C52-72 82-40 82 4C82 52 44 82 0 82S-82 52-82 4C-82-40-52-72 0-72Z', fur, edge),
    mirrored(
      path('M8 10C34 6 66 22 62 46C56 70 24 78 0 74V20Z', '#fff3dd') +
        path('M14-20C26-32 46-28 52-14C38-6 22-8 14-20Z', '#fff7b0', edge) +
        disc(33, -17, 6, '#123a16') +
        path(
          'M80-16L46-4L80 2ZM82 16L56 18L76 30ZM12-70L8-44L26-66ZM58-54L38-38L68-44Z',
          '#2e0f04',
        ),
    ),
    path('M0-70L-7-34H7Z', '#2e0f04'),
    path('M-16 14H16L0 32Z', '#d14a5a', edge) +
      stroke('M0 32V46M-24 44C-16 56-4 54 0 46C4 54 16 56 24 44', '#2e0f04', 3.5),
    path('M-18 52L-13 66L-8 53ZM18 52L13 66L8 53Z', '#fff', 'stroke="#2e0f04" stroke-width="1.5"'),
  ].join('');
}

/** Two powers across a bolt: the dragon above on the left, the tiger below on the right. */
export function drawDragonTiger(brush: Brush): string {
  return [
    path('M0 0H320V60L0 240Z', brush.linear(['#c81f3c', '#5a0820'])),
    path('M0 240L320 60V400H0Z', brush.linear(['#1d3fae', '#0a1650'])),
    glow(brush, 88, 84, 130, '#ffb26a') + glow(brush, 236, 176, 130, '#8ac4ff'),
    path(
      'M330 40L196 112L204 128L-10 250L118 190L110 172Z',
      '#fff0a8',
      'stroke="#ff9a2e" stroke-width="4"',
    ),
    moved(92, 106, dragon(brush), 0.86),
    moved(238, 172, tiger(brush), 0.94),
    moved(274, 50, playingCard(brush, 'K', 'spade'), 0.56, 16),
    moved(46, 218, playingCard(brush, 'A', 'heart'), 0.56, -14),
    oval(160, 262, 160, 30, '#000', 'opacity=".25"'),
    glint(176, 30, 12) + glint(128, 226, 10),
  ].join('');
}
