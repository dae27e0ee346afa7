/**
 * Who may import whom. Read it as documentation; `npm run check` turns every line into a lint error
 * (oxlint.config.ts). What is not listed is not allowed, and a folder missing here fails the check.
 */

/** Packages, each with the packages it may import. `testing` is for tests alone. */
export const packages = {
  money: [],
  fairness: [],
  'name-search': [],
  'game-rules': ['money', 'fairness'],
  'agency-rules': ['money'],
  'book-rules': ['money'],
  'lottery-rules': ['fairness', 'game-rules'],
  contract: ['money'],
  client: ['contract', 'money'],
  'server-kit': ['contract', 'money'],
  // Of the rules what a round's picture is read by (cards, pockets, tables), and what explains a bill.
  ui: ['agency-rules', 'contract', 'game-rules', 'money'],
  testing: ['contract', 'money', 'server-kit'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Apps import packages, never another app: whatever one app knows of another stands in `contract`.
 * `contract` lists the folders of the contract an app may see; the files beside those folders
 * (how a call is declared, what a wire amount looks like) are open to all.
 */
export const apps = {
  // Of `ui` only the drawing of game tiles, which are served as pictures; of `fairness` the draws of
  // rewards, which commit and reveal as games do.
  platform: {
    packages: ['agency-rules', 'contract', 'fairness', 'money', 'name-search', 'server-kit', 'ui'],
    contract: ['player-site', 'back-office', 'games-provider', 'payment-gateway'],
  },
  // Knows the platform only as a third party would: through the seamless-wallet contract.
  'games-server': {
    packages: ['contract', 'fairness', 'game-rules', 'money', 'server-kit'],
    contract: ['games-provider', 'games-frame', 'rooms-office'],
  },
  // A vendor as any other: its pages in the sites ask it directly.
  sportsbook: {
    packages: ['book-rules', 'contract', 'fairness', 'money', 'name-search', 'server-kit'],
    contract: ['games-provider', 'sportsbook', 'trading', 'odds-feed'],
  },
  // A vendor as any other, as the sportsbook is.
  lottery: {
    packages: ['contract', 'fairness', 'lottery-rules', 'money', 'server-kit'],
    contract: ['games-provider', 'lottery', 'lottery-office', 'draw-feed'],
  },
  // The outside world of the lottery, played: a public randomness beacon and official results.
  'draw-feed': {
    packages: ['contract', 'fairness', 'lottery-rules', 'server-kit'],
    contract: ['draw-feed'],
  },
  // The outside world of the book, played: exchanged for a real feed by an adapter.
  'odds-feed': {
    packages: ['book-rules', 'contract', 'server-kit'],
    contract: ['odds-feed'],
  },
  'payment-simulator': {
    packages: ['contract', 'money', 'server-kit'],
    contract: ['payment-gateway'],
  },
  'player-site': {
    packages: [
      'agency-rules',
      'book-rules',
      'client',
      'contract',
      'fairness',
      'game-rules',
      'lottery-rules',
      'money',
      'name-search',
      'ui',
    ],
    contract: ['player-site', 'sportsbook', 'lottery'],
  },
  'back-office': {
    packages: ['agency-rules', 'book-rules', 'client', 'contract', 'lottery-rules', 'money', 'ui'],
    contract: ['back-office', 'trading', 'lottery-office', 'rooms-office'],
  },
  // What runs in the game frame talks to the games server alone.
  'games-client': {
    packages: ['client', 'contract', 'fairness', 'game-rules', 'money', 'ui'],
    contract: ['games-frame'],
  },
} as const satisfies Record<string, { packages: readonly string[]; contract: readonly string[] }>;

/** The folders of `packages/contract/src`, one for each pair of programs that talk. */
export const contractFolders = [
  'player-site',
  'back-office',
  'games-provider',
  'games-frame',
  'rooms-office',
  'payment-gateway',
  'sportsbook',
  'trading',
  'odds-feed',
  'lottery',
  'lottery-office',
  'draw-feed',
] as const;

/**
 * The platform's domains by level. A domain imports only lower levels; sideways and upwards it
 * announces an event (`events.ts`). Each folder of a domain is a room: other folders import only
 * its face, the file with the folder's name (`wallet/wallet.ts`, `wallet/ledger/ledger.ts`).
 */
export const domainLevels = [
  ['system'],
  ['messaging', 'wallet'],
  ['identity'],
  ['members'],
  ['kyc'],
  ['cashier', 'catalogue', 'content', 'support'],
  ['gaming'],
  ['records'],
  ['risk', 'agency', 'rewards'],
  ['staff', 'insight', 'operations'],
] as const satisfies readonly (readonly string[])[];
