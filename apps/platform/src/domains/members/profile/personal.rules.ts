/** How what is personal looks to staff: enough to recognise it by, and no more. */
import { maskedEmail, maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';
import { maskPayee } from '#domains/identity/payout-accounts/payout-accounts.ts';

/** "A••• O•••": the letters that names begin with. */
export function maskedFullName(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ');
}

/** "1990-••-••": old enough or not is seen by the year. */
export function maskedBirthday(birthday: string): string {
  return `${birthday.slice(0, 4)}-••-••`;
}

/** "•••••678", and nothing of what is too short to hide anything in. */
export function maskedNumber(number: string): string {
  return number.length < 5 ? '•'.repeat(number.length) : maskPayee(number);
}

const ways: Readonly<Partial<Record<string, (value: string) => string>>> = {
  payeeName: maskedFullName,
  holder: maskedFullName,
  birthday: maskedBirthday,
  mobile: maskedMobile,
  mobileNum: maskedMobile,
  email: maskedEmail,
  idNumber: maskedNumber,
  payout: maskedNumber,
};

export function maskedValue(key: string, value: string): string {
  const [kind = ''] = key.split(':');
  return (ways[kind] ?? maskedFullName)(value);
}
