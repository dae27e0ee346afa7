import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startHref, startHurdle, startOfGame, startOfVendor } from './start-game.rules.ts';

const game = { gameId: 'AV-uwanja', gameType: 'ESPORTS', vassalage: 'AV' } as const;

test('a lottery goes to the page of its maker, before anything else is asked', () => {
  const of = (vassalage: string, gameType: 'LOTT' | 'ELOTT' | 'RNG') => {
    const lottery = { gameId: 'x', gameCode: 'droo ya kati', vassalage, gameType };
    return startHref(startOfGame({ ...lottery, isGame: 'VASSALAGE' }));
  };
  assert.equal(of('TCG_LOTTO_VN', 'LOTT'), '/vnLottery?gameCode=droo%20ya%20kati');
  assert.equal(of('TCG_SEA', 'ELOTT'), '/seaLottery?gameCode=droo%20ya%20kati');
  assert.equal(of('TCG_SEA', 'RNG'), '/seaLottery?gameCode=droo%20ya%20kati');
  assert.equal(of('BAHATI', 'LOTT'), '/lottery?gameCode=droo%20ya%20kati');
  assert.equal(of('BAHATI', 'ELOTT'), '/lottery?gameCode=droo%20ya%20kati');
});

test('an entry that stands for a vendor opens its group', () => {
  assert.deepEqual(startOfGame({ ...game, vendorName: 'Anga Vita', isGame: 'VASSALAGE' }), {
    kind: 'group',
    vassalage: 'AV',
    vendorName: 'Anga Vita',
    gameType: 'ESPORTS',
  });
});

test('any other game is launched in place, also where no more than its id is known', () => {
  assert.deepEqual(startOfGame({ ...game, isGame: 'GAME' }), {
    kind: 'launch',
    gameId: 'AV-uwanja',
  });
  assert.equal(startHref(startOfGame({ gameId: 'a&b' })), '/seamless?gameId=a%26b');
});

test('from a list of vendors slots go to their list, any other type follows the rule', () => {
  const vendor = { vassalage: 'AV', name: 'Anga Vita' };
  assert.equal(startHref(startOfVendor(vendor, 'RNG', game)), '/rng?vassalage=AV');
  assert.deepEqual(startOfVendor(vendor, 'ESPORTS', game), startOfGame(game));
  assert.equal(startOfVendor(vendor, 'ESPORTS').kind, 'group');
  assert.equal(startHref(startOfVendor(vendor, 'ESPORTS')), '/esports?vassalage=AV');
  const lotto = { vassalage: 'TCG_LOTTO_VN', name: 'Lotto VN' };
  assert.equal(startHref(startOfVendor(lotto, 'LOTT', game)), '/vnLottery');
});

test('a visitor logs in first, and a trial member opens an account first, except for the lottery', () => {
  const launch = startOfGame(game);
  const lottery = startOfGame({ ...game, gameType: 'LOTT' });
  const group = startOfVendor({ vassalage: 'AV', name: 'Anga Vita' }, 'ESPORTS');
  for (const start of [launch, lottery, group]) {
    assert.equal(startHurdle(start, 'visitor'), 'login');
    assert.equal(startHurdle(start, 'member'), 'none');
  }
  assert.equal(startHurdle(launch, 'trial'), 'true_account');
  assert.equal(startHurdle(group, 'trial'), 'true_account');
  assert.equal(startHurdle(lottery, 'trial'), 'none');
});

test('everybody may look through a list', () => {
  const list = startOfVendor({ vassalage: 'AV', name: 'Anga Vita' }, 'RNG');
  for (const player of ['visitor', 'trial', 'member'] as const)
    assert.equal(startHurdle(list, player), 'none');
});
