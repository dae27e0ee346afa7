/**
 * Tabs that the journeys of a worker take turns at. A site costs five times as much to load in a
 * tab that never had it; whoever takes a tab finds nothing that was kept by those before.
 */
import { type Look, openVisitor, sharedBrowser, type Visitor } from './browser.ts';

type Tab = Visitor & { look: Look };

const free: Tab[] = [];

/** One of this size and kind that nobody sits at, or a new one. */
const takeTab = async (look: Look): Promise<Tab> => {
  const at = free.findIndex((tab) => tab.look.isTouch === look.isTouch);
  const [found] = at < 0 ? [] : free.splice(at, 1);
  if (!found) return { ...(await openVisitor(await sharedBrowser(), look)), look };
  found.complaints.length = 0;
  return found;
};

type Kept = { local: Record<string, string>; session: Record<string, string> };

/** Runs in the page, on the origin whose things these are. */
const keepOnly = ({ local, session }: Kept): void => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
};

/**
 * A tab on this origin with nothing but these things kept there, and nothing loaded yet; `close`
 * leaves it to the next. Who fails before that keeps it, so that nobody inherits the mess.
 */
export const openTab = async (origin: string, look: Look, kept: Kept): Promise<Visitor> => {
  const tab = await takeTab(look);
  const { context, page, complaints } = tab;
  await page.emulateMedia({ colorScheme: look.theme });
  // The lightest page there is: the site finds everything in place when it begins.
  const rest = () => page.goto(`${origin}/healthz`);
  await rest();
  await page.evaluate(keepOnly, kept);
  const close = async (): Promise<void> => {
    // A blank page would begin another process, and with it all that was compiled so far.
    await rest();
    await context.clearCookies();
    free.push(tab);
  };
  return { context, page, complaints, close };
};
