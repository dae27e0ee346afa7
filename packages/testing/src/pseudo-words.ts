/**
 * A language nobody speaks, made of another one's words: longer by half and read from the right.
 * `ar-XB` is the tag that is kept for it; like Arabic it has six plural forms.
 */
export const pseudoLanguage = 'ar-XB';

type Words = Record<string, string>;

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Blanks and marks stay as they are; they are the same in every language. */
const fixedPart = /({{\s*-?\s*\w+\s*}}|<\/?\w+>)/;

const longer = (words: string): string =>
  words
    .replaceAll(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
    .replaceAll(/[^\s\d]+/g, '\u202e$&\u202c');

const pseudoText = (text: string): string =>
  text
    .split(fixedPart)
    .map((part, index) => (index % 2 === 1 ? part : longer(part)))
    .join('');

/** The words of a file, in the language nobody speaks. */
export function pseudoWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, text]) => {
      const stem = /^(.+)_other$/.exec(key)?.[1];
      if (key.endsWith('_one') && words[key.replace(/one$/, 'other')]) return [];
      const keys = stem ? pluralForms.map((form) => `${stem}_${form}`) : [key];
      return keys.map((name) => [name, pseudoText(text)]);
    }),
  );
}
