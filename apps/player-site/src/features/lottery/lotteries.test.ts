import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOfGame } from '#features/catalogue/start-game.rules.ts';
import { gamesOfLottery, lotteries } from './lotteries.ts';

const games = ['TCG_LOTTO_VN', 'TCG_SEA', 'BAHATI'].flatMap((vassalage) =>
  (['LOTT', 'ELOTT'] as const).map((gameType) => ({ gameId: vassalage, vassalage, gameType })),
);

test('every lottery stands on one page, which is the one its game starts on', () => {
  for (const game of games) {
    const homes = lotteries.filter((lottery) => gamesOfLottery(lottery, games).includes(game));
    const start = startOfGame(game);
    assert.deepEqual(
      homes.map(({ path }) => path),
      start.kind === 'lottery' ? [start.to] : [],
    );
  }
});
