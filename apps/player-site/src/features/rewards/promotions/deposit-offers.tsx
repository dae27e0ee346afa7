import type { Promotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import { awardWords, conditionWords, howWords } from '@bahati/ui/campaign-card/campaign-words.ts';
import { ConditionList } from '@bahati/ui/campaign-card/campaign-card.tsx';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { call } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useDepositOffers } from './use-deposit-offers.ts';
import { usePromotionWords } from './use-promotion-words.ts';
import './deposit-offers.css';

/** Offers for the next deposit: one of them, or none. Silent where there are none. */
export function DepositOffers() {
  const { t } = useTranslation();
  const name = useId();
  const { data } = useDepositOffers();
  const choose = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? call('POST /wps/rewards/depositOffers/withdraw', { body: {} })
        : call('POST /wps/rewards/depositOffers/choose', { body: { id } }),
    onSettled: () => forgetRewards(),
  });
  if (!data || data.items.length === 0) return null;
  const chosen = choose.isPending ? choose.variables : data.chosenId;
  return (
    <fieldset className="offers">
      <legend className="offers-title">{t('offers_title')}</legend>
      <p className="quiet">{t('offers_about')}</p>
      {data.items.map((offer) => (
        <Offer
          key={offer.id}
          offer={offer}
          name={name}
          isChosen={chosen === offer.id}
          onChoose={() => choose.mutate(offer.id)}
        />
      ))}
      <label className="offer offer-none">
        <input
          type="radio"
          name={name}
          checked={chosen === null}
          onChange={() => choose.mutate(null)}
        />
        <span>{t('offers_none')}</span>
      </label>
      <FormAlert error={choose.error} />
    </fieldset>
  );
}

function Offer({
  offer,
  name,
  isChosen,
  onChoose,
}: {
  offer: Promotion;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const words = usePromotionWords();
  const told = words.told(offer);
  return (
    <div className="offer" data-chosen={isChosen ? '' : undefined}>
      <label className="offer-choice" htmlFor={offer.id}>
        <input id={offer.id} type="radio" name={name} checked={isChosen} onChange={onChoose} />
        <span className="offer-name">{words.title(offer)}</span>
        <span className="offer-award">{awardWords(told).join(' + ')}</span>
        <span className="offer-how">{howWords(told)}</span>
      </label>
      <details className="campaign-terms">
        <summary>
          {t('campaign_terms')}
          <ChevronDownIcon size={18} />
        </summary>
        <ConditionList words={[...conditionWords(told), words.dates(offer)]} />
      </details>
    </div>
  );
}
