/** Free rounds: each is paid once, within its grant. */
import { freeRoundOf } from './operations.ts';
import {
  expectAccepted,
  expectDuplicate,
  expectMoved,
  expectRefused,
  expectUnmoved,
  minor,
  type Rule,
  type Trial,
  type TrialSettings,
} from './trial.ts';

const paysWithinGrant: Rule = {
  id: 'FREE',
  title: 'a free round is paid once, to the member of its grant and within it',
  run: async (trial) => {
    const { driver, settings } = trial;
    const unknown = freeRoundOf(trial, { grantId: driver.newId('g'), campaignId: 'none' }, '1.00');
    const what = 'a free round of no grant';
    const first = await expectUnmoved(trial, what, () => driver.send('promo_win', unknown));
    expectRefused(first, ['grant_not_found'], what);
    if (settings.grant === undefined) {
      trial.notes.push('a real grant was not tried: give --free-rounds');
      return;
    }
    await expectOnce(trial, settings.grant);
  },
};

async function expectOnce(trial: Trial, grant: NonNullable<TrialSettings['grant']>): Promise<void> {
  const { driver, player } = trial;
  const send = (body: object) => driver.send('promo_win', body);
  const round = freeRoundOf(trial, grant, '1.00');
  const paid = await expectMoved(trial, minor('1.00', player.currency), 'a free round', () =>
    send(round),
  );
  expectAccepted(paid, 'a free round');
  const again = await expectUnmoved(trial, 'the same free round', () => send(round));
  expectDuplicate(again, paid, 'the same free round');
  const cases: [string, object, string][] = [
    ['a free round with another amount', { ...round, amount: '2.00' }, 'transaction_conflict'],
    ['a free round without its grant', { ...round, grantId: undefined }, 'transaction_conflict'],
    [
      'a free round under another id',
      { ...round, transactionId: driver.newId('t') },
      'round_closed',
    ],
    [
      'a free round of another campaign',
      freeRoundOf(trial, { ...grant, campaignId: driver.newId('c') }, '1.00'),
      'grant_not_found',
    ],
    ['a win above the cap', freeRoundOf(trial, grant, '99999999999.00'), 'grant_exhausted'],
  ];
  for (const [what, body, code] of cases) {
    expectRefused(await expectUnmoved(trial, what, () => send(body)), [code], what);
  }
  const nothing = freeRoundOf(trial, grant, '0');
  const told = await expectUnmoved(trial, 'a free round that won nothing', () => send(nothing));
  expectAccepted(told, 'a free round that won nothing');
}

export const rulesOfGrants = { paysWithinGrant };
