/** Left a guard's post with a peacock on it, right a great standard and a throne of ebony. */
import { around, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#2c0410';

const eye = (turn: number, length: number) =>
  `<g transform="rotate(${turn} 210 250)">` +
  line(`M210 250V${250 - length}`, '#0c6a4a', 5) +
  `<ellipse cx="210" cy="${250 - length}" rx="22" ry="32" fill="#0f8a5a" stroke="${edge}" stroke-width="3"/>` +
  disc(210, 250 - length, 15, '#ffb82a') +
  disc(210, 252 - length, 10, '#12b8c8') +
  disc(210, 254 - length, 5.4, '#1a1a8a') +
  '</g>';

const fan = [-84, -63, -42, -21, 0, 21, 42, 63, 84].map((turn) => eye(turn, 176)).join('');
const inner = [-72, -48, -24, 0, 24, 48, 72].map((turn) => eye(turn, 118)).join('');

const plinth =
  fill('M110 640V400H310V640Z', 'url(#lime)', `stroke="${edge}" stroke-width="6"`) +
  fill('M240 640V400H310V640Z', '#b8744a', 'opacity=".35"') +
  fill('M90 404V372H330V404Z', '#fff8e4', `stroke="${edge}" stroke-width="6"`) +
  fill('M150 600V470q60 -66 120 0V600Z', '#0f7a8a', `stroke="${edge}" stroke-width="5"`) +
  around(8, 210, 530, fill('M210 522L200 490L210 474L220 490Z', '#ffd24a')) +
  disc(210, 530, 12, '#e0183a', 'stroke="#ffd24a" stroke-width="4"') +
  line('M96 388H324', '#ffd24a', 5);

export const guardPost = picture(
  width,
  height,
  shades('lime', [110, 0, 310, 0], '#fffdf2', '#ffeccc', '#dcae7a') +
    shades('breast', [170, 200, 260, 370], '#5af0f0', '#128ad8', '#0a2a8a'),
  fan +
    inner +
    plinth +
    fill(
      'M210 150C236 150 240 178 232 200C228 224 262 250 262 304C262 350 238 374 210 374C182 374 158 350 158 304C158 250 192 224 188 200C180 178 184 150 210 150Z',
      'url(#breast)',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    line('M184 290q26 22 52 0M180 322q30 24 60 0M194 258q16 14 32 0', '#8af4ff', 4) +
    dots(
      [
        [199, 176],
        [221, 176],
      ],
      5,
      '#fff',
    ) +
    dots(
      [
        [200, 177],
        [220, 177],
      ],
      2.6,
      '#120818',
    ) +
    fill('M204 186H216L210 202Z', '#ffb82a', `stroke="${edge}" stroke-width="3"`) +
    line('M210 150V122M204 150L190 126M216 150L230 126', '#128ad8', 4) +
    dots(
      [
        [210, 118],
        [188, 122],
        [232, 122],
      ],
      6,
      '#ffd24a',
    ),
);

const tassels = Array.from({ length: 6 }, (_, index) => {
  const x = 124 + index * 34;
  return line(`M${x} 356V384`, '#ffd24a', 7) + disc(x, 354, 6, '#fff0b0');
}).join('');

export const standard = picture(
  width,
  height,
  shades('cloth', [110, 0, 320, 0], '#f83a5a', '#c01430', '#7a0a22', '#c01430') +
    shades('pole', [196, 0, 220, 0], '#fff4c0', '#f0b02e', '#8a4a0c') +
    shades('seat', [100, 400, 320, 640], '#5a2c1c', '#3a140c', '#1c0806'),
  fill('M202 20H216V420H202Z', 'url(#pole)', `stroke="${edge}" stroke-width="4"`) +
    fill('M209 -2l14 24l-14 16l-14 -16Z', '#ffd24a', `stroke="${edge}" stroke-width="4"`) +
    fill('M92 52H326V70H92Z', 'url(#pole)', `stroke="${edge}" stroke-width="4"`) +
    disc(92, 61, 13, '#ffd24a', `stroke="${edge}" stroke-width="4"`) +
    disc(326, 61, 13, '#ffd24a', `stroke="${edge}" stroke-width="4"`) +
    fill('M110 70H308V352H110Z', 'url(#cloth)', `stroke="${edge}" stroke-width="5"`) +
    line('M122 82H296V340H122Z', '#ffd24a', 5) +
    tassels +
    fill(
      'M144 250L132 176L170 206L186 150L209 196L232 150L248 206L286 176L274 250Z',
      '#ffd24a',
      'stroke="#5a0418" stroke-width="5" stroke-linejoin="round"',
    ) +
    fill('M142 256H276V278H142Z', '#ffe9a0', 'stroke="#5a0418" stroke-width="5"') +
    [160, 209, 258].map((x) => disc(x, 267, 7, x === 209 ? '#12b8c8' : '#e0183a')).join('') +
    [132, 186, 232, 286].map((x) => disc(x, x % 4 ? 150 : 174, 7, '#fff')).join('') +
    fill(
      'M108 640V470C108 410 150 396 209 396C268 396 310 410 310 470V640Z',
      'url(#seat)',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    line(
      'M126 640V474C126 426 160 414 209 414C258 414 292 426 292 474V640',
      '#f0dcb0',
      5,
      'stroke-dasharray="2 11"',
    ) +
    fill(
      'M144 560V478C144 446 176 434 209 434C242 434 274 446 274 478V560Z',
      '#c01430',
      'stroke="#ffd24a" stroke-width="5"',
    ) +
    dots(
      [490, 530].flatMap((y): [number, number][] => [
        [172, y],
        [209, y - 20],
        [246, y],
      ]),
      5,
      '#ffd24a',
    ) +
    fill('M92 560H326V600H92Z', '#e0284a', `stroke="${edge}" stroke-width="6"`) +
    line(`M104 ${at(570)}H314`, '#ff8a9a', 5),
);
