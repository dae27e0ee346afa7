/** A bug of one line, and the tests of the usual suite that are known to fail by it. */
export type Fault = {
  /** What the product does wrong, as a sentence. */
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  text: string;
  replacement: string;
  tests: readonly string[];
};

const domains = 'apps/platform/src/domains';
const frame = 'apps/games-client/src';
const office = 'apps/back-office/src/features';

const walletFaults: readonly Fault[] = [
  {
    name: 'wallet: a hold that was decided is decided again',
    file: `${domains}/wallet/holds.ts`,
    text: `WHERE holds.id = $1 AND holds.state = 'pending' AND accounts.id`,
    replacement: 'WHERE holds.id = $1 AND accounts.id',
    tests: [`${domains}/wallet/seal-transfers.test.ts`],
  },
  {
    name: 'wallet: a block of withdrawals stops nobody',
    file: `${domains}/wallet/wallet.ts`,
    text: 'if (locked.isBlocked(ids.cash, blockBits.withdraw))',
    replacement: 'if (locked.isBlocked(ids.cash, blockBits.deposit))',
    tests: [`${domains}/cashier/withdrawals.test.ts`],
  },
  {
    name: 'wallet: a higher limit counts at once and a stricter one waits',
    file: `${domains}/wallet/play-limits.rules.ts`,
    text: 'wanted !== null && wanted <= before.amount',
    replacement: 'wanted !== null && wanted >= before.amount',
    tests: [`${domains}/gaming/play-limits.test.ts`],
  },
];

const cashierFaults: readonly Fault[] = [
  {
    name: 'cashier: a tax is rounded down',
    file: `${domains}/cashier/tax-rates.ts`,
    text: 'return (value + by / 2n) / by;',
    replacement: 'return value / by;',
    tests: [`${domains}/cashier/tax-rates.test.ts`],
  },
  {
    name: 'cashier: a large withdrawal leaves with the word of one',
    file: `${domains}/cashier/decide-withdrawal.ts`,
    text: 'const isEnough = given >= approvalsNeeded(rules, row.amount);',
    replacement: 'const isEnough = given >= 1;',
    tests: [`${domains}/cashier/two-people.test.ts`],
  },
  {
    name: 'cashier: a deposit is credited though the gateway reports another amount',
    file: `${domains}/cashier/settle-deposit.ts`,
    text: 'if (report.currency !== row.currency || amount !== row.amount) {',
    replacement: 'if (report.currency !== row.currency) {',
    tests: [`${domains}/cashier/deposits.test.ts`],
  },
];

const identityFaults: readonly Fault[] = [
  {
    name: 'identity: a code may be guessed at fifty times',
    file: `${domains}/identity/verification-codes.ts`,
    text: 'AND used_at IS NULL AND tries < 5 AND',
    replacement: 'AND used_at IS NULL AND tries < 50 AND',
    tests: [`${domains}/identity/verification-codes.test.ts`],
  },
  {
    name: 'identity: a second payout account of a new member waits no hour',
    file: `${domains}/identity/payout-accounts.rules.ts`,
    text: 'const isFirstOfNew = !owner.hasEverHadOne && ageMs',
    replacement: 'const isFirstOfNew = ageMs',
    tests: [`${domains}/identity/payout-accounts.rules.test.ts`],
  },
  {
    name: 'identity: a password that is set anew leaves other sessions open',
    file: `${domains}/identity/reset-password.ts`,
    text: '    await endSessions(transaction, memberId);\n',
    replacement: '',
    tests: [`${domains}/identity/reset-password.test.ts`],
  },
];

const gamingFaults: readonly Fault[] = [
  {
    name: 'gaming: a bet that has won is rolled back',
    file: `${domains}/gaming/rollback.rules.ts`,
    text: 'if (round.state !== roundStates.open || round.winCount > 0)',
    replacement: 'if (round.state !== roundStates.open)',
    tests: [`${domains}/gaming/provider-rules.test.ts`],
  },
  {
    name: 'gaming: a bet sent again with another stake is taken for the same',
    file: `${domains}/gaming/decide-operation.rules.ts`,
    text: '(stored.stake === operation.stake && stored.payout === operation.payout)',
    replacement: 'stored.payout === operation.payout',
    tests: [`${domains}/gaming/provider-rules.test.ts`],
  },
  {
    name: 'gaming: the board of winners begins with the smallest win',
    file: `${domains}/gaming/gaming.queries.ts`,
    text: 'ORDER BY r.payout DESC LIMIT $2',
    replacement: 'ORDER BY r.payout LIMIT $2',
    tests: [`${domains}/gaming/winners.test.ts`],
  },
];

const catalogueFaults: readonly Fault[] = [
  {
    name: 'catalogue: favourites stand in the order they were added',
    file: `${domains}/catalogue/favourites.ts`,
    text: 'ORDER BY added_at DESC, game_id',
    replacement: 'ORDER BY added_at, game_id',
    tests: [`${domains}/catalogue/favourites.test.ts`],
  },
  {
    name: 'catalogue: the change of a game overwrites what another changed meanwhile',
    file: `${domains}/catalogue/change-game.ts`,
    text: `    if (before.version !== version) throw new Refusal('changed_meanwhile');\n`,
    replacement: '',
    tests: [`${domains}/catalogue/change-game.test.ts`],
  },
];

/** All but the first are seen in a browser alone. */
const gamesClientFaults: readonly Fault[] = [
  {
    name: 'games client: automatic play forgets the next stake when it looks at its loss limit',
    file: `${frame}/shell/autoplay/autoplay.ts`,
    text: 'if (lossLimit !== null && nextStake - run.net > lossLimit)',
    replacement: 'if (lossLimit !== null && -run.net > lossLimit)',
    tests: [`${frame}/shell/autoplay/autoplay.test.ts`],
  },
  {
    name: 'games client: the button that takes a win names twice its amount',
    file: `${frame}/acts/gamble-panel.tsx`,
    text: `take={t('gamble_take', { amount: show(win) })}`,
    replacement: `take={t('gamble_take', { amount: show(win * 2n) })}`,
    tests: ['e2e/games/acting-games.test.ts'],
  },
  {
    name: 'games client: the field of the stake lets more stand than may be staked',
    file: `${frame}/bets/fields/stake-field.tsx`,
    text: 'const fitting = fitStake(stakeRange, wished / units);',
    replacement: 'const fitting = wished / units;',
    tests: ['e2e/office/office-games.test.ts'],
  },
];

/** All of them are seen in a browser alone. */
const backOfficeFaults: readonly Fault[] = [
  {
    name: 'back office: who may only read rounds is offered to void them',
    file: `${office}/gaming/round-panel.tsx`,
    text: `useCan('POST /bo/rounds/:id/void')`,
    replacement: `useCan('GET /bo/rounds/:id')`,
    tests: ['e2e/office/office-games.test.ts'],
  },
  {
    name: 'back office: a withdrawal is approved without being asked once more',
    file: `${office}/cashier/withdrawals/withdrawal-decision.tsx`,
    text: `const approve = hasApproved ? () => undefined : () => ask('approve');`,
    replacement: `const approve = () => void decide({ decision: 'approve' });`,
    tests: ['e2e/office/office-queues.test.ts'],
  },
  {
    name: 'back office: the queue of withdrawals goes on showing what is decided',
    file: `${office}/cashier/withdrawals/withdrawals-page.tsx`,
    text: `status: asked === 'all' ? undefined : status,`,
    replacement: `status: asked && asked !== 'all' ? status : undefined,`,
    tests: ['e2e/office/office-queues.test.ts'],
  },
];

/** Those that share a site or a test file stand together: fewer sites are built anew. */
export const faults: readonly Fault[] = [
  ...walletFaults,
  ...cashierFaults,
  ...identityFaults,
  ...gamingFaults,
  ...catalogueFaults,
  ...gamesClientFaults,
  ...backOfficeFaults,
];
