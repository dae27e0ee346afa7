import type { Campaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { useAddress } from '#office/address/use-address.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useAct } from '#office/forms/use-act.ts';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { MemberPreview } from '#features/rewards/campaigns/member-preview.tsx';
import { AwardFields } from './award-fields.tsx';
import { BudgetFields } from './budget-fields.tsx';
import { awardDraft, campaignDraft, draftOf } from './campaign-draft.rules.ts';
import { readDraft } from './read-draft.rules.ts';
import { ConditionFields } from './condition-fields.tsx';
import { EstimateCard } from './estimate-card.tsx';
import type { Choices, FieldsProps } from './field-props.ts';
import { TitleFields } from './title-fields.tsx';
import { TriggerFields } from './trigger-fields.tsx';
import '#features/content/content.css';
import '#features/rewards/campaigns/campaigns.css';

/** Writes a campaign, or changes the one the address names. */
export function CampaignBuilderPage() {
  const id = useSearch().get('id');
  const choices = useRecord('GET /bo/campaigns/choices', {});
  const reading = useRecord(
    'GET /bo/campaigns/:id',
    { params: { id: id ?? '' } },
    { isEnabled: id !== undefined },
  );
  const failed = choices.error ? choices : reading.error ? reading : undefined;
  if (failed) {
    const { error, refetch, isFetching } = failed;
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!choices.data || (id !== undefined && !reading.data)) return <LoadingPage />;
  return <Builder campaign={reading.data} choices={choices.data} />;
}

function Builder({ campaign, choices }: { campaign: Campaign | undefined; choices: Choices }) {
  const { translate } = useWords();
  const { go } = useAddress();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() =>
    campaign ? draftOf(campaign.name, campaign.terms) : campaignDraft(new Date()),
  );
  const [isWanting, setIsWanting] = useState(false);
  const { terms, missing } = readDraft(draft, choices.currency);
  const fields: FieldsProps = {
    draft,
    choices,
    missing: isWanting ? missing : [],
    onDraft: (change) => setDraft((before) => ({ ...before, ...change })),
  };
  async function save() {
    setIsWanting(true);
    if (!terms || missing.length > 0) return;
    const body = { name: draft.name.trim(), terms };
    let savedId = '';
    const isSaved = await act(
      async () => {
        const saved = campaign
          ? await call('POST /bo/campaigns/:id', {
              params: { id: campaign.id },
              body: { ...body, version: campaign.version },
            })
          : await call('POST /bo/campaigns', { body });
        savedId = saved.id;
        return saved;
      },
      () => translate('campaigns.told_saved'),
    );
    if (isSaved) go(`/campaigns/${savedId}/show`);
  }
  const vendorNames = choices.vendors
    .filter(({ id }) => draft.vendorIds.includes(id))
    .map(({ name }) => name);
  return (
    <div className="campaign-builder">
      <form
        className="campaign-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TitleFields {...fields} />
        <TriggerFields {...fields} />
        <ConditionFields {...fields} />
        {draft.awards.map((award, at) => (
          <AwardFields
            key={at}
            award={award}
            field={`award${at}`}
            number={at + 1}
            canHaveShare={draft.trigger === 'deposit' || draft.trigger === 'loss'}
            choices={choices}
            missing={fields.missing}
            onAward={(changed) =>
              fields.onDraft({
                awards: draft.awards.map((one, place) => (place === at ? changed : one)),
              })
            }
            onRemove={
              draft.awards.length > 1
                ? () => fields.onDraft({ awards: draft.awards.filter((_, place) => place !== at) })
                : undefined
            }
          />
        ))}
        {draft.awards.length < 3 && (
          <Button
            onClick={() =>
              fields.onDraft({
                awards: [...draft.awards, awardDraft({ kind: 'cash', percent: '' })],
              })
            }
          >
            {translate('campaigns.add_award')}
          </Button>
        )}
        <BudgetFields {...fields} />
        {(refusal || (isWanting && missing.length > 0)) && (
          <p className="ui-dialog-error" role="alert">
            {refusal ?? translate('content.incomplete')}
          </p>
        )}
        <div className="content-acts">
          <Button type="submit" className="office-ink" isLoading={isBusy}>
            {translate('campaigns.save')}
          </Button>
          <Button
            onClick={() => go(campaign ? `/campaigns/${campaign.id}/show` : '/campaigns')}
            disabled={isBusy}
          >
            {translate('ra.action.cancel')}
          </Button>
        </div>
      </form>
      {terms && (
        <aside className="campaign-aside" aria-label={translate('campaigns.preview')}>
          <MemberPreview terms={terms} currency={choices.currency} vendorNames={vendorNames} />
          <EstimateCard terms={missing.length === 0 ? terms : undefined} />
        </aside>
      )}
    </div>
  );
}
