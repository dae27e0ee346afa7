import { lineOf, readFiles } from '#scripts/check/source-files.ts';

/** Words of our own for which the trade has one, each with that one. */
const goneWords: readonly (readonly [gone: RegExp, word: string])[] = [
  [/asked[-_ ]?changes?\b/gi, 'change request'],
  [/\bways?[-_ ]?to[-_ ]?pay\b/gi, 'payment method'],
  [/told[-_ ]?rounds?\b/gi, 'imported round'],
  [/vendor[-_ ]?wallets?\b/gi, 'transfer wallet'],
  [/bet[-_ ]?steps?\b/gi, 'bet levels'],
  [/(return[-_ ]?watch|watched[-_ ]?returns?)\b/gi, 'RTP monitoring'],
  [/reconciliation[-_ ]?breaks?\b/gi, 'reconciliation exception'],
  [/\bmoney of nobody\b/gi, 'unallocated deposit'],
  [/\bcounted[-_ ]?days?\b/gi, 'daily aggregate'],
  [/withdrawal[-_ ]?obstacles?\b/gi, 'block reason'],
  [/\blaundering (case|rule)s?\b/gi, 'AML case, AML rule'],
  [/guess[-_ ]?brakes?\b/gi, 'throttle'],
  [/kyc[-_ ]?papers?\b/gi, 'KYC documents'],
  [/(crash[-_ ]?flight|\bflight[-_]?id\b)/gi, 'crash round'],
  [/\baboard\b/gi, 'active bet'],
  [/working[-_ ]?state/gi, 'batch state'],
  [/safe[-_ ]?play/gi, 'responsible gambling'],
  [/\b(is)?looser\b/gi, 'limit increase, less strict rule'],
  [/colleague/gi, 'staff user'],
  [/\bsend(ing)?[-_ ]?back\b/gi, 'return to payer'],
  [/\bgone[-_ ]?back\b/gi, 'returned'],
  [/withdrawal[-_ ]?waits\b/gi, 'payout hold'],
];

const places: readonly (readonly [folder: string, endings: string[]])[] = [
  ['apps', ['.ts', '.tsx', '.sql', '.json', '.css']],
  ['packages', ['.ts', '.tsx', '.css']],
  ['e2e', ['.ts']],
  ['bench', ['.ts']],
  ['demo-past', ['.ts']],
  ['time-machine', ['.ts']],
  ['docs', ['.md']],
];

/** Sentences about words that went, in names, comments, texts of screens and documents. */
export const findGoneWords = (root: string): string[] =>
  places
    .flatMap(([folder, endings]) => readFiles(root, folder, endings))
    .flatMap(({ path, text }) =>
      goneWords.flatMap(([gone, word]) =>
        [...text.matchAll(gone)].map(
          (match) => `${path}:${lineOf(text, match.index)} ${match[0]}: the word is ${word}`,
        ),
      ),
    );
