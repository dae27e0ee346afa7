import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOfGame } from '#features/catalogue/start-game.rules.ts';
import { lotteries } from './lotteries.ts';

test('every prize mode has one page, which is the one its games start on', () => {
  const pages = lotteries.flatMap(({ path, prizeModes }) => prizeModes.map((mode) => [mode, path]));
  assert.equal(pages.length, 4);
  const pageOf = Object.fromEntries(pages);
  for (const [mode, vassalage, gameType] of [
    ['LOTT', 'TCG_LOTTO_VN', 'LOTT'],
    ['SEA', 'TCG_SEA', 'ELOTT'],
    ['ZY', 'BAHATI', 'LOTT'],
    ['ELOTT', 'BAHATI', 'ELOTT'],
  ] as const) {
    const start = startOfGame({ gameId: mode, vassalage, gameType });
    assert.equal(start.kind === 'lottery' && start.to, pageOf[mode], mode);
  }
});
