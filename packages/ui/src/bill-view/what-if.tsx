import { explainBill } from '@bahati/agency-rules/explain/explain-bill.ts';
import {
  type Lever,
  leversOf,
  type LeverItem,
  type Wishes,
  withWishes,
} from '@bahati/agency-rules/explain/what-if.ts';
import type { BillSnapshot } from '@bahati/agency-rules/bills/bill.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { readAmount, readFigure } from '@bahati/money/typed-figure.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { type CSSProperties, useId, useState } from 'react';
import { type BillSpeech, moneyWords } from './bill-speech.ts';
import { TierLadder } from './tier-ladder.tsx';
import './what-if.css';

type Texts = Partial<Record<LeverItem, string>>;

/** Steps of a slider. */
const steps = 200;

/** What the bill would be by other figures, by the engine that made the bill. */
export function WhatIf({ snapshot, speech }: { snapshot: BillSnapshot; speech: BillSpeech }) {
  const { say, currency, locale } = speech;
  const titleId = useId();
  const [texts, setTexts] = useState<Texts>({});
  const billed = explainBill(snapshot);
  const wished = explainBill(withWishes(snapshot, wishesOf(texts, speech)));
  const difference = wished.own - billed.own;
  return (
    <section className="what-if" aria-labelledby={titleId}>
      <h2 id={titleId} className="bill-title">
        {say('what_if_title')}
      </h2>
      <p className="bill-about">{say('what_if_about')}</p>
      <div className="what-if-columns">
        <div className="what-if-result" aria-live="polite">
          <p className="what-if-label">{say('what_if_result')}</p>
          <Amount
            value={toDecimal(wished.own, currency)}
            currency={currency}
            locale={locale}
            size="xl"
          />
          <p className="what-if-difference" data-way={wayOf(difference)}>
            {difference === 0n
              ? say('what_if_same')
              : say(difference > 0n ? 'what_if_more' : 'what_if_less', {
                  amount: moneyWords(difference > 0n ? difference : -difference, speech),
                })}
          </p>
        </div>
        <div className="what-if-levers">
          {leversOf(snapshot).map((lever) => (
            <LeverFields
              key={lever.item}
              lever={lever}
              text={texts[lever.item]}
              speech={speech}
              onChange={(text) => setTexts({ ...texts, [lever.item]: text })}
            />
          ))}
          <div>
            <Button
              size="s"
              disabled={Object.keys(texts).length === 0}
              onClick={() => setTexts({})}
            >
              {say('what_if_reset')}
            </Button>
          </div>
        </div>
        {wished.tiers && (
          <div className="what-if-tiers">
            <TierLadder tiers={wished.tiers} kind={snapshot.kind} speech={speech} isBrief />
          </div>
        )}
      </div>
    </section>
  );
}

function wayOf(difference: bigint): 'more' | 'less' | undefined {
  if (difference === 0n) return undefined;
  return difference > 0n ? 'more' : 'less';
}

/** What reads as a figure; a text that does not leaves the figure as billed. */
function wishesOf(texts: Texts, { currency }: BillSpeech): Wishes {
  const read = Object.entries(texts).flatMap(([item, text]) => {
    const figure = item === 'activeMembers' ? readFigure(text, 0) : readAmount(text, currency);
    const isMember = item === 'activeMembers';
    if (figure.fault !== undefined || (isMember && figure.units > mostMembers)) return [];
    return [[item, figure.units]];
  });
  return Object.fromEntries(read) as Wishes;
}

const mostMembers = 1_000_000n;

function LeverFields({
  lever: { item, value, most },
  text,
  speech,
  onChange,
}: {
  lever: Lever;
  /** Undefined: as billed. */
  text: string | undefined;
  speech: BillSpeech;
  onChange: (text: string) => void;
}) {
  const { say, currency, figureWords } = speech;
  const isAmount = item !== 'activeMembers';
  const textOf = (figure: bigint) => (isAmount ? toDecimal(figure, currency) : `${figure}`);
  const shown = text ?? textOf(value);
  const read = isAmount ? readAmount(shown, currency) : readFigure(shown, 0);
  const figure = read.fault === undefined ? read.units : value;
  // Members move one by one, amounts by the steps of the slider.
  const ends = isAmount ? BigInt(steps) : most;
  const place = figure >= most ? ends : (figure * ends) / most;
  const label = say(`lever_${item}`);
  return (
    <div className="what-if-lever">
      {isAmount ? (
        <AmountField
          label={label}
          currency={currency}
          faultWords={figureWords}
          value={shown}
          error={read.fault === 'empty' ? figureWords('empty', 2) : undefined}
          onValueChange={onChange}
        />
      ) : (
        <TextField
          label={label}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          error={read.fault && figureWords(read.fault, 0)}
          onValueChange={onChange}
        />
      )}
      <input
        type="range"
        className="what-if-slider"
        style={{ '--at': `${Number((place * 100n) / ends)}%` } as CSSProperties}
        aria-label={say('what_if_slider', { figure: label })}
        aria-valuetext={isAmount ? moneyWords(figure, speech) : `${figure}`}
        min={0}
        max={Number(ends)}
        value={Number(place)}
        onChange={(event) => {
          const moved = (most * BigInt(event.currentTarget.value)) / ends;
          onChange(textOf(moved));
        }}
      />
    </div>
  );
}
