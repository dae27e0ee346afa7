/** The words of the help, in both languages. */
import en from './help/en.json' with { type: 'json' };
import sw from './help/sw.json' with { type: 'json' };

export const helpTopics = { en, sw } as const;
