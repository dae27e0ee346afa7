/** The demo's draws: amounts in shillings of Kenya, times in hours from when they are seeded. */
import type { DrawInput, PrizeInput } from '@bahati/contract/back-office/rewards/draws.ts';
import type { Award, BothWords } from '@bahati/contract/reward-terms.ts';

type Times = { opens: number; closes: number; draws?: number };

export type DemoDraw = Times & {
  key: string;
  draw: Omit<DrawInput, 'opensAt' | 'closesAt' | 'drawsAt'>;
};

/** Money by its amount, points by their count. */
type Amounts = { money: (shillings: number) => string; symbol: string };

const both = (en: string, sw: string): BothWords => ({ en, sw });

const nothing = (odds: number): PrizeInput => ({
  title: both('Nothing this time', 'Hakuna mara hii'),
  award: null,
  odds,
  stock: null,
  isFallback: true,
});

const points = (count: number): Award => ({ kind: 'points', points: count });
const pointsTitle = (count: number) => {
  const figure = count.toLocaleString('en');
  return both(`${figure} points`, `Pointi ${figure}`);
};

function prizesOf({ money, symbol }: Amounts) {
  const cash = (shillings: number, odds: number | null, stock: number): PrizeInput => {
    const figure = Number(money(shillings)).toLocaleString('en');
    return {
      title: both(`${symbol} ${figure}`, `${symbol} ${figure}`),
      award: { kind: 'cash', amount: money(shillings) },
      odds,
      stock,
      isFallback: false,
    };
  };
  const ofPoints = (count: number, odds: number): PrizeInput => ({
    title: pointsTitle(count),
    award: points(count),
    odds,
    stock: null,
    isFallback: false,
  });
  return { cash, ofPoints };
}

function spunDraws(amounts: Amounts): DemoDraw[] {
  const { money } = amounts;
  const { cash, ofPoints } = prizesOf(amounts);
  return [
    {
      key: 'wheel',
      opens: -1,
      closes: 24 * 60,
      draw: {
        kind: 'wheel',
        name: both('Wheel of the coast', 'Gurudumu la Pwani'),
        budget: money(400_000),
        condition: { kind: 'all' },
        envelope: null,
        prizes: [
          nothing(300_000),
          cash(20, 280_000, 4_000),
          ofPoints(50, 200_000),
          cash(50, 140_000, 2_000),
          ofPoints(200, 60_000),
          cash(200, 18_000, 400),
          cash(1_000, 1_900, 60),
          cash(10_000, 100, 5),
        ],
      },
    },
    {
      key: 'eggs',
      opens: -1,
      closes: 24 * 45,
      draw: {
        kind: 'egg',
        name: both('Eggs of the old town', 'Mayai ya Mji Mkongwe'),
        budget: money(150_000),
        condition: { kind: 'all' },
        envelope: null,
        prizes: [
          nothing(450_000),
          ofPoints(100, 250_000),
          cash(30, 200_000, 2_000),
          cash(100, 80_000, 500),
          cash(500, 19_500, 60),
          cash(5_000, 500, 2),
        ],
      },
    },
  ];
}

function otherDraws(amounts: Amounts): DemoDraw[] {
  const { money } = amounts;
  const { cash } = prizesOf(amounts);
  return [
    {
      key: 'envelope',
      opens: -1,
      closes: 24 * 30,
      draw: {
        kind: 'envelope',
        name: both('Evening envelope', 'Bahasha ya jioni'),
        budget: money(20_000),
        condition: { kind: 'all' },
        envelope: { sum: money(20_000), shares: 400, least: money(10), step: money(1) },
        prizes: [],
      },
    },
    {
      key: 'raffle',
      opens: -1,
      closes: 24 * 20,
      draws: 24 * 21,
      draw: {
        kind: 'raffle',
        name: both('Raffle of the dhow', 'Bahati nasibu ya jahazi'),
        budget: money(100_000),
        condition: { kind: 'all' },
        envelope: null,
        prizes: [cash(50_000, null, 1), cash(5_000, null, 5), cash(500, null, 50)],
      },
    },
    {
      key: 'raffle of the opening',
      opens: -1,
      closes: 24 * 20,
      draws: 24 * 21,
      draw: {
        kind: 'raffle',
        name: both('Raffle of the opening', 'Bahati nasibu ya ufunguzi'),
        budget: money(0),
        condition: { kind: 'all' },
        envelope: null,
        prizes: [
          {
            title: pointsTitle(5_000),
            award: points(5_000),
            odds: null,
            stock: 1,
            isFallback: false,
          },
          { title: pointsTitle(500), award: points(500), odds: null, stock: 3, isFallback: false },
        ],
      },
    },
  ];
}

export function demoDraws(amounts: Amounts): DemoDraw[] {
  return [...spunDraws(amounts), ...otherDraws(amounts)];
}
