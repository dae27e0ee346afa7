/**
 * The first thing that runs is small on purpose: the page's picture is painted before the
 * program itself, which the page has been fetching meanwhile, is set to work.
 */
import '@bahati/ui/theme/fallback-faces.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/palettes.css';
import '@bahati/ui/theme/reset.css';
import './site.css';
import { askEarly } from './early-answers.ts';
import { bringKnownType } from './own-type.ts';
import './features/low-data/low-data.css';

/** The picture is small and asked for first; a network that withholds it holds up nothing else. */
const pictureTimeoutMs = 1500;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A page in the background paints nothing and has nothing to wait for. */
async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('.boot-hero img');
  const isShown = picture?.checkVisibility() ?? false;
  const painted = async () => {
    if (isShown) await picture?.decode().catch(() => undefined);
    await nextPaint();
    await nextPaint();
  };
  await Promise.race([painted(), pause(pictureTimeoutMs)]);
}

/** Without its program the site cannot speak either language, so this one line speaks both. */
function sayUnreachable(element: HTMLElement): void {
  const line = document.createElement('p');
  line.className = 'boot-failed';
  line.setAttribute('role', 'alert');
  line.textContent =
    'The page could not be loaded. Check your network and reload. · ' +
    'Ukurasa haukufunguka. Angalia mtandao wako kisha ufungue tena.';
  element.replaceChildren(line);
}

declare global {
  interface Window {
    /** Of `boot.js`, which has called it already where the page has no picture. */
    bahatiFetchProgram: () => void;
  }
}

/** A browser that forbids storage has no session to go on with. */
function readToken(): string | null {
  try {
    return sessionStorage.getItem('bahati.token');
  } catch {
    return null;
  }
}

/**
 * At home the picture has the network to itself; then the program, its words and its first answers
 * come side by side. On any other page they come at once.
 */
async function fetchProgram(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['boot'] !== undefined) {
    await firstPaint();
    window.bahatiFetchProgram();
  }
  askEarly(root, readToken());
}

async function begin(element: HTMLElement): Promise<void> {
  bringKnownType();
  await fetchProgram();
  await pause(0);
  // The first formatter of a page is slow to make; meanwhile nothing else is to be done.
  new Intl.NumberFormat(document.documentElement.lang).format(0);
  // Each step is a task of its own, so that none keeps a finger waiting.
  await import('react-dom/client');
  await pause(0);
  const { start } = await import('./start.tsx');
  await pause(0);
  await start(element);
}

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element.');
begin(element).catch(() => sayUnreachable(element));
