/**
 * Pages whose parts are fetched beside the program when an address opens them, and not only once
 * the program knows which page it is (`boot.js`). What a page shows stands in `src/routes/`.
 */
const lists = 'features/catalogue/lists';
const book = 'features/sportsbook/offer/sports-page.tsx';

const pages: Record<string, readonly string[]> = {
  '/rng': [`${lists}/category-page.tsx`],
  '/live': [`${lists}/category-page.tsx`],
  '/fish': [`${lists}/category-page.tsx`],
  '/pvp': [`${lists}/category-page.tsx`],
  '/bgs': [`${lists}/category-page.tsx`],
  '/sports': [book],
  '/esports': [book],
  '/favorite': [`${lists}/account-games-page.tsx`],
  '/recent': [`${lists}/account-games-page.tsx`],
  '/promotions': ['features/banners/promotions/promotions-page.tsx'],
  '/help': ['features/content/help/help-page.tsx'],
  '/member': ['features/members/security-center-page.tsx'],
  '/member/depositv2': ['features/cashier/deposits/deposit-page.tsx'],
  '/member/withdraw': ['features/cashier/withdrawals/withdraw-page.tsx'],
  '/member/transferFund': ['features/wallet/wallet-page.tsx'],
  '/member/personalHistoryCopy': ['features/gaming/bets/betting-record-page.tsx'],
  '/member/transactionHistory': ['features/records/account-record-page.tsx'],
};

/** What the routes load as `earlyScreen`: pages of these alone speak only early words. */
const earlyScreens: ReadonlySet<string> = new Set([
  `${lists}/category-page.tsx`,
  `${lists}/account-games-page.tsx`,
  book,
  'features/cashier/deposits/deposit-page.tsx',
  'features/gaming/bets/betting-record-page.tsx',
]);

type Chunk = {
  fileName: string;
  facadeModuleId: string | null;
  imports: readonly string[];
  viteMetadata?: { importedCss: Set<string> } | undefined;
};

/** What each page needs beside the program, as places in one list of files. */
export function earlyFilesOf(chunks: readonly Chunk[], program: readonly string[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesOf = (source: string): string[] => {
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`));
    if (!start) throw new Error(`No part of the site is made of ${source}.`);
    const found = new Set([start.fileName]);
    for (const name of found)
      for (const next of byName.get(name)?.imports ?? []) if (byName.has(next)) found.add(next);
    const styles = [...found].flatMap((name) => [
      ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
    ]);
    return [...found, ...styles].filter((file) => !program.includes(file));
  };
  const needed = Object.entries(pages).map(
    ([path, sources]) => [path, [...new Set(sources.flatMap(filesOf))]] as const,
  );
  const parts = [...new Set(needed.flatMap(([, files]) => files))];
  const spokenLater = Object.entries(pages).filter(
    ([, sources]) => !sources.every((source) => earlyScreens.has(source)),
  );
  return {
    /** The pages that cannot be read without the rest of the words. */
    spokenLater: spokenLater.map(([path]) => path),
    parts: parts.map((file) => `/${file}`),
    pages: Object.fromEntries(
      needed.map(([path, files]) => [path, files.map((file) => parts.indexOf(file))]),
    ),
  };
}
