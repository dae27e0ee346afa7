import { useState } from 'react';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { MarginsForm } from './margins-form.tsx';
import { TermsForm } from './terms-form.tsx';
import './settings.css';

/** What is sent once there is a reason. */
export type Change = { name: 'slips' | 'margins'; value: unknown };

/** Terms and margins for good: they hold for what is placed from then on. */
export function TradingSettingsPage() {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useTrading('GET /trading/v1/settings', {});
  const [change, setChange] = useState<Change>();
  if (!data) {
    return error ? (
      <ListProblem
        title={translate('trading.settings.failed')}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    ) : (
      <SkeletonRows count={8} label={translate('list.loading')} />
    );
  }
  return (
    <>
      <div className="trading-settings">
        <TermsForm
          key={JSON.stringify(data['slips'])}
          value={data['slips']}
          onChange={(value) => setChange({ name: 'slips', value })}
        />
        <MarginsForm
          key={`margins ${JSON.stringify(data['margins'])}`}
          value={data['margins']}
          onChange={(value) => setChange({ name: 'margins', value })}
        />
      </div>
      {change && (
        <ReasonDialog
          title={translate(`trading.settings.save_${change.name}`)}
          confirmLabel={translate('trading.settings.save')}
          send={(reason) =>
            tradingCall('PUT /trading/v1/settings', { body: { ...change, reason } })
          }
          tell={() => translate('trading.settings.told')}
          onClose={() => setChange(undefined)}
        >
          <p>{translate('trading.settings.holds')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
