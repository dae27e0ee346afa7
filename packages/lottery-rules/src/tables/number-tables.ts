/** Published prizes of Vietnam's, Asia's and national draws, as multiples of the stake of one unit. */
import type { OddsTexts } from './odds-texts.ts';

const northTicket = {
  special: '50000',
  'same-number': '2500',
  g1: '1000',
  g2: '500',
  g3: '100',
  g4: '40',
  g5: '20',
  g6: '10',
  g7: '4',
  'last-two': '4',
};

const southTicket = {
  special: '200000',
  near: '5000',
  g1: '3000',
  g2: '1500',
  g3: '1000',
  consolation: '600',
  g4: '300',
  g5: '100',
  g6: '40',
  g7: '20',
  g8: '10',
};

const lots = (family: string): OddsTexts => ({
  [`${family}.lot-2.number`]: { win: '99' },
  [`${family}.lot-3.number`]: { win: '650' },
  [`${family}.lot-4.number`]: { win: '5500' },
  [`${family}.special.last-two`]: { win: '99' },
  [`${family}.special.last-three`]: { win: '650' },
  [`${family}.head.number`]: { win: '99' },
});

const parlays = (family: string, odds: readonly string[]): OddsTexts =>
  Object.fromEntries(odds.map((text, at) => [`${family}.parlay-${at + 2}.pick`, { win: text }]));

type FourD = Readonly<Record<string, string>>;

const singaporeBig: FourD = {
  first: '2000',
  second: '1000',
  third: '490',
  starter: '250',
  consolation: '60',
};
const singaporeSmall: FourD = { first: '3000', second: '2000', third: '800' };
const malaysiaBig: FourD = {
  first: '2500',
  second: '1000',
  third: '500',
  starter: '180',
  consolation: '60',
};
const malaysiaSmall: FourD = { first: '3500', second: '2000', third: '1000' };

/** For 24, 12, 6 and 4 orders, as Singapore's house publishes them: not quite the straight prize shared. */
const singaporeIbetBig: Readonly<Record<string, readonly string[]>> = {
  first: ['83', '166', '335', '500'],
  second: ['41', '83', '168', '250'],
  third: ['20', '40', '85', '127'],
  starter: ['10', '20', '41', '62'],
  consolation: ['3', '6', '10', '15'],
};

const orders = [24, 12, 6, 4];

const namedByOrders = (odds: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(odds).flatMap(([prize, texts]) =>
      texts.map((text, at) => [`${prize}-${orders[at] ?? 0}`, text]),
    ),
  );

/** The straight prize shared among the orders, in whole units. */
const shared = (prizes: FourD) =>
  namedByOrders(
    Object.fromEntries(
      Object.entries(prizes).map(([prize, odds]) => [
        prize,
        orders.map((count) => String(Math.floor(Number(odds) / count))),
      ]),
    ),
  );

const both = (id: string, odds: FourD): OddsTexts => ({
  [`${id}.straight`]: odds,
  [`${id}.box`]: odds,
});

const fourD: OddsTexts = {
  ...both('four-d-sg.big', singaporeBig),
  'four-d-sg.big.ibet': namedByOrders(singaporeIbetBig),
  ...both('four-d-sg.small', singaporeSmall),
  'four-d-sg.small.ibet': shared(singaporeSmall),
  ...both('four-d-sg.first-4', { first: '6000' }),
  ...both('four-d-sg.first-3', { first: '660' }),
  ...both('four-d-my.big', malaysiaBig),
  'four-d-my.big.ibet': shared(malaysiaBig),
  ...both('four-d-my.small', malaysiaSmall),
  'four-d-my.small.ibet': shared(malaysiaSmall),
  ...both('four-d-my.first-4', { first: '6000' }),
  ...both('four-d-my.first-3', { first: '660' }),
};

const thai: OddsTexts = {
  'thai-glo.ticket.number': {
    first: '75000',
    second: '2500',
    near: '1250',
    third: '1000',
    fourth: '500',
    fifth: '250',
    'front-3': '50',
    'last-3': '50',
    'last-2': '25',
  },
  'thai-glo.top-3.direct': { win: '900' },
  'thai-glo.top-3.any-order': { win: '150' },
  'thai-glo.top-2.direct': { win: '90' },
  'thai-glo.bottom-2.direct': { win: '90' },
  'thai-glo.run-top.digit': { win: '3.2' },
  'thai-glo.run-bottom.digit': { win: '4.2' },
};

const national: OddsTexts = {
  'six-of-49.ticket.pick': { 'hits-4': '50', 'hits-3-extra': '25', 'hits-3': '10' },
  'six-of-45.ticket.pick': { 'hits-5': '1000', 'hits-4': '30', 'hits-3': '3' },
  'six-of-55.ticket.pick': { 'hits-5': '4000', 'hits-4': '50', 'hits-3': '5' },
};

export const numberTables: OddsTexts = {
  'vn-north.ticket.number': northTicket,
  ...lots('vn-north'),
  ...parlays('vn-north', ['17', '65', '250']),
  'vn-south.ticket.number': southTicket,
  ...lots('vn-south'),
  ...parlays('vn-south', ['30', '190', '1200']),
  ...fourD,
  ...thai,
  ...national,
};
