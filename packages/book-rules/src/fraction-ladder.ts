/**
 * The steps fractional odds are written in, rising. What lies between two is written as the lower
 * one, so that no more is promised than is paid.
 */
const shorts = '1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 1/7';
const oddsOn =
  '2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11';
const evens = '1/1 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 12/5 5/2';
const longer = '13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1';
const longest =
  '11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1';
const last = '250/1 300/1 400/1 500/1 750/1 999/1';

export const fractionLadder: readonly (readonly [number, number])[] = [
  shorts,
  oddsOn,
  evens,
  longer,
  longest,
  last,
]
  .join(' ')
  .split(' ')
  .map((step) => {
    const [over, under] = step.split('/');
    return [Number(over), Number(under)];
  });
