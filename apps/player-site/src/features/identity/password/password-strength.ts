/**
 * How hard a password is to guess, as a hint while it is typed. The rules of the brand decide
 * what is accepted, and the server alone knows the common ones.
 */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds: readonly RegExp[] = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/];

/** Length counts most; kinds of characters and variety among them help. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  const kindCount = kinds.filter((kind) => kind.test(password)).length;
  const variety = new Set(characters).size;
  if (characters.length < 8 || variety < 5) return 'weak';
  const score = characters.length + kindCount * 2;
  if (score >= 18) return 'strong';
  return score >= 13 ? 'fair' : 'weak';
}
