/** The verify page: anyone may play a round again from its seeds, in this browser. */
import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/reset.css';
import { createRoot } from 'react-dom/client';
import { toLanguage, toTheme } from '#frame/shell/session/launch.ts';
import { bringRestOfWords, startWords } from '#frame/shell/words.ts';
import { VerifyPage } from './verify-page.tsx';

const query = new URLSearchParams(location.search);
const theme = toTheme(query.get('theme'));
if (theme) document.documentElement.dataset['theme'] = theme;

const root = document.querySelector('#root');
if (root) {
  const asked = toLanguage(query.get('language')) ?? toLanguage(navigator.language);
  await startWords(asked ?? 'en');
  await bringRestOfWords();
  createRoot(root).render(<VerifyPage />);
}
