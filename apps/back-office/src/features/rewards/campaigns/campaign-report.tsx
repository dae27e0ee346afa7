import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

const figures = ['deposits', 'turnover', 'result'] as const;

/** What it cost, and members who could have it against those held out. */
export function CampaignReport({ id }: { id: string }) {
  const { translate, locale } = useWords();
  const reading = useRecord('GET /bo/campaigns/:id/report', { params: { id } });
  const { data, error, refetch, isFetching } = reading;
  if (error && !data) {
    return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} isSmall />;
  }
  if (!data) return <SkeletonRows count={3} label={translate('list.loading')} />;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={data.currency} locale={locale} />
  );
  return (
    <section className="campaign-part" aria-labelledby="campaign-report">
      <h2 id="campaign-report">{translate('campaigns.report')}</h2>
      <KeyValueList
        isCompact
        items={(['given', 'open', 'held', 'lapsed'] as const).map((name) => ({
          id: name,
          label: translate(`campaigns.report_${name}`),
          value: money(data[name]),
        }))}
      />
      {data.uplift ? (
        <div className="records-scroll">
          <table className="records-table">
            <caption className="office-unseen">{translate('campaigns.uplift')}</caption>
            <thead>
              <tr>
                <th scope="col">{translate('campaigns.uplift')}</th>
                <th scope="col" data-number="">
                  {translate('campaigns.members')}
                </th>
                {figures.map((name) => (
                  <th key={name} scope="col" data-number="">
                    {translate(`campaigns.uplift_${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(['treated', 'control'] as const).map((group) => (
                <tr key={group}>
                  <th scope="row">{translate(`campaigns.uplift_${group}`)}</th>
                  <td data-number="">{data.uplift?.[group].members}</td>
                  {figures.map((name) => (
                    <td key={name} data-number="">
                      {money(data.uplift?.[group][name] ?? '0')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="quiet">{translate('campaigns.no_control')}</p>
      )}
    </section>
  );
}
