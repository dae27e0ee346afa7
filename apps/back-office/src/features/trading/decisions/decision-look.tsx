import { useState } from 'react';
import type { TradingDecision } from '@bahati/contract/trading/trading.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';
import { sourceFault } from './decision-draft.rules.ts';
import { SourceFields } from './source-fields.tsx';
import { type Looked, BetRows, BetSums } from './touched-table.tsx';

/** Who would be touched, then the reason and the word. Another draft begins anew. */
export function DecisionLook({
  decision,
  onDone,
}: {
  decision: TradingDecision | undefined;
  onDone: () => void;
}) {
  const { translate, problem } = useWords();
  const [looked, setLooked] = useState<Looked>();
  const [isLooking, setIsLooking] = useState(false);
  const [lookFault, setLookFault] = useState<string>();
  async function look() {
    if (!decision) return;
    setIsLooking(true);
    setLookFault(undefined);
    try {
      setLooked(await tradingCall('POST /trading/v1/decisions/look', { body: { decision } }));
    } catch (error) {
      setLookFault(problem(error).words);
    } finally {
      setIsLooking(false);
    }
  }
  return (
    <div className="trading-look">
      <Button
        className={looked ? '' : 'office-ink'}
        disabled={!decision}
        isLoading={isLooking}
        onClick={() => void look()}
      >
        {translate(looked ? 'trading.decide.look_again' : 'trading.decide.look')}
      </Button>
      {lookFault && (
        <p className="ui-dialog-error" role="alert">
          {lookFault}
        </p>
      )}
      {looked && decision && <Confirm decision={decision} looked={looked} onDone={onDone} />}
    </div>
  );
}

function Confirm({
  decision,
  looked: { touched, needsTwo },
  onDone,
}: {
  decision: TradingDecision;
  looked: Looked;
  onDone: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  // Above the limit the second person names the other one.
  const sources = decision.kind === 'void' ? [] : typed.slice(0, needsTwo ? 1 : 2);
  async function decide() {
    setIsWanting(true);
    const areGood = sources.every(
      (source, at) => sourceFault(source, sources.slice(0, at)) === undefined,
    );
    if (!isReasonGood(reason) || !areGood) return;
    const named = sources.map((source) => source.trim());
    const body = { decision, reason: reason.trim(), sources: named };
    const isDone = await act(
      () => tradingCall('POST /trading/v1/decisions', { body }),
      ({ state }) => translate(`trading.decide.told_${state}`),
    );
    if (isDone) onDone();
  }
  return (
    <>
      <BetSums touched={touched} />
      <BetRows touched={touched} />
      {needsTwo && (
        <NoticeBar tone="warn">
          {translate(`trading.decide.needs_two${decision.kind === 'void' ? '' : '_result'}`)}
        </NoticeBar>
      )}
      {sources.length > 0 && (
        <SourceFields
          sources={sources}
          isWanting={isWanting}
          onChange={(next) => setTyped(typed.map((text, at) => next[at] ?? text))}
        />
      )}
      <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <Button tone="brass" isLoading={isBusy} onClick={() => void decide()}>
        {translate(needsTwo ? 'trading.decide.ask' : `trading.decide.do_${decision.kind}`)}
      </Button>
    </>
  );
}
