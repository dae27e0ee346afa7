import type { BillExplanation } from '@bahati/agency-rules/explain/explain-bill.ts';
import { CheckIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { type ReactNode, useId } from 'react';
import { type BillSpeech, countWords, moneyWords, percentWords } from './bill-speech.ts';
import { LossFall } from './loss-fall.tsx';
import { missingWords, TierLadder } from './tier-ladder.tsx';
import './bill-explained.css';

type Props = { view: BillExplanation; speech: BillSpeech };

/**
 * How a bill came to its amount, from the figures to what is owed, each part in a card of its own.
 * `stated` is what the bill says in minor units: whether the engine comes to the same is told.
 */
export function BillExplained({ view, speech, stated }: Props & { stated: bigint }) {
  const { say } = speech;
  return (
    <div className="bill-parts">
      <BillPart title={say('inputs_title')}>
        <KeyValueList items={inputLines({ view, speech })} />
      </BillPart>
      {view.fall && (
        <BillPart title={say('fall_title')} about={say('fall_about')}>
          <LossFall steps={view.fall} speech={speech} />
        </BillPart>
      )}
      {view.carryOver && (
        <BillPart title={say('carry_title')}>
          <KeyValueList
            items={(['in', 'used', 'on'] as const).map((way) => ({
              id: way,
              label: say(`carry_${way}`),
              value: moneyWords(view.carryOver?.[way] ?? 0n, speech),
            }))}
          />
        </BillPart>
      )}
      {view.tiers && (
        <BillPart title={say('tiers_title')} about={tierSentence({ view, speech })}>
          <TierLadder tiers={view.tiers} kind={view.terms.kind} speech={speech} />
        </BillPart>
      )}
      {view.shares && <Shares view={view} speech={speech} />}
      <BillPart title={say('sum_title')}>
        <KeyValueList items={sumLines({ view, speech })} />
        <p className="bill-proof" data-agrees={view.own === stated ? '' : undefined}>
          {view.own === stated ? <CheckIcon size={18} /> : <WarningIcon size={18} />}
          {view.own === stated
            ? say('agrees')
            : say('differs', {
                stated: moneyWords(stated, speech),
                computed: moneyWords(view.own, speech),
              })}
        </p>
      </BillPart>
    </div>
  );
}

export function BillPart({
  title,
  about,
  children,
}: {
  title: string;
  about?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="bill-part" aria-labelledby={id}>
      <h2 id={id} className="bill-title">
        {title}
      </h2>
      {about && <p className="bill-about">{about}</p>}
      {children}
    </section>
  );
}

function inputLines({ view, speech }: Props): KeyValue[] {
  return view.inputs.map(({ item, value }) => ({
    id: item,
    label: speech.say(`input_${item}`),
    value:
      typeof value === 'number' ? countWords(BigInt(value), speech) : moneyWords(value, speech),
  }));
}

/** What the team is paid by, and what the next tier still asks for. */
function tierSentence({ view, speech }: Props): string {
  const { say } = speech;
  const next = view.nextTier && view.tiers?.[view.nextTier.tier];
  const missing = next ? missingWords(next.conditions, speech) : '';
  return [
    view.chosenTier === null ? say('tier_none') : '',
    missing === '' ? '' : say('tier_next', { missing }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Shares({ view, speech }: Props) {
  const { say } = speech;
  return (
    <BillPart title={say('shares_title')} about={view.isBraked ? say('braked') : undefined}>
      <ul className="bill-shares">
        {(view.shares ?? []).map((line) => (
          <li key={line.nextRateBps}>
            <span className="bill-share-rate">{percentWords(line.differenceBps, speech)}</span>
            <span className="bill-share-about">
              {say('share_line', {
                own: percentWords(line.differenceBps + line.nextRateBps, speech),
                next: percentWords(line.nextRateBps, speech),
              })}
              <br />
              {line.stake === line.countedStake
                ? say('share_stake', { stake: moneyWords(line.stake, speech) })
                : say('share_counted', {
                    counted: moneyWords(line.countedStake, speech),
                    stake: moneyWords(line.stake, speech),
                  })}
            </span>
            <span className="bill-share-pays">{moneyWords(line.pays, speech)}</span>
          </li>
        ))}
      </ul>
    </BillPart>
  );
}

function sumLines({ view, speech }: Props): KeyValue[] {
  const { say } = speech;
  const lines: KeyValue[] = [
    { id: 'earned', label: say('sum_earned'), value: moneyWords(view.earned, speech) },
    ...view.adjustmentLines.map(({ cause, amount }, at): KeyValue => {
      const tone = amount < 0n ? 'loss' : 'win';
      return { id: `${at}`, label: say(`cause_${cause}`), value: moneyWords(amount, speech), tone };
    }),
    { id: 'own', label: say('sum_own'), value: moneyWords(view.own, speech), isStrong: true },
  ];
  if (view.carriedAdjustment < 0n) {
    const value = moneyWords(view.carriedAdjustment, speech);
    lines.push({ id: 'carried', label: say('sum_carried'), value, tone: 'quiet' });
  }
  return lines;
}
