/** The mathematics of a game on one page, for the screen and for paper. */
import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/reset.css';
import { createRoot } from 'react-dom/client';
import { toLanguage, toTheme } from '#frame/shell/session/launch.ts';
import { bringRestOfWords, startWords } from '#frame/shell/words.ts';
import { SheetPage } from './sheet-page.tsx';

const query = new URLSearchParams(location.search);
const theme = toTheme(query.get('theme'));
if (theme) document.documentElement.dataset['theme'] = theme;

const root = document.querySelector('#root');
if (root) {
  const asked = toLanguage(query.get('language')) ?? toLanguage(navigator.language);
  await startWords(asked ?? 'en');
  await bringRestOfWords();
  createRoot(root).render(<SheetPage game={query.get('game') ?? ''} />);
}
