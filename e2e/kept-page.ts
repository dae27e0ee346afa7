/**
 * Pages that visitors take turns at. A site costs several times as much to load in a page that
 * never had it: its files are fetched and compiled anew. Whoever takes a page finds nothing that
 * was kept by those before.
 */
import type { BrowserContext, Disposable, Page } from 'playwright-core';

/** What tests listen to; the next visitor hears nothing of it. */
const pageEvents = [
  'close',
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** Runs before each page: what an earlier visitor kept on this origin is gone, once. */
const forgetEarlier = (visitor: string): void => {
  if (!location.protocol.startsWith('http')) return;
  for (const storage of [localStorage, sessionStorage]) {
    if (storage.getItem('visitor') === visitor) continue;
    storage.clear();
    storage.setItem('visitor', visitor);
  }
};

let visitors = 0;

/** A page in a context of its own, which can be made as new. */
export class KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  private readonly scripts: Disposable[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    this.keepScripts(context);
    this.keepScripts(page);
  }

  /** What a visitor has run in each page ends with the visitor. */
  private keepScripts(target: BrowserContext | Page): void {
    type Add = (...given: unknown[]) => Promise<Disposable>;
    const add = target.addInitScript.bind(target) as Add;
    const addAndNote: Add = async (...given) => {
      const added = await add(...given);
      this.scripts.push(added);
      return added;
    };
    target.addInitScript = addAndNote as typeof target.addInitScript;
  }

  /** Nothing of earlier visitors is there from now on. */
  async begin(): Promise<void> {
    visitors += 1;
    await this.context.addInitScript(forgetEarlier, `${visitors}`);
  }

  /** @returns whether the next visitor may have the page. */
  async end(): Promise<boolean> {
    const { context, page } = this;
    if (page.isClosed()) return false;
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of pageEvents) page.removeAllListeners(event);
    context.removeAllListeners('page');
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.setExtraHTTPHeaders({}),
      context.setExtraHTTPHeaders({}),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      ...this.scripts.splice(0).map((script) => script.dispose()),
    ]);
    return this.rest();
  }

  /**
   * At the lightest page of the same origin: a blank one would begin another process, and with it
   * all that was compiled so far.
   */
  private async rest(): Promise<boolean> {
    const { origin, protocol } = new URL(this.page.url());
    if (!protocol.startsWith('http')) return false;
    const answer = await this.page.goto(`${origin}/healthz`).catch(() => null);
    return answer !== null;
  }
}
