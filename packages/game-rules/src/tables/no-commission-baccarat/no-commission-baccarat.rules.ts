/**
 * Baccarat whose banker pays 1 : 1 and keeps no commission, but pays 1 : 2 where it wins with six.
 * Everything else is as at the other table.
 */
import { rational } from '@bahati/game-rules/rational.ts';
import {
  createBaccarat,
  type PayBanker,
} from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';

export const payWithoutCommission: PayBanker = ({ isBankerSix }) =>
  isBankerSix ? rational(3n, 2n) : rational(2n);

export const noCommissionBaccarat = createBaccarat({
  code: 'no-commission-baccarat',
  title: { en: 'No Commission Baccarat', sw: 'Baccarat Bila Kamisheni' },
  payBanker: payWithoutCommission,
});
