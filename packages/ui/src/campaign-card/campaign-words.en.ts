import type { CampaignSentences } from './campaign-sentences.ts';

const list = (parts: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = (number: number) => ordinals[number - 1] ?? `${number}th`;
const some = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const of = { day: 'in one day', week: 'in one week, Monday to Sunday' };

export const english: CampaignSentences = {
  list,
  gameTypes: {
    RNG: 'Slots',
    LIVE: 'Live casino',
    FISH: 'Fishing',
    PVP: 'Cards & tables',
    SPORTS: 'Sports',
    ESPORTS: 'E-sports',
    LOTT: 'Lottery',
    ELOTT: 'E-lottery',
    COCKFIGHT: 'Cockfight',
    BGS: 'Originals',
  },
  day: (isoDate) =>
    new Intl.DateTimeFormat('en-KE', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(isoDate),
    ),
  award: {
    cash: (money) => `${money} cash`,
    bonus: (money) => `${money} bonus`,
    points: (count) => some(count, 'point'),
    tickets: (count) => some(count, 'ticket'),
    freeRounds: (count, stake) => `${some(count, 'free round')} of ${stake}`,
    share: (percent, base, cap, isBonus) =>
      base === 'loss'
        ? `${percent}% of your losses back${isBonus ? ' as a bonus' : ''}, up to ${cap}`
        : `${percent}% ${isBonus ? 'bonus' : 'cash'} on your deposit, up to ${cap}`,
  },
  how: {
    registration: 'Open an account.',
    deposit: (number, least, isChosen) =>
      `${isChosen ? 'Choose this offer, then deposit' : 'Deposit'} ${least} or more${
        number === null ? '' : ` with your ${ordinal(number)} deposit`
      }.`,
    turnover: (period, least) => `Play ${least} or more ${of[period]}.`,
    loss: (period, least) => `Given if you lose ${least} or more ${of[period]}.`,
    code: 'Enter your code in the reward centre.',
    application: (needsPicture) =>
      needsPicture ? 'Apply with a short message and a picture.' : 'Apply with a short message.',
    date: (day) => `Given to everyone on ${day}.`,
    staff: 'A gift from our team.',
  },
  wager: (times, base) =>
    `Bet ${times} times the ${
      base === 'bonus' ? 'bonus' : 'bonus and the deposit'
    }. Then the bonus money becomes cash.`,
  noWager: 'No betting is required: the bonus money becomes cash at once.',
  counts: (parts) => `What counts of your bets: ${list(parts)}.`,
  otherGames: 'Other games count nothing and take no bonus money.',
  someGames: (count) => `${some(count, 'game')} count differently; each game shows it.`,
  largestStake: (money) => `Bet at most ${money} at a time with bonus money.`,
  days: (count) =>
    `You have ${some(count, 'day')}. After that the rest of the bonus money is removed.`,
  cashOutCap: (money) => `At most ${money} becomes cash.`,
  sticky: 'Only what you win above the bonus becomes cash; the bonus itself does not.',
  freeRoundDays: (count) => `Use free rounds within ${some(count, 'day')}. Wins are paid as cash.`,
  automatic: 'It is added at once.',
  claim: 'Claim it in the reward centre.',
  claimDays: (count) => `Claim it in the reward centre within ${some(count, 'day')}.`,
  times: (count) => (count === 1 ? 'Once per member.' : `Up to ${count} times per member.`),
  newDays: (count) => `For members who joined within the last ${some(count, 'day')}.`,
  playOf: (names) => `Only these games count: ${list(names)}.`,
};
