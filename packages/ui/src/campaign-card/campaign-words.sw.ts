import type { CampaignSentences } from './campaign-sentences.ts';

const list = (parts: readonly string[]) =>
  new Intl.ListFormat('sw', { type: 'conjunction' }).format(parts);

const ordinals = ['kwanza', 'pili', 'tatu', 'nne', 'tano'];
const ordinal = (number: number) => ordinals[number - 1] ?? String(number);
const count = (number: number) => number.toLocaleString('sw-KE');
const of = { day: 'ndani ya siku moja', week: 'ndani ya wiki moja, Jumatatu hadi Jumapili' };

export const swahili: CampaignSentences = {
  list,
  gameTypes: {
    RNG: 'Sloti',
    LIVE: 'Kasino live',
    FISH: 'Uvuvi',
    PVP: 'Karata na meza',
    SPORTS: 'Spoti',
    ESPORTS: 'E-spoti',
    LOTT: 'Bahati nasibu',
    ELOTT: 'Bahati nasibu mtandaoni',
    COCKFIGHT: 'Mapambano ya jogoo',
    BGS: 'Michezo yetu',
  },
  day: (isoDate) =>
    new Intl.DateTimeFormat('sw-KE', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(isoDate),
    ),
  award: {
    cash: (money) => `${money} taslimu`,
    bonus: (money) => `Bonasi ya ${money}`,
    points: (number) => `Pointi ${count(number)}`,
    tickets: (number) => `Tiketi ${count(number)}`,
    freeRounds: (number, stake) => `Raundi ${count(number)} za bure za ${stake}`,
    share: (percent, base, cap, isBonus) =>
      base === 'loss'
        ? `Rudishiwa ${percent}% ya hasara${isBonus ? ' kama bonasi' : ''}, hadi ${cap}`
        : `${isBonus ? 'Bonasi' : 'Taslimu'} ${percent}% ya pesa unayoweka, hadi ${cap}`,
  },
  how: {
    registration: 'Fungua akaunti.',
    deposit: (number, least, isChosen) =>
      `${isChosen ? 'Chagua ofa hii, kisha weka' : 'Weka'} ${least} au zaidi${
        number === null ? '' : `, mara yako ya ${ordinal(number)} kuweka pesa`
      }.`,
    turnover: (period, least) => `Cheza ${least} au zaidi ${of[period]}.`,
    loss: (period, least) => `Unapewa ukipoteza ${least} au zaidi ${of[period]}.`,
    code: 'Weka msimbo wako kwenye kituo cha zawadi.',
    application: (needsPicture) =>
      needsPicture ? 'Omba kwa ujumbe mfupi na picha.' : 'Omba kwa ujumbe mfupi.',
    date: (day) => `Kila mtu anapewa tarehe ${day}.`,
    staff: 'Zawadi kutoka kwa timu yetu.',
  },
  wager: (times, base) =>
    `Weka madau ya jumla mara ${times} ya ${
      base === 'bonus' ? 'bonasi' : 'bonasi pamoja na pesa uliyoweka'
    }. Kisha pesa ya bonasi inakuwa taslimu.`,
  noWager: 'Huhitaji kuweka dau: pesa ya bonasi inakuwa taslimu mara moja.',
  counts: (parts) => `Kinachohesabiwa cha madau yako: ${list(parts)}.`,
  otherGames: 'Michezo mingine haihesabiwi wala haitumii pesa ya bonasi.',
  someGames: (number) => `Michezo ${count(number)} inahesabiwa tofauti; kila mchezo unaonyesha.`,
  largestStake: (money) => `Dau la pesa ya bonasi lisizidi ${money} kwa mara moja.`,
  days: (number) =>
    `Una siku ${count(number)}. Baada ya hapo pesa ya bonasi iliyobaki inaondolewa.`,
  cashOutCap: (money) => `Kinachokuwa taslimu hakizidi ${money}.`,
  sticky: 'Ushindi unaozidi bonasi ndio unaokuwa taslimu; bonasi yenyewe haiwi taslimu.',
  freeRoundDays: (number) =>
    `Tumia raundi za bure ndani ya siku ${count(number)}. Ushindi unalipwa taslimu.`,
  automatic: 'Inaongezwa mara moja.',
  claim: 'Ichukue kwenye kituo cha zawadi.',
  claimDays: (number) => `Ichukue kwenye kituo cha zawadi ndani ya siku ${count(number)}.`,
  times: (number) =>
    number === 1 ? 'Mara moja kwa kila mwanachama.' : `Hadi mara ${number} kwa kila mwanachama.`,
  newDays: (number) => `Kwa waliojiunga ndani ya siku ${count(number)} zilizopita.`,
  playOf: (names) => `Michezo hii pekee inahesabiwa: ${list(names)}.`,
};
