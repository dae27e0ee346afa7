import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';

/** What the rules would have cost on the last 30 days. */
export function EstimateCard({
  terms,
  isAtOnce = false,
}: {
  terms: CampaignTerms | undefined;
  /** Estimated as it opens instead of when somebody asks. */
  isAtOnce?: boolean;
}) {
  const { translate, locale, problem } = useWords();
  const [asked, setAsked] = useState(isAtOnce ? terms : undefined);
  const estimate = useQuery({
    queryKey: ['POST /bo/campaigns/estimate', asked],
    queryFn: asked
      ? () => call('POST /bo/campaigns/estimate', { body: { terms: asked } })
      : skipToken,
  });
  const told = estimate.data;
  return (
    <section className="campaign-estimate" aria-labelledby="campaign-estimate">
      <h2 id="campaign-estimate">{translate('campaigns.estimate')}</h2>
      <p className="quiet">{translate('campaigns.estimate_about')}</p>
      <Button
        size="s"
        disabled={!terms}
        isLoading={estimate.isFetching}
        onClick={() => setAsked(terms)}
      >
        {translate('campaigns.estimate_now')}
      </Button>
      {!terms && <p className="ui-field-hint">{translate('campaigns.estimate_incomplete')}</p>}
      {estimate.error && (
        <p className="ui-dialog-error" role="alert">
          {problem(estimate.error).words}
        </p>
      )}
      {told && (
        <KeyValueList
          isCompact
          items={[
            { id: 'members', label: translate('campaigns.members'), value: told.members },
            { id: 'times', label: translate('campaigns.times_given'), value: told.times },
            {
              id: 'cost',
              label: translate('campaigns.estimate_cost'),
              isStrong: true,
              value: <Amount size="s" value={told.cost} currency={told.currency} locale={locale} />,
            },
            {
              id: 'budget',
              label: translate('campaigns.budget'),
              value: (
                <Amount size="s" value={told.budget} currency={told.currency} locale={locale} />
              ),
            },
          ]}
        />
      )}
    </section>
  );
}
