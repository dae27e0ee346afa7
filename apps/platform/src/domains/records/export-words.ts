/** Words of exported files, in both languages: files are made here and not by the site. */
export type ExportWords = (typeof words)['en'];

const english = {
  movements: 'Account record',
  bets: 'Betting record',
  statement: 'Statement',
  of: 'Account',
  from: 'From',
  to: 'to',
  time: 'Time',
  day: 'Day',
  kind: 'What',
  about: 'For',
  amount: 'Amount',
  balance: 'Balance',
  number: 'Number',
  game: 'Game',
  vendor: 'Provider',
  stake: 'Stake',
  payout: 'Payout',
  state: 'State',
  opening: 'Balance at the start',
  closing: 'Balance at the end',
  none: 'Nothing in this time.',
  cut: 'More lines than one file holds: the oldest are left out. Choose a shorter time for them.',
  kinds: {
    bet: 'Stake',
    payout: 'Payout',
    promotion: 'Bonus',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    tax: 'Tax',
    fee: 'Fee',
    transfer: 'Transfer',
    rebate: 'Rebate',
    adjustment: 'Adjustment',
  },
  states: { open: 'Open', settled: 'Settled', voided: 'Voided' },
};

const swahili: typeof english = {
  movements: 'Rekodi ya akaunti',
  bets: 'Rekodi ya dau',
  statement: 'Taarifa',
  of: 'Akaunti',
  from: 'Kuanzia',
  to: 'hadi',
  time: 'Wakati',
  day: 'Siku',
  kind: 'Nini',
  about: 'Kwa',
  amount: 'Kiasi',
  balance: 'Salio',
  number: 'Namba',
  game: 'Mchezo',
  vendor: 'Mtoa huduma',
  stake: 'Dau',
  payout: 'Malipo',
  state: 'Hali',
  opening: 'Salio mwanzoni',
  closing: 'Salio mwishoni',
  none: 'Hakuna kitu katika muda huu.',
  cut: 'Mistari ni mingi kuliko faili moja: ya zamani zaidi imeachwa. Chagua muda mfupi zaidi.',
  kinds: {
    bet: 'Dau',
    payout: 'Malipo',
    promotion: 'Bonasi',
    deposit: 'Amana',
    withdrawal: 'Utoaji',
    tax: 'Kodi',
    fee: 'Ada',
    transfer: 'Uhamisho',
    rebate: 'Marejesho',
    adjustment: 'Marekebisho',
  },
  states: { open: 'Wazi', settled: 'Limelipwa', voided: 'Limefutwa' },
};

const words = { en: english, sw: swahili };

export function exportWords(language: 'en' | 'sw'): ExportWords {
  return words[language];
}
