/** Numbers and addresses as those may read them who need to recognise them and no more. */

/** "+254•••••678": enough to recognise the own number by. */
export function maskedMobile(number: string): string {
  return `${number.slice(0, 4)}${'•'.repeat(Math.max(0, number.length - 7))}${number.slice(-3)}`;
}

/** "am•••@example.com". */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}•••@${host}`;
}
