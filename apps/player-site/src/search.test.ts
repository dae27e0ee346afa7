import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGamePage, safeTarget, spelledPath, welcomeTarget } from './paths.ts';
import {
  readCategorySearch,
  readLotterySearch,
  readOwnGamesSearch,
  readRecordSearch,
  readResetSearch,
  readRootSearch,
  readSocialSearch,
} from './search.ts';

test('an address keeps what is known and drops the rest', () => {
  assert.deepEqual(readRootSearch({ popup: 'login', next: '/rng', other: 1 }), {
    popup: 'login',
    next: '/rng',
  });
  assert.deepEqual(readRootSearch({ popup: 'admin', referralCode: 4711 }), {
    referralCode: '4711',
  });
});

test('the link to a new password is read whole or not at all', () => {
  assert.deepEqual(readResetSearch({ token: 'r_abc', other: 1 }), { token: 'r_abc' });
  assert.deepEqual(readResetSearch({ token: 'x'.repeat(101) }), {});
});

test('what a sign-in provider leads back with is text, of a length the server takes', () => {
  const answer = { code: 4711, state: 's_abc', iss: 'https://id.example', session_state: 'x' };
  const { session_state: _, ...known } = answer;
  assert.deepEqual(readSocialSearch(answer), { ...known, code: '4711' });
  assert.deepEqual(readSocialSearch({ error: 'access_denied', state: 'x'.repeat(101) }), {
    error: 'access_denied',
  });
});

test('a filter of the wrong shape is no filter', () => {
  assert.deepEqual(readRecordSearch({ range: 'year', state: 'settled', from: '2026-1-1' }), {
    state: 'settled',
  });
  assert.deepEqual(readCategorySearch({ search: 'x'.repeat(61) }), {});
});

test('a login never leads to another site', () => {
  for (const next of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere',
    '/..//elsewhere.example',
    undefined,
  ])
    assert.equal(safeTarget(next), '/');
  assert.equal(safeTarget('/seamless?gameId=a'), '/seamless?gameId=a');
});

test('own games and lotteries are asked for by known types and codes alone', () => {
  assert.deepEqual(readOwnGamesSearch({ gameType: 'LIVE', page: 2 }), { gameType: 'LIVE' });
  assert.deepEqual(readOwnGamesSearch({ gameType: 'live' }), {});
  assert.deepEqual(readLotterySearch({ gameCode: 645 }), { gameCode: '645' });
  assert.deepEqual(readLotterySearch({ gameCode: 'x'.repeat(81) }), {});
});

test('an address in other letters has one right spelling', () => {
  assert.equal(spelledPath('/VNLottery', '/vnLottery'), '/vnLottery');
  assert.equal(spelledPath('/Rng/', '/rng'), '/rng');
  assert.equal(spelledPath('/rng/', '/rng'), undefined);
  assert.equal(spelledPath('/member', '/member/'), undefined);
  assert.equal(spelledPath('/vnLottery', '/vnLottery'), undefined);
  assert.equal(spelledPath('/', '/'), undefined);
  assert.equal(spelledPath('/no/such', '/$'), undefined);
  assert.equal(
    spelledPath('/member/personalHistoryCopy/7', '/member/personalHistoryCopy/$betId'),
    undefined,
  );
});

test('games and lotteries are game pages however they are spelled, and nothing else is', () => {
  for (const path of [
    '/seamless',
    '/lottery',
    '/lottert',
    '/vnLottery',
    '/seaLottery/',
    '/VNLOTTERY',
  ])
    assert.ok(isGamePage(path), path);
  for (const path of ['/', '/lott', '/elott', '/member', '/lottery/other'])
    assert.ok(!isGamePage(path), path);
});

test('the welcome opens over the page that was asked for, and only over one of this site', () => {
  assert.equal(welcomeTarget(undefined), '/?popup=welcome');
  assert.equal(welcomeTarget('https://elsewhere.example/x'), '/?popup=welcome');
  const game = '/seamless?gameId=a%20b';
  const over = new URL(welcomeTarget(game), 'http://site');
  assert.equal(over.pathname, '/seamless');
  assert.equal(over.searchParams.get('gameId'), 'a b');
  assert.equal(over.searchParams.get('next'), game);
});
