import { isTest, lineOf, readFiles } from '#scripts/check/source-files.ts';

/** Calls that are right elsewhere and wrong here, each with the reason shown to whoever wrote it. */
type StrayWord = {
  pattern: RegExp;
  reason: string;
  /** A line that says why may keep it. */
  excuse?: RegExp;
};

const strayWords: StrayWord[] = [
  {
    pattern: /\bMath\.random\b/g,
    reason: 'outcomes come from @bahati/fairness; decoration says so in a "// decoration:" comment',
    excuse: /\/\/ decoration: \w/,
  },
  { pattern: /\.toFixed\(/g, reason: 'money is whole minor units: use @bahati/money' },
  { pattern: /\bparseFloat\(/g, reason: 'money is whole minor units: use @bahati/money' },
  {
    pattern: /\bPromise\.all\(\[(?:(?!=>|\]\)|;)[^])*?\bawait\b/g,
    reason: 'while it awaits, the calls before it may be refused unheard, which ends the server',
  },
  { pattern: /\bconsole\.(log|info|debug)\(/g, reason: 'servers log through their own log' },
];

export const findStrayWords = (root: string): string[] =>
  [...readFiles(root, 'apps', ['.ts', '.tsx']), ...readFiles(root, 'packages', ['.ts', '.tsx'])]
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, text }) =>
      strayWords.flatMap(({ pattern, reason, excuse }) =>
        [...text.matchAll(pattern)].flatMap((match) => {
          const line = lineOf(text, match.index);
          const around = text.split('\n').slice(Math.max(0, line - 2), line);
          if (excuse && around.some((nearby) => excuse.test(nearby))) return [];
          const found = match[0].replaceAll(/\s+/g, ' ');
          return [`${path}:${line} ${found}: ${reason}`];
        }),
      ),
    );
