import { useState } from 'react';
import type { MarketExposure, TradingEventLine } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { fromClockField, toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { type DecisionDraft, firstDraft, readDraft, withResult } from './decision-draft.rules.ts';
import { DecisionLook } from './decision-look.tsx';
import { ResultFields } from './result-fields.tsx';

/** Event → market → what becomes of it; who is touched is seen before it is done. */
export function DecisionForm({
  eventId,
  onOther,
  onDone,
}: {
  eventId: string;
  onOther: () => void;
  onDone: () => void;
}) {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useTrading('GET /trading/v1/events/:eventId', {
    params: { eventId },
  });
  if (!data) {
    return error ? (
      <ListProblem
        title={translate('trading.event.failed')}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    ) : (
      <SkeletonRows count={4} label={translate('list.loading')} />
    );
  }
  return (
    <section className="trading-decide" aria-label={data.event.name}>
      <header className="trading-head-line">
        <strong>{data.event.name}</strong>
        <span className="quiet">{data.event.competition}</span>
        <Button size="s" onClick={onOther}>
          {translate('trading.decide.other_event')}
        </Button>
      </header>
      <Fields event={data.event} markets={data.markets} onDone={onDone} />
    </section>
  );
}

function Fields({
  event,
  markets,
  onDone,
}: {
  event: TradingEventLine;
  markets: readonly MarketExposure[];
  onDone: () => void;
}) {
  const { translate } = useWords();
  const names = useTradingNames();
  const [draft, setDraft] = useState<DecisionDraft>(firstDraft);
  const outcomes = markets.find(({ market }) => market === draft.market)?.outcomes ?? [];
  const codes = outcomes.map(({ outcome }) => outcome);
  const decision = readDraft(draft, event.id, codes);
  const whole = { value: '', label: translate('trading.decide.every_market') };
  return (
    <>
      <Segmented
        label={translate('trading.decide.kind')}
        value={draft.kind}
        options={(['void', 'result'] as const).map((value) => ({
          value,
          label: translate(`trading.decide.${value}`),
        }))}
        onValueChange={(kind) => setDraft({ ...draft, kind })}
      />
      <SelectField
        label={translate('trading.decide.market')}
        value={draft.market}
        {...(draft.kind === 'result' ? { placeholder: translate('trading.decide.choose') } : {})}
        options={[
          ...(draft.kind === 'void' ? [whole] : []),
          ...markets.map(({ market }) => ({
            value: market,
            label: lined(names.market(market, event), market),
          })),
        ]}
        onValueChange={(market) => setDraft({ ...draft, market, results: {} })}
      />
      {draft.kind === 'void' ? (
        <VoidWindow draft={draft} onChange={setDraft} />
      ) : (
        <ResultFields
          outcomes={outcomes.map((one) => ({
            ...one,
            name: names.outcome(draft.market, one, event),
          }))}
          said={draft.results}
          onChange={(outcome, result) => setDraft(withResult(draft, codes, outcome, result))}
        />
      )}
      <DecisionLook key={JSON.stringify(decision)} decision={decision} onDone={onDone} />
    </>
  );
}

/** A market of a line is told from its neighbours by it. */
function lined(name: string, market: string): string {
  const line = market.split(':')[2];
  return line && !name.includes(line) ? `${name} (${line})` : name;
}

function VoidWindow({
  draft,
  onChange,
}: {
  draft: DecisionDraft;
  onChange: (draft: DecisionDraft) => void;
}) {
  const { translate } = useWords();
  const { from, until } = draft;
  const isTurned = from !== undefined && until !== undefined && from >= until;
  return (
    <fieldset className="trading-window">
      <legend>{translate('trading.decide.window')}</legend>
      <TextField
        label={translate('trading.decide.from')}
        type="datetime-local"
        value={from === undefined ? '' : toClockField(from)}
        onValueChange={(text) => onChange({ ...draft, from: fromClockField(text) })}
      />
      <TextField
        label={translate('trading.decide.until')}
        type="datetime-local"
        error={isTurned && translate('trading.decide.window_turned')}
        value={until === undefined ? '' : toClockField(until)}
        onValueChange={(text) => onChange({ ...draft, until: fromClockField(text) })}
      />
    </fieldset>
  );
}
