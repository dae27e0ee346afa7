import { useState } from 'react';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { CompetitionMarginsForm } from './competition-margins-form.tsx';
import { MarginsForm } from './margins-form.tsx';
import { QuickStakesForm } from './quick-stakes-form.tsx';
import { TermsForm } from './terms-form.tsx';
import './settings.css';

/** What is sent once there is a reason. */
type Change = { name: keyof typeof forms; value: unknown };

/** By the name of each setting. */
const forms = {
  slips: TermsForm,
  margins: MarginsForm,
  competition_margins: CompetitionMarginsForm,
  quick_stakes: QuickStakesForm,
} as const;
const formNames = Object.keys(forms) as (keyof typeof forms)[];

/** Terms, margins and quick stakes for good: they hold for what is placed from then on. */
export function TradingSettingsPage() {
  const { translate } = useWords();
  const { can } = useRoom();
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
        {!can('trading.settings') && (
          <NoticeBar>{translate('trading.settings.read_only')}</NoticeBar>
        )}
        {formNames.map((name) => {
          const Form = forms[name];
          const value = data[name];
          return (
            <Form
              key={`${name} ${JSON.stringify(value)}`}
              value={value}
              onChange={(next) => setChange({ name, value: next })}
            />
          );
        })}
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
