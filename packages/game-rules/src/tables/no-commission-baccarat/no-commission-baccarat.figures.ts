import { createBaccaratFigures } from '@bahati/game-rules/tables/baccarat/baccarat.figures.ts';
import { payWithoutCommission } from './no-commission-baccarat.rules.ts';

export const noCommissionBaccaratFigures = createBaccaratFigures(
  payWithoutCommission,
  '1 : 1, with six 1 : 2',
  {
    en: 'Eight decks, shuffled anew for every round. Banker pays 1 : 1, and half of it when it wins with six, which is one round in nineteen; player costs least here.',
    sw: 'Pakiti nane za karata, huchanganywa upya kila mzunguko. Benki hulipa 1 : 1, na nusu yake ikishinda kwa sita, mara moja katika mizunguko kumi na tisa; hapa mchezaji ndiye mwenye gharama ndogo zaidi.',
  },
);
