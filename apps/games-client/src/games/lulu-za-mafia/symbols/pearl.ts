import { ball, disc, dots, fill, line, onCircle, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

type Lustre = {
  /** From the light to the shade. */
  readonly pearl: readonly [string, string, string, string];
  /** What shines back from below. */
  readonly gleam: string;
  /** The half shell it lies in, and its ribs. */
  readonly shell: readonly [string, string, string];
  readonly rib: string;
};

const half = `M100 188C60 192 22 176 8 142C0 124 4 108 10 98C22 104 32 104 42 98C52 108 64 108 74 100
  C84 110 116 110 126 100C136 108 148 108 158 98C168 104 178 104 190 98C196 108 200 124 192 142C178 176 140 192 100 188Z`;

/** A great pearl in half a shell. */
function pearlIn({ pearl, gleam, shell, rib }: Lustre): string {
  return symbol(
    ball('pearl', [76, 58, 104], ...pearl) +
      ball('gleam', [116, 128, 46], `${gleam} 0.9`, `${gleam} 0`) +
      shades('shell', [20, 96, 170, 190], ...shell),
    disc(100, 84, 79, ink) +
      disc(100, 84, 74, 'url(#pearl)') +
      disc(112, 112, 46, 'url(#gleam)') +
      `<ellipse cx="74" cy="50" rx="24" ry="16" fill="#fff" opacity=".95" transform="rotate(-34 74 50)"/>` +
      disc(104, 34, 5.4, '#fff', 'opacity=".85"') +
      line('M158 60C166 82 162 102 150 118', '#fff', 5, 'opacity=".55"') +
      body(
        'c-half',
        half,
        'url(#shell)',
        line(
          'M100 188V116M84 186L58 112M116 186L142 112M64 180L26 112M136 180L174 112',
          rib,
          4.4,
          'opacity=".7"',
        ) +
          line('M16 122C26 150 50 172 84 180', '#fff', 5, 'opacity=".6"') +
          fill('M4 100C60 126 140 126 196 100V116C140 138 60 138 4 116Z', ink, 'opacity=".22"'),
        5,
      ),
  );
}

/** The dearest: black, with green and violet in it. */
export const blackPearl = pearlIn({
  pearl: ['#b8c8d8', '#5a6a8a', '#2a2a4a', '#0c0a1c'],
  gleam: '#5affc8',
  shell: ['#fff0c0', '#e8b04a', '#8a5414'],
  rib: '#7a4410',
});

export const pinkPearl = pearlIn({
  pearl: ['#fff4f8', '#ffb8d0', '#f0709c', '#a82a64'],
  gleam: '#ffe0c8',
  shell: ['#d8fff0', '#4ac8b0', '#127a78'],
  rib: '#0c5a5a',
});

/** Without a shell: white, round as the moon, in a ring of gold. */
export const whitePearl = symbol(
  ball('pearl', [74, 70, 118], '#ffffff', '#fbf6ee', '#d8cfe0', '#8078a8') +
    ball('sky', [128, 136, 50], '#b8e8ff 0.9', '#b8e8ff 0') +
    ball('rose', [70, 136, 44], '#ffc8d8 0.8', '#ffc8d8 0') +
    shades('ring', [20, 20, 180, 180], '#fff6c8', '#f0b83a', '#8a5414', '#ffd87a'),
  disc(100, 100, 94, ink) +
    disc(100, 100, 88, 'url(#ring)') +
    disc(100, 100, 75, ink) +
    disc(100, 100, 70, 'url(#pearl)') +
    disc(122, 128, 46, 'url(#sky)') +
    disc(72, 130, 38, 'url(#rose)') +
    `<ellipse cx="74" cy="66" rx="25" ry="16" fill="#fff" transform="rotate(-36 74 66)"/>` +
    disc(106, 48, 5, '#fff') +
    line('M160 92C162 118 148 142 126 152', '#fff', 5, 'opacity=".8"') +
    dots(onCircle(8, 100, 100, 81.5), 4.4, '#fffbe0'),
);
