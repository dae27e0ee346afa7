type Page = { items: readonly unknown[]; nextCursor: string | null };

/**
 * The next page that has entries, or the last one. A list that looks at so many rows for one page
 * may answer none of them and a place to go on from; nobody should have to press for that.
 */
export async function nextEntries<P extends Page>(
  ask: (cursor: string | undefined) => Promise<P>,
  from: string | undefined,
): Promise<P> {
  let page = await ask(from);
  while (page.items.length === 0 && page.nextCursor !== null) page = await ask(page.nextCursor);
  return page;
}
