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
  contract: ['money'],
  client: ['contract', 'money'],
  'server-kit': ['contract', 'money'],
  // Of the rules only what a round's picture is read by: cards, pockets, tables.
  ui: ['contract', 'game-rules', 'money'],
  testing: ['contract', 'money', 'server-kit'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Apps import packages, never another app: whatever one app knows of another stands in `contract`.
 * `contract` lists the folders of the contract an app may see; the files beside those folders
 * (how a call is declared, what a wire amount looks like) are open to all.
 */
export const apps = {
  // Of `ui` only the drawing of game tiles, which are served as pictures.
  platform: {
    packages: ['contract', 'money', 'name-search', 'server-kit', 'ui'],
    contract: ['player-site', 'back-office', 'games-provider', 'payment-gateway'],
  },
  // Knows the platform only as a third party would: through the seamless-wallet contract.
  'games-server': {
    packages: ['contract', 'fairness', 'game-rules', 'money', 'server-kit'],
    contract: ['games-provider', 'games-frame'],
  },
  'payment-simulator': {
    packages: ['contract', 'money', 'server-kit'],
    contract: ['payment-gateway'],
  },
  'player-site': {
    packages: ['client', 'contract', 'fairness', 'game-rules', 'money', 'name-search', 'ui'],
    contract: ['player-site'],
  },
  'back-office': {
    packages: ['client', 'contract', 'money', 'ui'],
    contract: ['back-office'],
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
  'payment-gateway',
] as const;

/**
 * The platform's domains by level. A domain imports only lower levels, and of those only the face
 * (`wallet/wallet.ts`); sideways and upwards it announces an event (`events.ts`).
 */
export const domainLevels = [
  ['system'],
  ['messaging', 'wallet'],
  ['identity'],
  ['members'],
  ['kyc'],
  ['cashier', 'catalogue', 'content', 'support', 'rewards', 'agency', 'lottery'],
  ['gaming'],
  ['records'],
  ['risk'],
  ['staff', 'insight', 'operations'],
] as const satisfies readonly (readonly string[])[];

/**
 * Files a domain opens beside its face. `system` is the ground the others stand on: each of its
 * files is a tool of its own. Gaming settles whole batches of rounds on the ledger itself, under
 * its locks, and so needs the ledger's parts; the cashier ends holds and adjusts balances;
 * reports need the names of transfer codes. Members
 * registers a person with the credentials that identity makes, and says whose payout accounts
 * they are; the cashier pays to them. Kyc asks who is old enough as registering
 * does, and blocks and tags whoever turns out to be somebody else. Content asks
 * who writes to the house for the letters of the captcha; support knows a member by the session.
 * Gaming, which knows the vendors, hands the catalogue what they offer and what is played. Records
 * tell of rounds as gaming tells of them; insight counts movements as records do, and signs links to files with the same key.
 */
export const openFiles: Readonly<Record<string, readonly string[] | 'every file'>> = {
  system: 'every file',
  cashier: ['withdrawal-waits'],
  catalogue: ['lottery-menus', 'offer-games', 'popularity'],
  gaming: ['bet-pages'],
  identity: [
    'add-payout-account',
    'captcha',
    'contacts',
    'device-mark',
    'member-logins',
    'payout-accounts',
    'payout-accounts.rules',
    'registration',
    'registration-fields',
    'remove-payout-account',
    'session-time',
    'social-registration',
  ],
  members: [
    'authenticate-member',
    'block-member',
    'find-members',
    'member-tags',
    'members.rules',
    'personal',
    'phone-spellings.rules',
  ],
  records: [
    'day-figures',
    'export-lines',
    'export-links',
    'export-words',
    'next-batch',
    'pdf-file',
    'recount',
    'report-flows',
  ],
  wallet: [
    'accounts',
    'adjust-balance',
    'exclusions',
    'holds',
    'house-account',
    'jackpot-pools',
    'ledger',
    'move-between-members',
    'pay-rebate',
    'play-guard',
    'play-limits',
    'play-limits.rules',
    'refunds',
    'transfer-codes',
    'transfer-wallets',
    'unmatched-payouts',
    'verify-ledger',
  ],
};
