/** HTML that staff wrote, in the real site under its real policy: what is hostile does nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';

import { isLongTier } from '@bahati/testing/tier.ts';

import { desktop, openVisitor, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { hostileHtml } from './hostile-html.ts';
import { enterOffice, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'] }),
  sharedBrowser(),
]);
await database.query('DELETE FROM announcements');

const announce = (position: number, title: string, html: string) =>
  database.query(
    `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
       position) VALUES ($1, 'PL', '{A,B}', $1, $1, $2, $2, $3)`,
    [title, html, position],
  );

for (const [at, html] of hostileHtml.entries()) await announce(at + 1, `Trick ${at}`, html);

/** Runs in each page: what a hostile text would call. */
const watchForScripts = (): void => {
  const watched = window as unknown as { seen: string[]; ran: () => void };
  watched.seen = [];
  watched.ran = () => watched.seen.push('a script ran');
};

/**
 * A page that writes down whatever a hostile text could bring about, under the site's own policy
 * or, since the cleaning has to do without that help, under none.
 */
const openWatched = async (hasPolicy = true) => {
  const look = { ...desktop, theme: 'dark' } as const;
  const { page, close } = await openVisitor(browser, look, { bypassCSP: !hasPolicy });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('popup', (popup) => asked.push(`window ${popup.url()}`));
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(watchForScripts);
  await page.goto(`${stack.origins.playerSite}/download?popup=notices`);
  await page.getByRole('dialog').waitFor();
  return { page, asked, close };
};

/** Two frames later, and after an answer of the server: what a text set off has shown by then. */
const untilHandled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await fetch('/favicon.svg', { cache: 'no-store' });
  });

const seenBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Opens one notice and tells what stands in it that the list of tags and attributes lacks. */
const openNotice = async (page: Page, title: string): Promise<string[]> => {
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click();
  const box = page.locator('.staff-html');
  await box.waitFor({ state: 'attached' });
  return box.evaluate((element) => {
    const tags = 'p br h2 h3 h4 ul ol li strong em a img table thead tbody tr th td'.split(' ');
    const attributes = 'href src alt colspan rowspan scope target rel loading'.split(' ');
    const foundIn = (node: Element): string[] => {
      const [href, src] = [node.getAttribute('href'), node.getAttribute('src')];
      const isOdd = (address: string | null, good: RegExp) =>
        address !== null && !good.test(address);
      return [
        ...(tags.includes(node.localName) ? [] : [`<${node.localName}>`]),
        ...node.getAttributeNames().filter((name) => !attributes.includes(name)),
        ...(isOdd(href, /^(?:https?:\/\/|\/(?![/\\]))/) ? [`a link to ${href}`] : []),
        ...(isOdd(src, /^\/(?![/\\]|wps\/)/) ? [`a picture from ${src}`] : []),
      ];
    };
    return [...element.querySelectorAll('*')].flatMap(foundIn);
  });
};

/** What the site asks for by itself while a pop-up is open. */
const ownRequests = /^\/(?:wps\/(?:system|relay)\/|lgw\/|art\/|assets\/|scene\/|favicon\.svg$)/;

// What nothing runs of without a policy runs under none: both are looked at in the long tier.
for (const hasPolicy of isLongTier ? [true, false] : [false]) {
  const where = hasPolicy ? 'under the policy of the site' : 'even without a policy';
  test(`of all the ways to smuggle something in none runs, asks or stands there ${where}`, async () => {
    const { page, asked, close } = await openWatched(hasPolicy);
    const dialog = page.getByRole('dialog');
    const titles = dialog.getByRole('button', { name: /^Trick / });
    await until('every trick is listed', async () => {
      if ((await titles.count()) === hostileHtml.length) return true;
      // With the last of them the button leaves, which may be just now.
      const more = dialog.getByRole('button', { name: 'Show more', exact: true });
      await more.click({ timeout: 2_000 }).catch(() => undefined);
      return false;
    });
    asked.length = 0;
    for (const [at, html] of hostileHtml.entries()) {
      assert.deepEqual(await openNotice(page, `Trick ${at}`), [], html);
    }
    // A handler that waits for a pointer meets it here.
    await page.mouse.move(700, 400);
    await untilHandled(page);
    assert.deepEqual(await seenBy(page), []);
    const foreign = asked.filter((url) => {
      const { origin, pathname } = new URL(url);
      return origin !== stack.origins.playerSite || !ownRequests.test(pathname);
    });
    assert.deepEqual(foreign, []);
    assert.equal(new URL(page.url()).pathname, '/download');
    await close();
  });
}

test('what staff may write is shown: lists, a table, a picture, links into the site and out', async () => {
  await announce(
    0,
    'Plain words',
    `<h3>Head</h3><p><strong>Bold</strong> <em>leaning</em></p><ul><li>one</li></ul>
     <table><tr><th scope="col">a</th></tr></table><img src="/favicon.svg" alt="mark">
     <a href="/help#term">in</a> <a href="https://other.example/">out</a>`,
  );
  await until('the new notice is told', async () => {
    const answer = await fetch(
      `${stack.origins.playerSite}/wps/relay/MCSFE_getListAnnouncements?types=PL`,
    );
    return (await answer.text()).includes('Plain words');
  });
  const { page, close } = await openWatched();
  assert.deepEqual(await openNotice(page, 'Plain words'), []);
  const box = page.locator('.staff-html');
  for (const tag of ['h3', 'strong', 'em', 'ul li', 'table th', 'img[alt="mark"]']) {
    assert.equal(await box.locator(tag).count(), 1, tag);
  }
  const out = box.getByRole('link', { name: 'out' });
  assert.equal(await out.getAttribute('target'), '_blank');
  assert.equal(await out.getAttribute('rel'), 'noopener noreferrer');
  await box.getByRole('link', { name: 'in' }).click();
  await page.waitForURL(`${stack.origins.playerSite}/help#term`);
  // Following a link closes the pop-up.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});

test('the watch would see it: the same text put in as it is asks, and runs where no policy is', async () => {
  for (const hasPolicy of [true, false]) {
    const { page, asked, close } = await openWatched(hasPolicy);
    await page.evaluate(() => {
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = '<img src=x onerror=ran()><img src="/leak.png">';
      const broken = box.querySelector('img');
      // The text's own handler came first, if it may run at all.
      return new Promise((resolve) => broken?.addEventListener('error', resolve, { once: true }));
    });
    await until('the picture is asked for', async () =>
      asked.some((url) => url.endsWith('/leak.png')),
    );
    assert.deepEqual(await seenBy(page), hasPolicy ? [] : ['a script ran']);
    await close();
  }
});

/** What the back office asks for by itself while an announcement is open. */
const officeRequests = /^\/(?:bo\/|assets\/|favicon\.svg$)/;

test('neither the editor of staff nor its preview lets any of it run, ask or stand there', async () => {
  const visitor = await openVisitor(browser, { ...desktop, theme: 'dark' });
  const { context, page, close } = visitor;
  await enterOffice(context, await plantStaffSession(stack, 'zawadi'), 'en');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(watchForScripts);
  await page.goto(`${stack.origins.backOffice}/content?type=PL`);
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('button', { name: /^Trick / });
  await rows.first().waitFor();
  for (let at = 0; at < (await rows.count()); at += 1) {
    await rows.nth(at).click();
    await dialog.locator('.ProseMirror, .content-source textarea').first().waitFor();
    await dialog.locator('.phone-preview .staff-html').waitFor({ state: 'attached' });
    const odd = dialog
      .locator('.phone-preview')
      .locator('script, iframe, svg, style, form, [onerror]');
    assert.equal(await odd.count(), 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await untilHandled(page);
  assert.deepEqual(await seenBy(page), []);
  const foreign = asked.filter((url) => {
    const { origin, pathname } = new URL(url);
    return (
      origin !== stack.origins.backOffice ||
      !(pathname === '/content' || officeRequests.test(pathname))
    );
  });
  assert.deepEqual(foreign, []);
  await close();
});
