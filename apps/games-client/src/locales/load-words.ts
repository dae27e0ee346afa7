/** A language in two halves: what the first round may say, and the rest (`split-words.ts`). */
import type { FrameLanguage } from '#frame/shell/session/launch.ts';

export type Half = 'first' | 'rest';

type Load = () => Promise<{ readonly default: Record<string, string> }>;

export const wordLoaders: Readonly<Record<FrameLanguage, Readonly<Record<Half, Load>>>> = {
  en: {
    first: () => import('./en.json?first'),
    rest: () => import('./en.json?rest'),
  },
  sw: {
    first: () => import('./sw.json?first'),
    rest: () => import('./sw.json?rest'),
  },
};
