/** What swims and is no plain fish, drawn in the same measure. */

const ink = '#0b1830';
const eyes = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fffbe8" stroke="${ink}" stroke-width="1.8"/><circle cx="${x + r * 0.25}" cy="${y}" r="${r * 0.55}" fill="#0b1020"/><circle cx="${x + r * 0.4}" cy="${y - r * 0.3}" r="${r * 0.2}" fill="#fff"/>`;

export function drawEel(deep: number, skin: string, mark: string, isCharged: boolean): string {
  const d = deep;
  const bolts = isCharged
    ? `<path d="M40 ${-d * 1.9}l-8 ${d * 0.7}h10l-10 ${d * 0.8}M-20 ${d * 0.9}l-7 ${d * 0.5}h9l-8 ${d * 0.6}" fill="none" stroke="#fff8b0" stroke-width="3.4" stroke-linejoin="round"/>`
    : '';
  return `<path d="M96 ${-d * 0.1}C70 ${-d} 40 ${-d * 0.9} 10 ${-d * 0.55}S-60 ${-d * 0.9} -100 ${d * 0.05}C-60 ${d * 0.2} -30 ${d * 0.8} 6 ${d * 0.62}S74 ${d} 96 ${d * 0.2}z" fill="${skin}" stroke="${ink}" stroke-width="2.6"/><path d="M70 ${-d * 0.8}C40 ${-d * 1.5} -50 ${-d * 1.2} -96 ${-d * 0.1}C-60 ${-d * 0.7} 10 ${-d * 0.3} 66 ${-d * 0.6}z" fill="${mark}" opacity=".85"/>${[56, 36, 14, -8, -30, -54].map((x, at) => `<ellipse cx="${x}" cy="${at % 2 ? d * 0.2 : -d * 0.05}" rx="6" ry="${d * 0.26}" fill="${mark}"/>`).join('')}<path d="M97 ${d * 0.12}q-16 ${d * 0.3} -30 ${d * 0.16}" fill="none" stroke="${ink}" stroke-width="2.4"/>${eyes(78, -d * 0.3, d * 0.26)}${bolts}`;
}

export function drawRay(deep: number, skin: string, mark: string): string {
  const d = deep;
  return `<path d="M-44 0C-70 4 -84 -6 -118 2" fill="none" stroke="${skin}" stroke-width="6" stroke-linecap="round"/><path d="M92 -8C78 ${-d * 0.34} 40 ${-d * 0.42} 4 ${-d * 0.98}Q-10 ${-d * 1.06} -14 ${-d * 0.86}Q-16 ${-d * 0.4} -56 -4V4Q-16 ${d * 0.4} -14 ${d * 0.86}Q-10 ${d * 1.06} 4 ${d * 0.98}C40 ${d * 0.42} 78 ${d * 0.34} 92 8Q84 0 92 -8z" fill="${skin}" stroke="${ink}" stroke-width="2.8"/><path d="M80 0C60 ${-d * 0.22} 30 ${-d * 0.3} 0 ${-d * 0.6}M80 0C60 ${d * 0.22} 30 ${d * 0.3} 0 ${d * 0.6}" fill="none" stroke="#fff" stroke-width="2.4" opacity=".3"/>${[
    [30, 0.22],
    [8, 0.42],
    [-14, 0.2],
    [-16, 0.6],
    [38, 0.02],
    [-2, 0.04],
    [-32, 0.02],
  ]
    .flatMap(([x = 0, y = 0]) =>
      [y, -y].map((at) => `<circle cx="${x}" cy="${at * d}" r="5.5" fill="${mark}"/>`),
    )
    .join('')}${eyes(58, -d * 0.2, 6)}${eyes(58, d * 0.2, 6)}`;
}

export function drawOctopus(deep: number, skin: string, mark: string, isGreat: boolean): string {
  const d = deep;
  const arms = [-0.86, -0.56, -0.26, 0.06, 0.36, 0.64, 0.9]
    .map((y, at) => {
      const bend = at % 2 ? 16 : -16;
      const arm = `M10 ${y * d * 0.4}C-20 ${y * d * 0.7 + bend} -50 ${y * d - bend} -96 ${y * d + bend * 0.6}`;
      return `<path d="${arm}" fill="none" stroke="${ink}" stroke-width="17" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${skin}" stroke-width="13" stroke-linecap="round"/><path d="${arm}" fill="none" stroke="${mark}" stroke-width="3.4" stroke-dasharray="1 8" stroke-linecap="round"/>`;
    })
    .join('');
  const crown = isGreat
    ? `<path d="M34 ${-d * 0.72}l-3 -26l15 13l11 -19l9 20l17 -10l-5 25z" fill="#e2b04a" stroke="${ink}" stroke-width="2.4"/><circle cx="57" cy="${-d * 0.86}" r="5" fill="#ff6b4a"/>`
    : '';
  return `${arms}<path d="M98 0C98 ${-d * 0.6} 66 ${-d * 0.82} 40 ${-d * 0.74}C12 ${-d * 0.68} -4 ${-d * 0.3} -2 0S12 ${d * 0.68} 40 ${d * 0.74}C66 ${d * 0.82} 98 ${d * 0.6} 98 0z" fill="${skin}" stroke="${ink}" stroke-width="3"/><path d="M84 ${-d * 0.3}Q60 ${-d * 0.66} 34 ${-d * 0.54}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4"/>${[
    [70, 0.46],
    [52, 0.56],
    [84, 0.2],
  ]
    .map(([x, y = 0]) => `<circle cx="${x}" cy="${y * d}" r="6" fill="${mark}"/>`)
    .join('')}${crown}${eyes(34, -d * 0.26, 12)}${eyes(34, d * 0.2, 12)}`;
}

export function drawCrab(deep: number, isBomb: boolean): string {
  const d = deep;
  const legs = [-0.7, -0.35, 0.35, 0.7]
    .map(
      (y) =>
        `<path d="M-6 ${y * d * 0.6}L-52 ${y * d * 1.2}L-82 ${y * d}" fill="none" stroke="#8f2a14" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`,
    )
    .join('');
  const claws = [-1, 1]
    .map(
      (s) =>
        `<path d="M30 ${s * d * 0.5}L62 ${s * d * 0.8}" stroke="#8f2a14" stroke-width="12"/><path d="M54 ${s * d * 0.9}q20 ${-s * 34} 44 ${-s * 12}l-20 ${s * 8}l20 ${s * 12}q-22 ${s * 20} -44 ${-s * 8}z" fill="#ff6b4a" stroke="${ink}" stroke-width="2.6"/>`,
    )
    .join('');
  const bomb = isBomb
    ? `<circle cx="-8" cy="0" r="${d * 0.46}" fill="#1b2036" stroke="${ink}" stroke-width="3"/><circle cx="-18" cy="${-d * 0.16}" r="${d * 0.1}" fill="#fff" opacity=".5"/><path d="M-8 ${-d * 0.46}q4 -18 18 -20" fill="none" stroke="#e2b04a" stroke-width="4"/><path d="M12 ${-d * 0.92}l4 8l9 2l-8 5l1 9l-7 -6l-8 4l3 -9l-6 -7h9z" fill="#ffd25a"/>`
    : '';
  return `${legs}${claws}<ellipse cx="-4" cy="0" rx="58" ry="${d * 0.78}" fill="#e2452b" stroke="${ink}" stroke-width="3"/><path d="M-44 ${-d * 0.3}Q-4 ${-d * 0.86} 36 ${-d * 0.3}" fill="none" stroke="#fff" stroke-width="5" opacity=".35"/>${bomb}${eyes(48, -d * 0.24, 8)}${eyes(48, d * 0.24, 8)}`;
}

export function drawLobster(deep: number): string {
  const d = deep;
  return `<path d="M70 -6Q110 ${-d * 1.3} 60 ${-d * 1.5}M70 6Q112 ${d * 0.9} 84 ${d * 1.4}" fill="none" stroke="#ff9a5a" stroke-width="4"/>${[-0.9, 0.9].map((y) => [20, 0, -20].map((x) => `<path d="M${x} 0L${x - 16} ${y * d}" stroke="#8f2a14" stroke-width="6" stroke-linecap="round"/>`).join('')).join('')}<path d="M-62 0L-100 ${-d * 0.8}L-92 0L-100 ${d * 0.8}z" fill="#ff8a4a" stroke="${ink}" stroke-width="2.4"/><path d="M84 0Q70 ${-d * 0.72} 30 ${-d * 0.66}Q-30 ${-d * 0.62} -70 ${-d * 0.26}V${d * 0.26}Q-30 ${d * 0.62} 30 ${d * 0.66}Q70 ${d * 0.72} 84 0z" fill="#c63a22" stroke="${ink}" stroke-width="2.8"/>${[12, -8, -28, -48].map((x) => `<path d="M${x} ${-d * 0.62}q-10 ${d * 0.6} 0 ${d * 1.24}" fill="none" stroke="#ffb08a" stroke-width="3.4"/>`).join('')}<path d="M70 ${-d * 0.3}Q40 ${-d * 0.52} 16 ${-d * 0.46}" stroke="#fff" stroke-width="4" opacity=".4" fill="none"/>${eyes(66, -d * 0.3, 6)}${eyes(66, d * 0.3, 6)}`;
}

export function drawPuffer(deep: number, skin: string, belly: string, isBomb: boolean): string {
  const d = deep;
  const spikes = Array.from({ length: 18 }, (_, at) => {
    const turn = (at / 18) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [x, y] = [c * 72, s * d * 0.82];
    return `<path d="M${x - s * 7} ${y + c * 7}L${c * 96} ${s * d * 1.08}L${x + s * 7} ${y - c * 7}z" fill="${isBomb ? '#e2b04a' : belly}" stroke="${ink}" stroke-width="1.6"/>`;
  }).join('');
  const fuse = isBomb
    ? `<path d="M-10 ${-d * 0.8}q-4 -20 10 -26" stroke="#e2b04a" stroke-width="5" fill="none"/><circle cx="2" cy="${-d * 1.1}" r="8" fill="#ffd25a"/><circle cx="2" cy="${-d * 1.1}" r="4" fill="#ff6b4a"/>`
    : '';
  return `<path d="M-66 0L-100 ${-d * 0.4}L-92 0L-100 ${d * 0.4}z" fill="${skin}" stroke="${ink}" stroke-width="2.4"/>${spikes}<ellipse cx="0" cy="0" rx="76" ry="${d * 0.86}" fill="${skin}" stroke="${ink}" stroke-width="2.8"/><path d="M68 ${d * 0.2}Q10 ${d * 0.96} -66 ${d * 0.26}Q0 ${d * 0.4} 68 ${d * 0.2}z" fill="${belly}"/>${[-40, -14, 12, -28, 0].map((x, at) => `<circle cx="${x}" cy="${-d * (at > 2 ? 0.14 : 0.44)}" r="7" fill="${ink}" opacity=".45"/>`).join('')}<ellipse cx="74" cy="${d * 0.1}" rx="6" ry="8" fill="#ff8a7a" stroke="${ink}" stroke-width="2"/>${eyes(44, -d * 0.24, 12)}${fuse}`;
}

export function drawJelly(deep: number): string {
  const d = deep;
  return `${[-0.6, -0.3, 0, 0.3, 0.6].map((y, at) => `<path d="M0 ${y * d}q-30 ${at % 2 ? 14 : -14} -56 0t-44 ${at % 2 ? -8 : 8}" fill="none" stroke="#b9f5ff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`).join('')}<path d="M0 ${-d * 0.86}Q96 ${-d * 0.86} 96 0T0 ${d * 0.86}Q-20 0 0 ${-d * 0.86}z" fill="#5b7cff" stroke="#e8fbff" stroke-width="3"/><path d="M30 ${-d * 0.56}Q72 ${-d * 0.5} 78 ${-d * 0.06}" fill="none" stroke="#fff" stroke-width="7" opacity=".6" stroke-linecap="round"/><path d="M44 ${d * 0.12}l-14 ${d * 0.2}h12l-10 ${d * 0.26}" fill="none" stroke="#fff6a8" stroke-width="6" stroke-linejoin="round"/>`;
}

export function drawWhirl(deep: number): string {
  const arcs = [92, 70, 48, 26]
    .map(
      (r, at) =>
        `<ellipse cx="0" cy="0" rx="${r}" ry="${(r * deep) / 100}" fill="none" stroke="${['#0f5f86', '#1d8fb5', '#5fd0dc', '#eafcff'][at]}" stroke-width="15" stroke-dasharray="${r * 2.2} ${r * 0.9}" stroke-linecap="round" transform="rotate(${at * 62})"/>`,
    )
    .join('');
  return `<circle r="96" fill="#073a5c" opacity=".55"/>${arcs}<circle r="12" fill="#eafcff"/>`;
}

export function drawSerpent(deep: number): string {
  const d = deep;
  const body = `M70 ${-d * 0.2}C40 ${-d * 1.25} 6 ${-d * 0.9} 0 ${-d * 0.1}S-40 ${d * 1.1} -62 ${d * 0.3}S-80 ${-d * 0.5} -100 ${-d * 0.2}`;
  return `<path d="${body}" fill="none" stroke="${ink}" stroke-width="36" stroke-linecap="round"/><path d="${body}" fill="none" stroke="#1f8f7c" stroke-width="31" stroke-linecap="round"/><path d="${body}" fill="none" stroke="#e2b04a" stroke-width="12" stroke-dasharray="3 11"/><path d="M64 ${-d * 0.62}Q104 ${-d * 0.6} 118 ${-d * 0.14}Q104 ${d * 0.32} 64 ${d * 0.22}Q46 ${-d * 0.2} 64 ${-d * 0.62}z" fill="#26a98f" stroke="${ink}" stroke-width="3"/><path d="M66 ${-d * 0.56}l-22 -14l8 17l-20 4l22 9z" fill="#ff6b4a" stroke="${ink}" stroke-width="2"/><path d="M116 ${-d * 0.06}q-16 ${d * 0.16} -34 ${d * 0.12}l6 7l5 -6l6 7l5 -7z" fill="#fff"/><path d="M74 ${-d * 0.62}l2 -22l10 13l9 -15l6 16l12 -8l-3 20z" fill="#e2b04a" stroke="${ink}" stroke-width="2"/>${eyes(88, -d * 0.24, 9)}`;
}
