/** W1–W3, W14: one id, one content, one movement, for ever. */
import { betOf, betwinOf, rollbackOf, winOf } from './operations.ts';
import {
  describe,
  expect,
  expectAccepted,
  expectDuplicate,
  expectMoved,
  expectRefused,
  expectUnmoved,
  minor,
  NotTried,
  otherCurrency,
  type Rule,
  type Trial,
} from './trial.ts';
import type { CallName } from './wallet-driver.ts';

async function sendTwice(trial: Trial, call: CallName, body: object, moves: bigint) {
  const { driver } = trial;
  const first = await expectMoved(trial, moves, `the first ${call}`, () => driver.send(call, body));
  expectAccepted(first, `the first ${call}`);
  expect(first.value['isDuplicate'] === false, `the first ${call} was answered as a duplicate`);
  const what = `the same ${call} again`;
  const second = await expectUnmoved(trial, what, () => driver.send(call, body));
  expectDuplicate(second, first, what);
}

const sameIdSameContent: Rule = {
  id: 'W1',
  title: 'the same id and content moves nothing twice',
  run: async (trial) => {
    const { driver, settings, player } = trial;
    const stake = minor(settings.stake, player.currency);
    const bet = betOf(trial);
    await sendTwice(trial, 'bet', bet, -stake);
    await sendTwice(trial, 'win', winOf(trial, bet.roundId), stake);
    await sendTwice(trial, 'betwin', betwinOf(trial, { payout: '0' }), -stake);
    const undone = betOf(trial);
    expectAccepted(await driver.send('bet', undone), 'a bet');
    await sendTwice(trial, 'rollback', rollbackOf(trial, undone), stake);
    const crowd = betwinOf(trial, { payout: '0' });
    const replies = await expectMoved(trial, -stake, '50 identical betwins at once', () =>
      Promise.all(Array.from({ length: 50 }, () => driver.send('betwin', crowd))),
    );
    const ids = replies.map((reply) => expectAccepted(reply, 'one of 50 identical betwins'));
    const distinct = new Set(ids.map(({ value }) => value['platformTransactionId']));
    expect(distinct.size === 1, `50 identical betwins were answered ${distinct.size} transactions`);
  },
};

const sameIdOtherContent: Rule = {
  id: 'W2',
  title: 'the same id with other content is a conflict and moves nothing',
  run: async (trial) => {
    const { driver, settings, player } = trial;
    const bet = betOf(trial);
    const { transactionId } = bet;
    expectAccepted(await driver.send('bet', bet), 'a bet');
    const other = otherCurrency(player);
    const more = `${settings.stake.split('.')[0]}0`;
    const cases: [string, CallName, object, string[]][] = [
      ['another amount', 'bet', { ...bet, amount: more }, []],
      ['another round', 'bet', { ...bet, roundId: driver.newId('r') }, []],
      ['another kind', 'betwin', betwinOf(trial, { transactionId, roundId: bet.roundId }), []],
      ['a win', 'win', winOf(trial, bet.roundId, { transactionId }), []],
      ['a rollback', 'rollback', rollbackOf(trial, betOf(trial), { transactionId }), []],
      ['another currency', 'bet', { ...bet, currency: other }, ['currency_mismatch']],
      ['another game', 'bet', { ...bet, gameCode: 'no-such-game' }, ['game_not_found']],
    ];
    for (const [what, call, body, also] of cases) {
      const sentence = `the id of a bet with ${what}`;
      const reply = await expectUnmoved(trial, sentence, () => driver.send(call, body));
      expectRefused(reply, ['transaction_conflict', ...also], sentence);
    }
    const betwin = betwinOf(trial);
    expectAccepted(await driver.send('betwin', betwin), 'a betwin');
    const richer = { ...betwin, payout: more };
    const reply = await expectUnmoved(trial, 'another payout', () => driver.send('betwin', richer));
    expectRefused(reply, ['transaction_conflict'], 'the id of a betwin with another payout');
    expectAccepted(await driver.send('win', winOf(trial, bet.roundId)), 'the win of the bet');
  },
};

const scopeOfIds: Rule = {
  id: 'W3',
  title: 'one member never receives the reply of another',
  run: async (trial) => {
    const { driver, second } = trial;
    if (!second) throw new NotTried('give --second-launch-token');
    const mine = betwinOf(trial);
    const first = expectAccepted(await driver.send('betwin', mine), 'a betwin');
    const { transactionId } = mine;
    const theirs = betwinOf(trial, { transactionId, stake: '0', payout: '0' }, second);
    const what = 'the id of one member, sent for another';
    const reply = await expectUnmoved(trial, what, () => driver.send('betwin', theirs));
    const isStored = reply.value['platformTransactionId'] === first.value['platformTransactionId'];
    expect(!(reply.success && isStored), `${what} answered the first member's transaction`);
    if (!reply.success) expectRefused(reply, ['transaction_conflict'], what);
    expectDuplicate(await driver.send('betwin', mine), first, 'the first member’s betwin again');
  },
};

const decidedForEver: Rule = {
  id: 'W14',
  title: 'what is decided stays decided, and no answer is a server error',
  run: async (trial) => {
    const { driver, players } = trial;
    const mine = betwinOf(trial);
    const first = expectAccepted(await driver.send('betwin', mine), 'a betwin');
    if (players.endSession) {
      await players.endSession();
      const what = 'a decided betwin, repeated after the session ended';
      expectDuplicate(await driver.send('betwin', mine), first, what);
    } else {
      trial.notes.push(
        'a repeat after a log-out was not tried: sessions cannot be ended from here',
      );
      expectDuplicate(await driver.send('betwin', mine), first, 'a decided betwin again');
    }
    const broken = driver.replies.find(({ status, code }) => status >= 500 && code !== 'retry');
    expect(!broken, `${broken?.call} answered ${broken ? describe(broken) : ''}`);
    const strange = driver.replies.find(({ problem }) => problem);
    expect(!strange, `${strange?.call} answered ${strange ? describe(strange) : ''}`);
  },
};

export const rulesOfIdentity = {
  sameIdSameContent,
  sameIdOtherContent,
  scopeOfIds,
  decidedForEver,
};
