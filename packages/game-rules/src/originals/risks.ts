/** How boldly a table pays: the bolder, the more rounds pay nothing and the more the best pays. */
import type { Words } from '@bahati/game-rules/words.ts';

export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

export const riskWords: Readonly<Record<Risk, Words>> = {
  low: { en: 'Low risk', sw: 'Hatari ndogo' },
  medium: { en: 'Medium risk', sw: 'Hatari ya kati' },
  high: { en: 'High risk', sw: 'Hatari kubwa' },
};
