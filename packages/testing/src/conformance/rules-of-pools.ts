/** Jackpot pools: what is set aside in one is not the member's, and it pays no more than that. */
import { betwinOf } from './operations.ts';
import {
  expectAccepted,
  expectMoved,
  expectRefused,
  expectUnmoved,
  minor,
  type Rule,
} from './trial.ts';

const setAside = [{ level: 'grand', amount: '1.00' }];

const paysWhatItHolds: Rule = {
  id: 'POOL',
  title: 'a jackpot pool pays no more than was set aside in it, and nothing is set aside twice',
  run: async (trial) => {
    const { driver, settings, player } = trial;
    const stake = minor(settings.stake, player.currency);
    const bet = betwinOf(trial, { payout: '0', jackpotContributions: setAside });
    const placed = await expectMoved(trial, -stake, 'a bet that sets aside', () =>
      driver.send('betwin', bet),
    );
    expectAccepted(placed, 'a bet that sets aside');
    const other = { ...bet, jackpotContributions: [{ level: 'grand', amount: '0.99' }] };
    const what = 'the same bet setting aside something else';
    const second = await expectUnmoved(trial, what, () => driver.send('betwin', other));
    expectRefused(second, ['transaction_conflict'], what);
    const jackpot = (amount: string, seed: string) =>
      betwinOf(trial, { payout: amount, jackpotWin: { level: 'grand', amount, seed } });
    const huge = jackpot('9999999999.00', '1.00');
    const over = 'a jackpot above its pool';
    const refused = await expectUnmoved(trial, over, () => driver.send('betwin', huge));
    expectRefused(refused, ['jackpot_pool_short'], over);
    const won = jackpot('2.00', '1.00');
    const pays = minor('2.00', player.currency) - stake;
    const paid = await expectMoved(trial, pays, 'a jackpot', () => driver.send('betwin', won));
    expectAccepted(paid, 'a jackpot');
    await expectUnmoved(trial, 'the same jackpot again', () => driver.send('betwin', won));
  },
};

export const rulesOfPools = { paysWhatItHolds };
