import { createBaccaratFigures } from '@bahati/game-rules/tables/baccarat/baccarat.figures.ts';
import { payWithoutCommission } from './no-commission-baccarat.rules.ts';

export const noCommissionBaccaratFigures = createBaccaratFigures(
  payWithoutCommission,
  '1 : 1, with six 1 : 2',
  {
    en: 'Eight decks, shuffled for every round. Banker pays 1 : 1, but 1 : 2 when it wins with six, about one round in nineteen. Player has the lowest house edge.',
    sw: 'Pakiti nane za karata, huchanganywa upya kila raundi. Benki hulipa 1 : 1, lakini 1 : 2 ikishinda kwa sita, takriban raundi moja kati ya kumi na tisa. Mchezaji ana faida ndogo zaidi ya kampuni.',
  },
);
