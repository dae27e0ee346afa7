/** The game frame: everything an iframe at the games origin shows. */
import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/palettes.css';
import '@bahati/ui/theme/reset.css';
import { createRoot } from 'react-dom/client';
import { Frame } from '#frame/shell/frame.tsx';
import { readLaunch } from '#frame/shell/session/launch.ts';
import { createSite } from '#frame/shell/session/site-messages.ts';
import { startWords } from '#frame/shell/words.ts';

const launch = readLaunch(location.search);
const site = createSite(launch.siteOrigin);
document.documentElement.dataset['theme'] = launch.theme;
document.documentElement.dataset['palette'] = launch.palette;

const root = document.querySelector('#root');
if (root) {
  await startWords(launch.language);
  createRoot(root).render(<Frame launch={launch} site={site} />);
}
