import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Link } from '#office/address/link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { CampaignActs } from './acts/campaign-acts.tsx';
import { CampaignCodes } from './campaign-codes.tsx';
import { CampaignReport } from './campaign-report.tsx';
import { CampaignStateChip } from './campaign-state.tsx';
import { MemberPreview } from './member-preview.tsx';
import './campaigns.css';

/** Awards are counted as they are offered. */
const refetchEveryMs = 5_000;

/** One campaign: how members see it, what it cost, and what can be done about it. */
export function CampaignPage() {
  const { translate } = useWords();
  const { id = '' } = usePathParams();
  const reading = useRecord('GET /bo/campaigns/:id', { params: { id } }, { refetchEveryMs });
  const { data: campaign, error, refetch, isFetching } = reading;
  if (error && !campaign) {
    return (
      <>
        <PageTitle title={translate('sections.campaigns')} />
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      </>
    );
  }
  if (!campaign) return <LoadingPage />;
  return (
    <>
      <RecordTitle
        title={campaign.name}
        back={{ to: '/campaigns', label: translate('campaigns.back') }}
      >
        <CampaignStateChip state={campaign.state} />
      </RecordTitle>
      <div className="campaign-page">
        {campaign.wanted && (
          <NoticeBar>
            {translate('campaigns.waits', {
              name: campaign.wanted.requestedBy,
              reason: campaign.wanted.reason,
            })}
          </NoticeBar>
        )}
        <CampaignActs campaign={campaign} />
        <div className="campaign-builder">
          <div className="campaign-form">
            <section className="campaign-part" aria-labelledby="campaign-figures">
              <h2 id="campaign-figures">{translate('campaigns.figures')}</h2>
              <Figures campaign={campaign} />
            </section>
            {campaign.terms.trigger.kind === 'code' && <CampaignCodes campaign={campaign} />}
            {campaign.startedAt && <CampaignReport id={campaign.id} />}
          </div>
          <aside className="campaign-aside" aria-label={translate('campaigns.preview')}>
            <MemberPreview
              terms={campaign.terms}
              currency={campaign.currency}
              vendorNames={campaign.vendorNames}
            />
          </aside>
        </div>
      </div>
    </>
  );
}

function Figures({ campaign }: { campaign: WholeCampaign }) {
  const { translate, locale, instant } = useWords();
  const { currency, terms, spent, times, members, held, version, changedBy, changedAt } = campaign;
  const { budget, condition } = terms;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <>
      <progress
        className="campaign-budget"
        value={Number(spent)}
        max={Number(budget.total)}
        aria-label={translate('campaigns.spent')}
      />
      <KeyValueList
        isCompact
        items={[
          { id: 'spent', label: translate('campaigns.spent'), value: money(spent) },
          { id: 'total', label: translate('campaigns.total'), value: money(budget.total) },
          ...(budget.day === null
            ? []
            : [{ id: 'day', label: translate('campaigns.dayBudget'), value: money(budget.day) }]),
          ...(budget.member === null
            ? []
            : [
                {
                  id: 'member',
                  label: translate('campaigns.memberBudget'),
                  value: money(budget.member),
                },
              ]),
          { id: 'times', label: translate('campaigns.times_given'), value: times },
          { id: 'members', label: translate('campaigns.members'), value: members },
          {
            id: 'held',
            label: translate('campaigns.held'),
            value:
              held === 0 ? (
                0
              ) : (
                <Link to="/reward_reviews" className="office-link">
                  {held}
                </Link>
              ),
          },
          {
            id: 'control',
            label: translate('campaigns.controlPercent'),
            value: `${terms.controlPercent}\u00A0%`,
          },
          ...(condition.tags.length + condition.countries.length === 0
            ? []
            : [
                {
                  id: 'segment',
                  label: translate('campaigns.part_condition'),
                  value: [...condition.tags, ...condition.countries].join(', '),
                },
              ]),
          {
            id: 'changed',
            label: translate('campaigns.version', { version }),
            value: `${changedBy}, ${instant(changedAt)}`,
          },
        ]}
      />
    </>
  );
}
