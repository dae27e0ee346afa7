/** The product with its book and a feed in which nothing happens but what journeys tell. */
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openStack, partsWithBook } from '#e2e/fixtures/stack.ts';

export const dark = { ...phone, theme: 'dark' } as const;
/** The smallest phone there is. */
export const small = {
  ...phone,
  size: { width: 320, height: 640 },
  theme: 'light',
} as const;
export const light = { ...desktop, theme: 'light' } as const;

/** A member can enter the book once this is answered. */
export const openBook = async () => {
  const [{ stack, database }, browser] = await Promise.all([
    openStack({ parts: partsWithBook, env: { FEED_WORLD: 'off' } }),
    sharedBrowser(),
  ]);
  await until('the catalogue has the book', async () => {
    const { rowCount } = await database.query(`SELECT 1 FROM games WHERE game_code = 'sports'`);
    return (rowCount ?? 0) > 0;
  });
  return { stack, database, browser };
};
