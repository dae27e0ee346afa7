import { useState } from 'react';
import type { CallValue } from '@bahati/contract/call.ts';
import type { boRoundCalls, StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { silenceOf } from './round-silence.ts';
import { RoundPicture } from './round-picture.tsx';

type Answer = CallValue<(typeof boRoundCalls)['POST /bo/rounds/:id/ask']>;

/** What its provider knows of the round, asked for now. */
export function RoundAnswer({ id, state }: Pick<StaffRound, 'id' | 'state'>) {
  const { translate, locale } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [answer, setAnswer] = useState<Answer>();
  const language = locale === 'sw' ? 'sw' : 'en';
  const ask = () =>
    act(async () => {
      setAnswer(await call('POST /bo/rounds/:id/ask', { params: { id }, body: { language } }));
    });
  return (
    <section className="queue-section" aria-live="polite">
      <h3>{translate('rounds.answer')}</h3>
      {answer?.detail && <Told detail={answer.detail} />}
      {answer?.detail === null && (
        <p className="quiet">{translate(silenceOf(state, answer.isProviderAway))}</p>
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="s" isLoading={isBusy} onClick={() => void ask()}>
        {translate(answer ? 'rounds.ask_again' : 'rounds.ask')}
      </Button>
    </section>
  );
}

function Told({ detail }: { detail: NonNullable<Answer['detail']> }) {
  const { translate } = useWords();
  const lines = [...detail.choices, ...detail.outcome];
  if (lines.length === 0) return <p className="quiet">{translate('rounds.nothing_told')}</p>;
  return (
    <>
      <RoundPicture detail={detail} />
      <KeyValueList
        isCompact
        items={lines.map(({ label, value }, at) => ({ id: `${at} ${label}`, label, value }))}
      />
    </>
  );
}
