/**
 * What a profile accepts (spec §3), once for the form and the server. No schema library here, so a
 * site may bundle it. What the brand asks at registration stands in `field-rules.ts`.
 */
import {
  type DetailField,
  detailFields,
} from '@bahati/contract/player-site/identity/field-rules.ts';

/** Fields of the profile only: optional, and the same for every brand. */
export const personalFields = [
  'nationality',
  'placeOfBirth',
  'occupation',
  'sourceOfIncome',
  'currentAddress',
  'permanentAddress',
] as const;

export type PersonalField = (typeof personalFields)[number];

/** Fields a member cannot change here: the e-mail needs a code, the recommender is fixed. */
type SaidElsewhere = 'email' | 'recommenderId';
const saidElsewhere: readonly string[] = ['email', 'recommenderId'] satisfies SaidElsewhere[];

export type ProfileField = Exclude<DetailField, SaidElsewhere> | PersonalField;

export const profileFields = [...detailFields, ...personalFields].filter(
  (field): field is ProfileField => !saidElsewhere.includes(field),
) as [ProfileField, ...ProfileField[]];

export const nicknameLength = { min: 2, max: 24 };

/** A normalised nickname: composed letters, single spaces, trimmed. */
export function plainNickname(nickname: string): string {
  return nickname.normalize('NFC').trim().replace(/ {2,}/g, ' ');
}

/**
 * Letters of one alphabet, digits and spaces, with at least one letter: other alphabets have
 * letters that look alike, and so do the few left out here.
 */
const nicknameLetters = /^[A-Za-zÀ-ÖØ-öø-ž0-9 ]*$/;
const lookAlikes = /[ıĸŉĲĳĿŀ]/;

/** The problem of a normalised nickname, or null. */
export function nicknameProblem(nickname: string): 'too_short' | 'too_long' | 'pattern' | null {
  if (nickname.length < nicknameLength.min) return 'too_short';
  if (nickname.length > nicknameLength.max) return 'too_long';
  const isRight =
    nicknameLetters.test(nickname) && !lookAlikes.test(nickname) && /\p{L}/u.test(nickname);
  return isRight ? null : 'pattern';
}

const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ß: 'ss',
};

/** The user name a nickname resembles: without case, spaces and accents. */
export function soundsLike(nickname: string): string {
  return nickname
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} ]/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => plainLetters[letter] ?? letter);
}
