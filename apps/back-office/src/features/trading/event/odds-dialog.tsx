import { useState } from 'react';
import type { MarketExposure } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { readOdds, writeOdds, writeShare } from '#features/trading/room/figures.ts';
import { setControl } from '#features/trading/room/use-controls.ts';
import { keptAt, overround, withOdds } from './odds-effect.rules.ts';

type Outcome = MarketExposure['outcomes'][number];
type Kind = 'odds' | 'boost';

/** Odds of one outcome by hand, or raised as a boost; what that does to the margin is shown before. */
export function OddsDialog({
  controlKey,
  title,
  market,
  outcome,
  onClose,
}: {
  controlKey: string;
  title: string;
  market: MarketExposure;
  outcome: Outcome;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const [kind, setKind] = useState<Kind>('odds');
  const [typed, setTyped] = useState(outcome.odds === null ? '' : writeOdds(outcome.odds));
  const odds = readOdds(typed);
  const isNoBoost = kind === 'boost' && odds !== undefined && odds <= (outcome.odds ?? 0);
  return (
    <ReasonDialog
      title={title}
      confirmLabel={translate(`trading.odds.set_${kind}`)}
      isReady={odds !== undefined && !isNoBoost}
      send={(reason) =>
        setControl({ scope: 'outcome', key: controlKey, kind, value: odds ?? 0, reason })
      }
      tell={() => translate(`trading.odds.told_${kind}`)}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <Segmented
            label={translate('trading.odds.kind')}
            value={kind}
            options={(['odds', 'boost'] as const).map((value) => ({
              value,
              label: translate(`trading.control.${value}`),
            }))}
            onValueChange={setKind}
          />
          <TextField
            label={translate('trading.odds.new')}
            hint={translate(`trading.odds.hint_${kind}`)}
            error={
              isNoBoost
                ? translate('trading.odds.no_boost')
                : isWanting && odds === undefined && translate('trading.odds.none')
            }
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onValueChange={setTyped}
          />
          <Effect market={market} outcome={outcome} odds={odds} />
          <EndControls controlKey={controlKey} outcome={outcome} onEnd={onClose} />
        </>
      )}
    </ReasonDialog>
  );
}

function Effect({
  market,
  outcome,
  odds,
}: {
  market: MarketExposure;
  outcome: Outcome;
  odds: number | undefined;
}) {
  const { translate } = useWords();
  const tell = (before: number | undefined, after: number | undefined) => {
    const was = before === undefined ? '–' : writeShare(before);
    return after === undefined || after === before ? was : `${was} → ${writeShare(after)}`;
  };
  const kept = (at: number | null | undefined) =>
    at === null || at === undefined ? undefined : keptAt(at, outcome.chance);
  const after = odds === undefined ? undefined : kept(odds);
  const changed = odds === undefined ? undefined : withOdds(market.outcomes, outcome.outcome, odds);
  return (
    <KeyValueList
      isCompact
      items={[
        {
          id: 'fair',
          label: translate('trading.odds.fair'),
          value: outcome.fairOdds === null ? '–' : writeOdds(outcome.fairOdds),
        },
        {
          id: 'kept',
          label: translate('trading.odds.kept'),
          value: tell(kept(outcome.odds), after),
          ...(after !== undefined && after < 0 ? { tone: 'loss' as const } : {}),
        },
        {
          id: 'overround',
          label: translate('trading.odds.overround'),
          value: tell(overround(market.outcomes), changed && overround(changed)),
        },
      ]}
    />
  );
}

/** What stands on the outcome ends in one click. */
function EndControls({
  controlKey,
  outcome,
  onEnd,
}: {
  controlKey: string;
  outcome: Outcome;
  onEnd: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const standing = [
    { kind: 'odds' as const, odds: outcome.override },
    { kind: 'boost' as const, odds: outcome.boost },
  ].filter(({ odds }) => odds !== null);
  if (standing.length === 0) return null;
  async function end(kind: Kind) {
    const reason = translate('trading.by_click');
    const send = () => setControl({ scope: 'outcome', key: controlKey, kind, value: null, reason });
    if (await act(send, () => translate('trading.controls.ended'))) onEnd();
  }
  return (
    <div className="trading-standing">
      {standing.map(({ kind, odds }) => (
        <Button key={kind} size="s" isLoading={isBusy} onClick={() => void end(kind)}>
          {translate(`trading.odds.end_${kind}`, { odds: writeOdds(odds ?? 0) })}
        </Button>
      ))}
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
