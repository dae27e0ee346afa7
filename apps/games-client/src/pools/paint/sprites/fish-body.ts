/** Fish as drawings: nose to the right, a hundred units to each side of the middle. */

export type FishLook = {
  /** Half its height, of a hundred. */
  readonly deep: number;
  readonly back: string;
  readonly side: string;
  readonly belly: string;
  readonly fin: string;
  readonly mark: string;
  readonly pattern: 'bands' | 'line' | 'dots' | 'kanga' | 'scales' | 'none';
  readonly extra?: 'sail' | 'bill' | 'wing' | 'crest' | 'hammer' | 'shark' | 'teeth';
};

const bands = (deep: number, mark: string) =>
  [58, 22, -14, -46]
    .map(
      (x, at) =>
        `<path d="M${x} ${-deep}q-14 ${deep} 0 ${2 * deep}h${at % 2 ? -10 : -15}q-14 ${-deep} 0 ${-2 * deep}z" fill="${mark}" opacity=".92"/>`,
    )
    .join('');

const line = (deep: number, mark: string) =>
  `<path d="M84 ${-deep * 0.12}C40 ${-deep * 0.5} -20 ${-deep * 0.42} -66 ${-deep * 0.06}" fill="none" stroke="${mark}" stroke-width="${deep * 0.26}" stroke-linecap="round" opacity=".95"/>`;

const dots = (deep: number, mark: string) =>
  [62, 44, 26, 8, -10, -28, -44]
    .flatMap((x, at) =>
      [-0.5, -0.05, 0.42].map(
        (y, row) =>
          `<circle cx="${x + row * 5 - 4}" cy="${y * deep + (at % 2 ? 3 : -3)}" r="${deep * 0.1}" fill="${mark}"/>`,
      ),
    )
    .join('');

/** Diamonds in a row, as on the border of a kanga. */
const kanga = (deep: number, mark: string) =>
  `<path d="M70 0H-58" stroke="${mark}" stroke-width="2"/>` +
  [52, 30, 8, -14, -34]
    .map((x) => {
      const half = deep * 0.42;
      return `<path d="M${x} ${-half}l10 ${half}l-10 ${half}l-10 ${-half}z" fill="${mark}"/><circle cx="${x}" cy="0" r="${half * 0.28}" fill="#fff3d0"/>`;
    })
    .join('');

const scales = (deep: number, mark: string) =>
  [50, 32, 14, -4, -22, -40]
    .flatMap((x, at) =>
      [-0.62, -0.22, 0.18, 0.55].map(
        (y) =>
          `<path d="M${x + (at % 2) * 4} ${y * deep}q-9 ${deep * 0.16} 0 ${deep * 0.32}" fill="none" stroke="${mark}" stroke-width="2.4" opacity=".6"/>`,
      ),
    )
    .join('');

const patterns = { bands, line, dots, kanga, scales, none: () => '' } as const;

function extraOf({ extra, deep, fin, back }: FishLook): { under: string; over: string } {
  switch (extra) {
    case 'sail':
      return {
        under: `<path d="M52 ${-deep * 0.5}Q40 ${-deep * 2.3} -6 ${-deep * 2.35}Q-46 ${-deep * 2} -58 ${-deep * 0.3}z" fill="${fin}"/><path d="M40 ${-deep}L30 ${-deep * 2}M16 ${-deep}L4 ${-deep * 2.25}M-10 ${-deep}L-24 ${-deep * 2.1}" stroke="#fff" stroke-width="1.6" opacity=".4"/><path d="M88 ${-deep * 0.15}L150 ${-deep * 0.3}L90 ${deep * 0.12}z" fill="${back}"/>`,
        over: '',
      };
    case 'bill':
      return { under: `<path d="M88 -4L140 -2L90 5z" fill="${back}"/>`, over: '' };
    case 'wing':
      return {
        under: '',
        over: `<path d="M34 -2C0 ${-deep * 2.1} -44 ${-deep * 2.2} -74 ${-deep * 1.7}C-52 ${-deep * 0.9} -18 ${deep * 0.2} 30 6z" fill="${fin}" opacity=".86"/><path d="M28 0L-58 ${-deep * 1.7}M28 1L-40 ${-deep * 0.9}" stroke="#fff" stroke-width="1.8" opacity=".6"/>`,
      };
    case 'crest':
      return {
        under: `<path d="M78 ${-deep * 0.55}Q60 ${-deep * 1.6} 0 ${-deep * 1.4}T-62 ${-deep * 0.3}z" fill="${fin}"/>`,
        over: '',
      };
    case 'hammer':
      return {
        under: `<path d="M10 ${-deep * 0.8}L-14 ${-deep * 1.75}L-30 ${-deep * 0.7}z" fill="${back}"/>`,
        over: `<path d="M72 ${-deep * 1.02}q26 -4 28 8l-4 ${deep * 0.86}l4 ${deep * 0.86}q-2 12 -28 8q-10 ${-deep} 0 ${-deep * 2.05}z" fill="${back}" stroke="#0b1830" stroke-width="2"/><circle cx="90" cy="${-deep * 0.82}" r="5" fill="#ffe9a8"/><circle cx="90" cy="${deep * 0.82}" r="5" fill="#ffe9a8"/>`,
      };
    case 'shark':
      return {
        under: `<path d="M16 ${-deep * 0.75}L-12 ${-deep * 1.7}L-28 ${-deep * 0.6}z" fill="${back}"/>`,
        over: `<path d="M46 ${-deep * 0.36}v${deep * 0.7}M39 ${-deep * 0.36}v${deep * 0.7}M32 ${-deep * 0.34}v${deep * 0.66}" stroke="#0b1830" stroke-width="2" opacity=".55"/><path d="M92 ${deep * 0.18}q-16 ${deep * 0.3} -34 ${deep * 0.24}l5 5l5 -5l5 5l5 -6l5 4z" fill="#fff"/>`,
      };
    case 'teeth':
      return {
        under: '',
        over: `<path d="M97 1L62 6l5 5l5 -5l5 5l6 -6l6 4z" fill="#fff"/>`,
      };
    default:
      return { under: '', over: '' };
  }
}

/** The drawing without its frame; `id` keeps its gradients apart from others'. */
export function drawFish(look: FishLook, id: string): string {
  const { deep, back, side, belly, fin, mark, pattern } = look;
  const body = `M98 0C78 ${-deep * 0.72} 44 ${-deep} 12 ${-deep}C-24 ${-deep} -52 ${-deep * 0.52} -70 ${-deep * 0.16}L-70 ${deep * 0.16}C-52 ${deep * 0.5} -24 ${deep} 12 ${deep}C46 ${deep} 80 ${deep * 0.66} 98 0z`;
  const tail = `M-64 0L-100 ${-deep * 0.92}Q-84 0 -100 ${deep * 0.92}z`;
  const { under, over } = extraOf(look);
  const eye = look.extra === 'shark' ? 5 : Math.min(11, deep * 0.22 + 2);
  return `<defs><linearGradient id="b${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back}"/><stop offset=".5" stop-color="${side}"/><stop offset="1" stop-color="${belly}"/></linearGradient><clipPath id="c${id}"><path d="${body}"/></clipPath></defs>
<path d="${tail}" fill="${fin}" stroke="#0b1830" stroke-width="2.4" stroke-linejoin="round"/>
<path d="M-72 0L-95 ${-deep * 0.6}M-72 0H-90M-72 0L-95 ${deep * 0.6}" stroke="#fff" stroke-width="1.6" opacity=".35"/>
<path d="M44 ${-deep * 0.8}Q10 ${-deep * 1.42} -40 ${-deep * 1.08}L-50 ${-deep * 0.5}z" fill="${fin}" stroke="#0b1830" stroke-width="2"/>
<path d="M6 ${deep * 0.9}Q-14 ${deep * 1.36} -36 ${deep * 1.1}L-34 ${deep * 0.7}z" fill="${fin}" stroke="#0b1830" stroke-width="2"/>${under}
<path d="${body}" fill="url(#b${id})" stroke="#0b1830" stroke-width="2.6"/>
<g clip-path="url(#c${id})">${patterns[pattern](deep, mark)}<path d="M90 ${-deep * 0.34}C50 ${-deep * 0.95} -10 ${-deep * 0.95} -60 ${-deep * 0.34}" fill="none" stroke="#fff" stroke-width="${deep * 0.14}" opacity=".34"/></g>
<path d="M54 ${-deep * 0.52}q-14 ${deep * 0.5} 0 ${deep * 1.02}" fill="none" stroke="#0b1830" stroke-width="2" opacity=".55"/>
<path d="M40 ${deep * 0.16}Q14 ${deep * 0.2} 10 ${deep * 0.66}Q34 ${deep * 0.6} 44 ${deep * 0.3}z" fill="${fin}" stroke="#0b1830" stroke-width="1.8"/>
<circle cx="74" cy="${-deep * 0.2}" r="${eye}" fill="#fffbe8" stroke="#0b1830" stroke-width="1.6"/><circle cx="76" cy="${-deep * 0.2}" r="${eye * 0.55}" fill="#0b1020"/><circle cx="78" cy="${-deep * 0.2 - eye * 0.28}" r="${eye * 0.2}" fill="#fff"/>${over}`;
}
