import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { startReferenceServer } from './reference-server.ts';
import type { Answer } from './reference-state.ts';
import { createReferenceWallet, type ReferenceWallet } from './reference-wallet.ts';
import { judgeWallet, type Verdict } from './wallet-rules.ts';

const key = 'a-key-of-the-conformance-test';

const slipRules = [
  'SLIP',
  'UNSETTLE',
  'CANCEL',
  'CASHOUT',
  'OWED',
  'SLIPS',
  'DRAW',
  'SUSPEND',
  'SALES',
];

type Change = (wallet: ReferenceWallet) => void;

/** Judges a reference wallet that was changed for the worse. */
async function judge(change: Change = () => undefined, only?: string[]): Promise<Verdict[]> {
  const wallet = createReferenceWallet();
  const rich = { currency: 'KES', balance: 10_000_000n, canBet: true } as const;
  wallet.addMember({ id: 'kX-one', ...rich });
  wallet.addMember({ id: 'Pq-two', ...rich });
  wallet.addMember({ id: 'Zr-poor', ...rich, balance: 1_500n });
  wallet.addMember({ id: 'Lm-trial', ...rich, canBet: false });
  wallet.campaigns.set('spring', 500n);
  const rounds = { memberId: 'kX-one', gameCode: 'a-game', left: 10, cap: 10_000n };
  wallet.grants.set('ten-rounds', { ...rounds, campaignId: 'welcome' });
  const launch = (member: string) => Promise.resolve(wallet.launch(member, 'a-game'));
  const expired = wallet.launch('kX-one', 'a-game');
  const kept = wallet.launches.get(expired);
  if (kept) kept.expiresAt = 0;
  change(wallet);
  const server = await startReferenceServer({ wallet, provider: 'TEST', key });
  try {
    return await judgeWallet({
      target: { url: server.url, provider: 'TEST', key },
      players: {
        launch: () => launch('kX-one'),
        launchSecond: () => launch('Pq-two'),
        launchPoor: () => launch('Zr-poor'),
        launchTrial: () => launch('Lm-trial'),
        expiredLaunch: () => Promise.resolve(expired),
        endSession: () => Promise.resolve(wallet.endSessions('kX-one')),
      },
      settings: {
        stake: '20.00',
        campaignId: 'spring',
        grant: { grantId: 'ten-rounds', campaignId: 'welcome' },
        hasSlips: true,
        p99Ms: 2_000,
      },
      ...(only ? { only } : {}),
      report: () => undefined,
    });
  } finally {
    await server.close();
  }
}

test('a wallet that keeps every rule passes every rule, and all of them are tried', async () => {
  const verdicts = await judge();
  assert.deepEqual(
    verdicts.filter(({ result }) => result !== 'passed'),
    [],
  );
  const numbers = Array.from({ length: 19 }, (_, index) => `W${index + 1}`);
  const expected = [...numbers, 'SIG', 'MEMBER', 'BATCH', 'POOL', 'FREE', ...slipRules].toSorted();
  assert.deepEqual(verdicts.map(({ id }) => id).toSorted(), expected);
});

for (const profile of [
  { isIdScopeGlobal: false, isUnknownRollbackOk: true },
  { isIdScopeGlobal: true, isUnknownRollbackOk: true },
]) {
  test(`the profile ${JSON.stringify(profile)} passes too`, async () => {
    const verdicts = await judge((wallet) => Object.assign(wallet.profile, profile));
    assert.deepEqual(
      verdicts.filter(({ result }) => result !== 'passed'),
      [],
    );
  });
}

type Operation = BatchOperation & Record<string, never>;
type Next = (operation: BatchOperation) => Answer;

/** Puts a bad habit before the wallet's own judgement of an operation. */
const habit =
  (act: (operation: Operation, next: Next, wallet: ReferenceWallet) => Answer): Change =>
  (wallet) => {
    const next = wallet.apply;
    wallet.apply = (operation) => act(operation as Operation, next, wallet);
  };

/** The same for operations on slips. */
const slipHabit =
  (
    act: (
      operation: SportsOperation,
      next: (operation: SportsOperation) => Answer,
      wallet: ReferenceWallet,
    ) => Answer,
  ): Change =>
  (wallet) => {
    const next = wallet.applySlip;
    wallet.applySlip = (operation) => act(operation, next, wallet);
  };

const takenFor = (code: string): Change =>
  slipHabit((operation, next) => {
    const answer = next(operation);
    if (answer.success || answer.code !== code) return answer;
    return { success: true, value: { ...ok().value, owed: '0.00' } };
  });

const ok = (platformTransactionId = '7', isDuplicate = false) => ({
  success: true as const,
  value: { platformTransactionId, currency: 'KES', balance: '1.00', isDuplicate },
});

const memberOf = (wallet: ReferenceWallet, { memberId }: Operation) => {
  const member = wallet.members.get(memberId);
  assert.ok(member);
  return member;
};

const seen = new Set<string>();

/** For each rule, wallets that break it in the ways wallets do. */
const habits: [rule: string, name: string, change: Change][] = [
  [
    'W1',
    'takes a repeated bet again',
    habit((operation, next) => {
      const isAgain = seen.has(operation.transactionId);
      seen.add(operation.transactionId);
      const transactionId = `${operation.transactionId}${isAgain ? '-again' : ''}`;
      return next({ ...operation, transactionId });
    }),
  ],
  [
    'W1',
    'answers a repeat without saying so',
    habit((operation, next) => {
      const answer = next(operation);
      if (answer.success) answer.value['isDuplicate'] = false;
      return answer;
    }),
  ],
  [
    'W2',
    'answers another content with the old receipt',
    habit((operation, next) => {
      const answer = next(operation);
      return !answer.success && answer.code === 'transaction_conflict' ? ok('1', true) : answer;
    }),
  ],
  [
    'W3',
    'answers by id alone',
    habit((operation, next, wallet) => {
      const known = wallet.transactions.get(` ${operation.transactionId}`);
      return known ? ok(known.platformId, true) : next(operation);
    }),
  ],
  [
    'W4',
    'forgets the rollback of an unknown bet',
    habit((operation, next, wallet) => {
      const isUnknown =
        operation.kind === 'rollback' &&
        !wallet.transactions.has(` ${String(operation['betTransactionId'])}`);
      return isUnknown ? { success: false, code: 'bet_not_found' } : next(operation);
    }),
  ],
  [
    'W5',
    'takes a betwin after its rollback',
    habit((operation, next) => {
      const answer = next(operation);
      const isLate = !answer.success && answer.code === 'bet_rolled_back';
      if (!isLate || operation.kind !== 'betwin') return answer;
      return next({ ...operation, transactionId: `${String(operation['transactionId'])}-late` });
    }),
  ],
  [
    'W6',
    'refuses wins of an ended session',
    habit((operation, next, wallet) => {
      const isOut = [...wallet.sessions.values()].every(
        ({ memberId, hasEnded }) => memberId !== operation.memberId || hasEnded,
      );
      const isWin = operation.kind === 'win';
      return isOut && isWin ? { success: false, code: 'member_not_found' } : next(operation);
    }),
  ],
  [
    'W6',
    'lets an ended session bet',
    (wallet) => {
      wallet.endSessions = () => undefined;
    },
  ],
  [
    'W7',
    'keeps the balance to itself',
    habit((operation, next) => {
      const answer = next(operation);
      return answer.success ? answer : { success: false, code: answer.code };
    }),
  ],
  [
    'W8',
    'pays a win without a bet',
    habit((operation, next, wallet) => {
      const answer = next(operation);
      if (answer.success || answer.code !== 'bet_not_found') return answer;
      memberOf(wallet, operation).balance += 1n;
      return ok();
    }),
  ],
  [
    'W8',
    'pays any prize',
    habit((operation, next) => (operation.kind === 'promo_win' ? ok() : next(operation))),
  ],
  [
    'W9',
    'undoes another member’s bet',
    habit((operation, next, wallet) => {
      const bet = wallet.transactions.get(` ${String(operation['betTransactionId'])}`);
      const memberId = bet?.memberId ?? operation.memberId;
      return next(operation.kind === 'rollback' ? { ...operation, memberId } : operation);
    }),
  ],
  [
    'W10',
    'refunds twice under another id',
    habit((operation, next, wallet) => {
      const bet = wallet.transactions.get(` ${String(operation['betTransactionId'])}`);
      const isSecond = operation.kind === 'rollback' && bet?.state === 'rolled_back';
      if (isSecond) memberOf(wallet, operation).balance += bet.stake;
      return next(operation);
    }),
  ],
  [
    'W11',
    'refunds a bet that won',
    habit((operation, next, wallet) => {
      const answer = next(operation);
      if (answer.success || answer.code !== 'bet_has_wins') return answer;
      memberOf(wallet, operation).balance += 2_000n;
      return ok();
    }),
  ],
  [
    'W12',
    'ends the round with the first rollback',
    habit((operation, next, wallet) => {
      const answer = next(operation);
      const round = wallet.rounds.get(`${operation.memberId} ${operation.roundId}`);
      if (operation.kind === 'rollback' && round?.state === 'open') round.state = 'voided';
      return answer;
    }),
  ],
  [
    'W13',
    'wants more than nothing',
    habit((operation, next) =>
      Object.values(operation).includes('0' as never)
        ? { success: false, code: 'stake_out_of_range' }
        : next(operation),
    ),
  ],
  [
    'FREE',
    'pays free rounds of any grant',
    habit((operation, next) => {
      const answer = next(operation);
      return !answer.success && answer.code === 'grant_not_found' ? ok() : answer;
    }),
  ],
  [
    'FREE',
    'pays a free round under each id it comes by',
    habit((operation, next, wallet) => {
      const isFree = operation.kind === 'promo_win' && operation['grantId'] !== undefined;
      if (isFree) wallet.rounds.delete(`${operation.memberId} ${String(operation['roundId'])}`);
      return next(operation);
    }),
  ],
  [
    'POOL',
    'pays jackpots a pool does not hold',
    habit((operation, next, wallet) => {
      wallet.pools.set(`grand ${operation.currency}`, 10n ** 15n);
      return next(operation);
    }),
  ],
  [
    'W14',
    'answers a repeat with an error of its own',
    habit((operation, next) => {
      const answer = next(operation);
      const isAgain = answer.success && answer.value['isDuplicate'] === true;
      return isAgain ? { success: false, code: 'internal_error' } : answer;
    }),
  ],
  [
    'W16',
    'pays a win of any size',
    habit((operation, next, wallet) => {
      const isHuge = String(operation['amount']).startsWith('99999999999999');
      if (operation.kind !== 'win' || !isHuge) return next(operation);
      memberOf(wallet, operation).balance += 1n;
      return ok();
    }),
  ],
  [
    'W17',
    'takes any currency',
    habit((operation, next) => next({ ...operation, currency: 'KES' })),
  ],
  [
    'W18',
    'lets a launch token be used again',
    (wallet) => {
      const { authenticate } = wallet;
      wallet.authenticate = (body) => {
        const launch = wallet.launches.get(body.launchToken);
        const answer = authenticate(body);
        if (launch) wallet.launches.set(body.launchToken, launch);
        return answer;
      };
    },
  ],
  [
    'W18',
    'does not look whose session it is',
    habit((operation, next, wallet) => {
      const own = [...wallet.sessions].findLast(
        ([, { memberId }]) => memberId === operation.memberId,
      );
      const isStake = operation.kind === 'bet' || operation.kind === 'betwin';
      return next(isStake && own ? { ...operation, sessionToken: own[0] } : operation);
    }),
  ],
  [
    'W19',
    'lets any amount count',
    habit((operation, next) => {
      const answer = next(operation);
      return !answer.success && answer.code === 'valid_stake_too_large' ? ok() : answer;
    }),
  ],
  [
    'W19',
    'forgets what counted when the id comes again',
    habit((operation, next) => {
      const { validStake: _forgotten, ...rest } = operation;
      const answer = next(operation);
      return answer.success || answer.code === 'valid_stake_too_large'
        ? answer
        : next(rest as Operation);
    }),
  ],
  ['SLIP', 'settles what its book never accepted', takenFor('slip_not_confirmed')],
  ['SLIP', 'settles a slip twice', takenFor('slip_settled')],
  [
    'UNSETTLE',
    'pays another settlement beside the first',
    slipHabit((operation, next, wallet) => {
      const slip = wallet.slips.get(`${operation.memberId} ${operation.roundId}`);
      if (slip && operation.kind === 'resettle') slip.paid = slip.cashedOut;
      return next(operation);
    }),
  ],
  ['CANCEL', 'takes a reserve after its cancel', takenFor('bet_rolled_back')],
  [
    'CASHOUT',
    'takes back with a settlement what was cashed out before',
    slipHabit((operation, next, wallet) => {
      const slip = wallet.slips.get(`${operation.memberId} ${operation.roundId}`);
      if (slip && operation.kind === 'unsettle') slip.cashedOut = 0n;
      return next(operation);
    }),
  ],
  [
    'OWED',
    'forgets what is owed',
    slipHabit((operation, next, wallet) => {
      const answer = next(operation);
      wallet.owed.clear();
      return answer;
    }),
  ],
  [
    'SLIPS',
    'gives up a call at its first refusal',
    (wallet) => {
      let hasRefused = false;
      slipHabit((operation, next) => {
        const answer: Answer = hasRefused ? { success: false, code: 'retry' } : next(operation);
        hasRefused ||= !answer.success;
        return answer;
      })(wallet);
    },
  ],
  [
    'DRAW',
    'forgets that it has closed a draw',
    (wallet) => {
      const { closeGroup } = wallet;
      wallet.closeGroup = (body) => {
        wallet.groups.clear();
        return closeGroup(body);
      };
    },
  ],
  [
    'DRAW',
    'pays what is lost to its member',
    (wallet) => {
      const { closeGroup } = wallet;
      wallet.closeGroup = (body) => closeGroup({ ...body, outcome: 'refunded' });
    },
  ],
  [
    'SUSPEND',
    'keeps the stakes of a suspended draw',
    (wallet) => {
      const { closeGroup } = wallet;
      wallet.closeGroup = (body) => closeGroup({ ...body, outcome: 'lost' });
    },
  ],
  ['SALES', 'sells tickets of a draw that is closed', takenFor('group_closed')],
  [
    'MEMBER',
    'knows members by numbers that are counted up',
    (wallet) => {
      const { balance } = wallet;
      wallet.balance = (query) => balance({ ...query, memberId: 'kX-one' });
    },
  ],
  [
    'BATCH',
    'gives up a batch at its first refusal',
    (wallet) => {
      let hasRefused = false;
      habit((operation, next) => {
        const answer: Answer = hasRefused ? { success: false, code: 'retry' } : next(operation);
        hasRefused ||= !answer.success;
        return answer;
      })(wallet);
    },
  ],
];

for (const [rule, name, change] of habits) {
  test(`a wallet that ${name} fails ${rule}`, async () => {
    const [verdict] = await judge(change, [rule]);
    assert.equal(verdict?.result, 'failed', verdict?.notes.join('; ') ?? 'no verdict');
  });
}

test('a wallet that takes its time fails W15', async ({ mock }) => {
  const now = performance.now.bind(performance);
  let lateness = 0;
  mock.method(performance, 'now', () => now() + lateness);
  const slow: Change = (wallet) => {
    const { balance } = wallet;
    wallet.balance = (query) => {
      lateness += 3_100;
      wallet.balance = balance;
      return balance(query);
    };
  };
  const [verdict] = await judge(slow, ['W15']);
  assert.equal(verdict?.result, 'failed');
  assert.match(verdict?.notes[0] ?? '', /balance was answered after \d{4,} ms/);
});

test('what the settings do not allow is not tried, and is said so', async () => {
  const wallet = createReferenceWallet();
  wallet.addMember({ id: 'kX-one', currency: 'KES', balance: 10_000_000n, canBet: true });
  const server = await startReferenceServer({ wallet, provider: 'TEST', key });
  const tokens = [wallet.launch('kX-one', 'a-game')];
  const none = () => Promise.resolve(undefined);
  const verdicts = await judgeWallet({
    target: { url: server.url, provider: 'TEST', key },
    players: {
      launch: () => Promise.resolve(tokens.shift()),
      launchSecond: none,
      launchPoor: none,
      launchTrial: none,
      expiredLaunch: none,
    },
    settings: { stake: '20.00', p99Ms: 2_000 },
    report: () => undefined,
  });
  await server.close();
  const untried = verdicts.filter(({ result }) => result !== 'passed');
  assert.deepEqual(
    untried.map(({ id, result }) => `${id} ${result}`),
    ['W3', 'W7', ...slipRules, 'W18'].map((id) => `${id} not tried`),
  );
});
