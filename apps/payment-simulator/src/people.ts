/** Everybody with a number has a name, always the same one, so that answers look like answers. */
const firstNames = ['Amina', 'Baraka', 'Neema', 'Juma', 'Wanjiru', 'Otieno', 'Halima', 'Kamau'];
const lastNames = [
  'Hassan',
  'Mwangi',
  'Odhiambo',
  'Njeri',
  'Salim',
  'Mollel',
  'Achieng',
  'Kariuki',
];

const pick = (names: readonly string[], at: number): string => names[at % names.length] ?? '';

export function nameOf(phone: string): { first: string; last: string } {
  const number = Number(phone.slice(-6));
  return { first: pick(firstNames, number), last: pick(lastNames, Math.floor(number / 8)) };
}

/** "254712345678 - Amina Hassan", as the networks name a party. */
export function partyOf(phone: string): string {
  const { first, last } = nameOf(phone);
  return `${phone} - ${first} ${last}`;
}

/** Whom the simulated short codes belong to. */
export const merchant = 'Bahati';

/** Where people text to that merchant. */
export const shortNumber = '29922';
