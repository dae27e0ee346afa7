/** The House of Wonders: three floors of iron columns and verandas, the tower above, flags. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { stripSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;
const middle = width / 2;

/** One floor of veranda: deep shade, lit doors, slim columns, a balustrade. */
function floor(from: number, to: number, top: number, tall: number): string {
  const bays = Math.round((to - from) / 46);
  const step = (to - from) / bays;
  const xs = Array.from({ length: bays + 1 }, (_, index) => Math.round(from + index * step));
  return (
    fill(`M${from} ${top}H${to}V${top + tall}H${from}Z`, '#a8642c') +
    fill(`M${from} ${top}H${to}V${top + 16}H${from}Z`, '#7a3c1c', 'opacity=".7"') +
    xs
      .slice(0, -1)
      .map((x) =>
        fill(
          `M${x + 14} ${top + tall}V${top + 32}q9 -16 18 0V${top + tall}Z`,
          '#ffdc7a',
          'stroke="#6a2c14" stroke-width="3"',
        ),
      )
      .join('') +
    line(xs.map((x) => `M${x} ${top}V${top + tall}`).join(''), '#d8b880', 8) +
    line(xs.map((x) => `M${x - 1.5} ${top}V${top + tall}`).join(''), '#fffbea', 4.4) +
    fill(`M${from} ${top + tall - 20}H${to}V${top + tall - 15}H${from}Z`, '#fffbea') +
    line(`M${from + 4} ${top + tall - 8}H${to}`, '#fff6dc', 11, 'stroke-dasharray="0.1 12"') +
    fill(`M${from - 8} ${top + tall}H${to + 8}V${top + tall + 11}H${from - 8}Z`, '#fff8e4') +
    line(`M${from - 8} ${top + tall + 11}H${to + 8}`, '#c8925a', 3)
  );
}

const flag = (x: number, y: number, paint: string) =>
  line(`M${x} ${y}V${y - 54}`, '#7a4a24', 4) +
  fill(`M${x} ${y - 54}q14 -8 24 0t22 0v22q-12 6 -22 0t-24 0Z`, paint) +
  disc(x, y - 57, 4, '#ffd24a');

const tower =
  fill(`M${middle - 62} 190V64H${middle + 62}V190Z`, 'url(#lime)') +
  fill(`M${middle + 22} 190V64H${middle + 62}V190Z`, '#d89a5a', 'opacity=".4"') +
  fill(`M${middle - 72} 66H${middle + 72}V54H${middle - 72}Z`, '#fffbea') +
  fill(`M${middle - 50} 54V22H${middle + 50}V54Z`, '#a8642c') +
  line([-48, -24, 0, 24, 48].map((dx) => `M${middle + dx} 54V22`).join(''), '#fffbea', 6) +
  fill(`M${middle - 60} 24L${middle} -24L${middle + 60} 24Z`, '#128a8a') +
  fill(`M${middle - 60} 24L${middle} -24L${middle - 14} 24Z`, '#3ac0b4') +
  disc(middle, 118, 42, '#7a3c1c') +
  disc(middle, 118, 37, '#ffd24a') +
  disc(middle, 118, 30, '#fffdf4') +
  line(
    Array.from({ length: 12 }, (_, hour) => {
      const turn = (hour * Math.PI) / 6;
      const [dx, dy] = [Math.sin(turn), Math.cos(turn)];
      return `M${Math.round(middle + dx * 22)} ${Math.round(118 - dy * 22)}L${Math.round(middle + dx * 26)} ${Math.round(118 - dy * 26)}`;
    }).join(''),
    '#4a1c14',
    3.4,
  ) +
  line(`M${middle} 118V98M${middle} 118L${middle + 14} 126`, '#4a1c14', 4.6);

const wing = (from: number, to: number) =>
  fill(`M${from} ${height}V214H${to}V${height}Z`, 'url(#lime)') +
  floor(from, to, 232, 78) +
  floor(from, to, 320, 80);

const palms = [70, 250, 1350, 1530]
  .map(
    (x) =>
      line(`M${x} ${height}C${x + 6} 320 ${x - 8} 270 ${x + 4} 226`, '#8a5a2a', 10) +
      [-80, -48, -14, 20, 54]
        .map(
          (turn) =>
            `<path d="M${x + 4} 226q20 -44 66 -34q-34 4 -66 34Z" fill="${turn % 4 ? '#1f8a5a' : '#3fae6a'}" transform="rotate(${turn - 40} ${x + 4} 226)"/>`,
        )
        .join(''),
  )
  .join('');

export const wonders = picture(
  width,
  height,
  shades('lime', [0, 40, 0, height], '#fffdf2', '#fff0cc', '#e8bc80'),
  wing(110, 520) +
    wing(1080, 1490) +
    palms +
    tower +
    fill(`M470 ${height}V178H1130V${height}Z`, 'url(#lime)') +
    floor(486, 1114, 190, 62) +
    floor(486, 1114, 264, 62) +
    floor(486, 1114, 338, 62) +
    fill(`M458 190L482 162H1118L1142 190Z`, '#128a8a') +
    line('M482 164H1118', '#6ae0d0', 4) +
    fill(
      `M746 ${height}V300q54 -58 108 0V${height}Z`,
      '#8a0c28',
      'stroke="#ffd24a" stroke-width="9"',
    ) +
    [520, 640, 960, 1080].map((x) => flag(x, 166, '#e0183a')).join('') +
    [160, 320, 460, 1130, 1270, 1420]
      .map((x) => flag(x, 216, x % 40 ? '#128a9a' : '#e0183a'))
      .join('') +
    flag(middle, -20, '#e0183a'),
);
