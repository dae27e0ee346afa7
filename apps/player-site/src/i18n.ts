/**
 * The language of the interface. Its words are loaded when they are first wanted: those of the
 * first page at once, others with the first screen that speaks them (words/load-words.ts). The
 * choice is kept in this browser and, for a member, on the server.
 */
import { arriveInTime, type LaterWords, needLaterWords } from '#features/loading/load-chunk.ts';
import { hasWords, loadWords, type Piece } from './words/load-words.ts';
import { translator } from './words/use-translation.ts';

/** The languages the server answers in. */
type ServerLanguage = 'en' | 'sw';

/** Each language in its own words; a further one goes by its tag until it has a line here. */
export const languageNames: Record<string, string> = { en: 'English', sw: 'Kiswahili' };

const choiceKey = 'bahati.language';
const historyKey = 'bahati.languageHistory';

/** Letters that are read from the right; the sites' own layouts follow the page's direction. */
const rightToLeft = /^(ar|fa|ur)(?!-Latn)/;

export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.test(tag) ? 'rtl' : 'ltr';
}

const known = (language: string | null) =>
  language !== null && hasWords(language) ? language : undefined;

/** A link to the app carries the language of whoever showed it. */
function readAsked(): string | undefined {
  return known(new URLSearchParams(window.location.search).get('lang'));
}

function readStored(): string | undefined {
  try {
    return known(localStorage.getItem(choiceKey));
  } catch {
    return undefined;
  }
}

function remember(language: string): void {
  try {
    const earlier = (localStorage.getItem(historyKey) ?? '').split(',').filter(Boolean);
    const history = [language, ...earlier.filter((entry) => entry !== language)];
    localStorage.setItem(choiceKey, language);
    localStorage.setItem(historyKey, history.join(','));
  } catch {
    // The choice then lasts as long as the page.
  }
}

const laterPieces: Record<LaterWords, readonly Piece[]> = {
  early: ['early'],
  all: ['early', 'rest'],
};
const brought = new Set<string>();

async function loadFirst(language: string): Promise<void> {
  if (brought.has(`first ${language}`)) return;
  translator.addWords(language, await arriveInTime(() => loadWords('first', language)));
  brought.add(`first ${language}`);
}

async function loadLater(wanted: LaterWords, language: string): Promise<void> {
  const missing = laterPieces[wanted].filter((piece) => !brought.has(`${piece} ${language}`));
  if (missing.length === 0) return;
  const pieces = await Promise.all(
    missing.map((piece) => arriveInTime(() => loadWords(piece, language))),
  );
  translator.addWords(language, Object.assign({}, ...pieces));
  for (const piece of missing) brought.add(`${piece} ${language}`);
}

function sayLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

export async function startI18n(): Promise<void> {
  const asked = readAsked();
  const language = asked ?? readStored() ?? 'en';
  if (asked) remember(asked);
  await loadFirst(language);
  translator.speak(language);
  sayLanguage(language);
  needLaterWords((wanted) => loadLater(wanted, translator.spoken().language));
}

export async function changeLanguage(language: string): Promise<void> {
  await Promise.all([loadFirst(language), loadLater('all', language)]);
  translator.speak(language);
  sayLanguage(language);
  remember(language);
}

/** Whoever has chosen none yet meets the language that his brand speaks first. */
export async function meetIn(language: string | undefined): Promise<void> {
  const isMet = readStored() !== undefined || language === translator.spoken().language;
  if (!isMet && language !== undefined && hasWords(language)) await changeLanguage(language);
}

/** What the server is asked to answer in; to a reader of another language it speaks English. */
export function currentLanguage(): ServerLanguage {
  return translator.spoken().language === 'sw' ? 'sw' : 'en';
}
