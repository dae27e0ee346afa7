/** W6, W18, signatures: who may stake, and what no closed door keeps out. */
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { betOf, betwinOf, rollbackOf, winOf } from './operations.ts';
import {
  describe,
  expect,
  expectAccepted,
  expectRefused,
  expectUnmoved,
  NotTried,
  openPlayer,
  type Rule,
  type Trial,
} from './trial.ts';

const endedSession: Rule = {
  id: 'W6',
  title: 'an ended session stops bets, never wins and rollbacks',
  run: async (trial) => {
    const { driver, players } = trial;
    const won = betOf(trial);
    const undone = betOf(trial);
    for (const bet of [won, undone]) expectAccepted(await driver.send('bet', bet), 'a bet');
    if (players.endSession) await players.endSession();
    else trial.notes.push('a log-out was not tried: sessions cannot be ended from here');
    const sessionToken = players.endSession ? trial.player.sessionToken : driver.newId('s');
    await expectUnmoved(trial, 'bets without a session', async () => {
      const bet = await driver.send('bet', betOf(trial, { sessionToken }));
      expectRefused(bet, ['session_invalid'], 'a bet without a session');
      const betwin = await driver.send('betwin', betwinOf(trial, { sessionToken }));
      expectRefused(betwin, ['session_invalid'], 'a betwin without a session');
    });
    expectAccepted(await driver.send('win', winOf(trial, won.roundId)), 'a win after the session');
    const reply = await driver.send('rollback', rollbackOf(trial, undone));
    expectAccepted(reply, 'a rollback after the session');
    await reopen(trial);
  },
};

/** Goes on with a new session, when the old one was ended and a token is left. */
async function reopen(trial: Trial): Promise<void> {
  if (!trial.players.endSession) return;
  const token = await trial.players.launch();
  if (token !== undefined) trial.player = await openPlayer(trial.driver, token);
}

const launchToken: Rule = {
  id: 'W18',
  title: 'a launch token opens one game, for one member, once',
  run: async (trial) => {
    const { driver, players, second } = trial;
    const unknown = await driver.send('authenticate', { launchToken: driver.newId('l') });
    expectRefused(unknown, ['launch_token_invalid'], 'a launch token nobody gave');
    await expectBound(trial);
    const token = await players.launch();
    if (token === undefined) throw new NotTried('give one more --launch-token');
    const old = trial.player;
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => driver.send('authenticate', { launchToken: token })),
    );
    const opened = crowd.filter(({ success }) => success);
    expect(opened.length === 1, `one launch token opened ${opened.length} sessions at once`);
    for (const reply of crowd.filter(({ success }) => !success)) {
      expectRefused(reply, ['launch_token_invalid'], 'a used launch token');
    }
    trial.player = { ...old, sessionToken: String(opened[0]?.value['sessionToken']) };
    await expectUnmoved(trial, 'the session before', async () => {
      const bet = await driver.send('bet', betOf(trial, {}, old));
      expectRefused(bet, ['session_invalid'], 'a bet of the session before the newest');
    });
    const expired = await players.expiredLaunch();
    if (expired === undefined) trial.notes.push('an expired token was not tried');
    else {
      const reply = await driver.send('authenticate', { launchToken: expired });
      expectRefused(reply, ['launch_token_invalid'], 'an expired launch token');
    }
    if (!second) trial.notes.push('another member’s session was not tried');
    await expectTrialCannotBet(trial);
  },
};

/** The session's own member, game and currency, or none. */
async function expectBound(trial: Trial): Promise<void> {
  const { driver, second } = trial;
  await expectUnmoved(trial, 'sessions used for what they are not for', async () => {
    if (second) {
      const { sessionToken } = second;
      const foreign = await driver.send('bet', betOf(trial, { sessionToken }));
      expectRefused(foreign, ['session_invalid'], 'a bet with another member’s session');
    }
    const elsewhere = await driver.send('bet', betOf(trial, { gameCode: 'no-such-game' }));
    expectRefused(elsewhere, ['session_invalid', 'game_not_found'], 'a bet in another game');
    const empty = await driver.send('bet', betOf(trial, { sessionToken: '' }));
    expectRefused(empty, ['session_invalid', 'invalid_input'], 'a bet with an empty token');
  });
}

async function expectTrialCannotBet(trial: Trial): Promise<void> {
  const { driver, players } = trial;
  const token = await players.launchTrial();
  if (token === undefined) {
    trial.notes.push('a trial member was not tried: give --trial-launch-token');
    return;
  }
  const visitor = await openPlayer(driver, token);
  const reply = await driver.send('bet', betOf(trial, {}, visitor));
  expectRefused(reply, ['need_true_account'], 'a bet of a trial member');
}

const opaqueMember: Rule = {
  id: 'MEMBER',
  title: 'a member is known by an opaque id, and nobody by any other',
  run: async ({ driver, player, second }) => {
    const { memberId, currency } = player;
    const ownIds = [memberId, second?.memberId];
    for (const name of guesses(memberId).filter((guess) => !ownIds.includes(guess))) {
      const reply = await driver.send('balance', { memberId: name, currency });
      expectRefused(reply, ['member_not_found'], `the balance of the guessed member ${name}`);
    }
  },
};

/** What somebody would try who knows one id: counting from it, and from where ids begin. */
function guesses(memberId: string): string[] {
  const last = memberId.at(-1) === 'a' ? 'b' : 'a';
  const counted = /^\d{1,15}$/.test(memberId)
    ? [1, 2, -1].map((step) => String(Number(memberId) + step))
    : [];
  return ['1', '2', '100001', '1000001', memberId.slice(0, -1) + last, ...counted];
}

const signature: Rule = {
  id: 'SIG',
  title: 'a bad signature moves nothing and is judged before the body',
  run: async (trial) => {
    const { driver } = trial;
    const { provider, key } = driver.target;
    const text = JSON.stringify(betOf(trial));
    const now = Date.now();
    const signed = (at: number, by = key, body = text) => signedHeaders(provider, by, body, at);
    const right = signed(now);
    const next = String(Math.floor(now / 1000) + 1);
    const cases: [string, string, Record<string, string>][] = [
      ['no signature', text, {}],
      ['another key', text, signed(now, 'another-key-altogether')],
      ['a body changed by one blank', `${text} `, right],
      ['another time than was signed', text, { ...right, 'x-timestamp': next }],
      ['a signature 301 s old', text, signed(now - 301_000)],
      ['a signature of 310 s ahead', text, signed(now + 310_000)],
      ['an unknown sender', text, { ...right, 'x-sender': 'nobody' }],
      ['half a signature', text, { ...right, 'x-signature': right['x-signature'].slice(0, 32) }],
      ['a broken body and no signature', '{', {}],
    ];
    await expectUnmoved(trial, 'calls with a bad signature', async () => {
      for (const [what, body, headers] of cases) {
        const reply = await driver.sendRaw('bet', body, headers);
        expectRefused(reply, ['unauthenticated'], what);
      }
    });
    const broken = await driver.sendRaw('bet', '{', signed(now, key, '{'));
    expect(broken.status === 400, `a signed body that is not JSON answered ${describe(broken)}`);
  },
};

export const rulesOfAccess = { endedSession, launchToken, opaqueMember, signature };
