import { useState } from 'react';
import type { BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { DrawDialog } from './draw-dialog.tsx';

type Act = 'askToOpen' | 'stop' | 'drawNow';

/** Changes a draft and asks to open it; stops an open draw; draws a raffle whose list is complete. */
export function DrawActs({ draw }: { draw: BoWholeDraw }) {
  const { translate } = useWords();
  const [canChange, canDecide] = [useCan('POST /bo/draws'), useCan('POST /bo/draws/:id/stop')];
  const [act, setAct] = useState<Act | 'change'>();
  const { id, state, isAsked } = draw;
  const params = { id };
  const send: { [act in Act]: (reason: string) => Promise<unknown> } = {
    askToOpen: (reason) => call('POST /bo/draws/:id/askToOpen', { params, body: { reason } }),
    stop: (reason) => call('POST /bo/draws/:id/stop', { params, body: { reason } }),
    drawNow: (reason) => call('POST /bo/draws/:id/drawNow', { params, body: { reason } }),
  };
  return (
    <>
      {isAsked && <NoticeBar>{translate('draws.waits_hint')}</NoticeBar>}
      <div className="agent-acts">
        {state === 'draft' && canChange && (
          <>
            <Button tone="brass" disabled={isAsked} onClick={() => setAct('askToOpen')}>
              {translate('draws.askToOpen')}
            </Button>
            <Button onClick={() => setAct('change')}>{translate('draws.change')}</Button>
          </>
        )}
        {state === 'open' && canDecide && (
          <Button onClick={() => setAct('stop')}>{translate('draws.stop')}</Button>
        )}
        {state === 'frozen' && canDecide && (
          <Button tone="brass" onClick={() => setAct('drawNow')}>
            {translate('draws.drawNow')}
          </Button>
        )}
      </div>
      {act === 'change' && <DrawDialog draw={draw} onClose={() => setAct(undefined)} />}
      {act !== undefined && act !== 'change' && (
        <ReasonDialog
          title={translate(`draws.${act}`)}
          confirmLabel={translate(`draws.${act}`)}
          {...(act === 'stop' ? { tone: 'danger' as const } : {})}
          send={send[act]}
          tell={() => translate(`draws.told_${act}`)}
          onClose={() => setAct(undefined)}
        >
          <p>{translate(`draws.${act}_hint`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
