import { campaignStates } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { awardWords } from '@bahati/ui/campaign-card/campaign-words.ts';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { CampaignStateChip } from './campaign-state.tsx';
import { toldOf } from './rules-in-words.ts';
import './campaigns.css';

/** Campaigns, newest first, with what each gives and has cost. */
export function CampaignsPage() {
  const { translate, instant, locale } = useWords();
  const search = useSearch();
  const canWrite = useCan('POST /bo/campaigns');
  const state = campaignStates.find((known) => known === search.get('state'));
  const list = useList('GET /bo/campaigns', { query: { state } });
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('content.state')}
          isLabelHidden
          value={state ?? ''}
          options={[
            { value: '', label: translate('content.all_states') },
            ...campaignStates.map((value) => ({
              value,
              label: translate(`campaigns.states.${value}`),
            })),
          ]}
          onValueChange={(chosen) => search.set({ state: chosen })}
        />
        {canWrite && (
          <Link to="/campaign_builder" className={`${buttonClass({})} office-ink campaign-add`}>
            <span className="ui-button-body">
              <PlusIcon size={18} />
              {translate('campaigns.write')}
            </span>
          </Link>
        )}
      </div>
      <RecordList
        label={translate('sections.campaigns')}
        list={list}
        empty={{
          title: translate('campaigns.empty'),
          text: translate('campaigns.empty_hint'),
          seed: 'campaigns',
        }}
        columns={[
          {
            id: 'name',
            label: translate('campaigns.name'),
            render: ({ id, name }) => (
              <Link to={`/campaigns/${id}/show`} className="records-open">
                {name}
              </Link>
            ),
          },
          {
            id: 'state',
            label: translate('content.state'),
            isTight: true,
            isInCardHead: true,
            render: (row) => <CampaignStateChip state={row.state} />,
          },
          {
            id: 'trigger',
            label: translate('campaigns.trigger'),
            render: ({ terms }) => translate(`campaigns.triggers.${terms.trigger.kind}`),
          },
          {
            id: 'gives',
            label: translate('campaigns.gives'),
            render: ({ terms, currency }) =>
              awardWords(toldOf(terms, currency, locale)).join(' + '),
          },
          {
            id: 'spent',
            label: translate('campaigns.spent'),
            isNumber: true,
            render: ({ spent, currency }) => (
              <Amount size="s" value={spent} currency={currency} locale={locale} />
            ),
          },
          {
            id: 'members',
            label: translate('campaigns.members'),
            isNumber: true,
            render: ({ members }) => members,
          },
          {
            id: 'ends',
            label: translate('campaigns.ends'),
            isTight: true,
            render: ({ terms }) => instant(terms.endsAt),
          },
        ]}
      />
    </>
  );
}
