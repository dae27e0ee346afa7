import type { DashboardFigure } from '@bahati/contract/back-office/insight/insight.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { ChangeWords } from './change-words.tsx';
import { Sparkline } from './sparkline.tsx';
import { useToldFigures } from './use-told-figures.ts';

/** How the day goes: each figure now, and against the same time yesterday and a week ago. */
export function FigureTiles({
  figures,
  currency,
  mark,
}: {
  figures: readonly DashboardFigure[];
  currency: Currency;
  mark: string;
}) {
  const { translate } = useWords();
  return (
    <ul className="figure-tiles" aria-label={translate('insight.figures')}>
      {figures.map((figure) => (
        <FigureTile key={figure.name} figure={figure} currency={currency} mark={mark} />
      ))}
    </ul>
  );
}

function FigureTile({
  figure: { name, today, atMark, hours },
  currency,
  mark,
}: {
  figure: DashboardFigure;
  currency: Currency;
  mark: string;
}) {
  const { translate } = useWords();
  const { symbol, figure, share } = useToldFigures(currency);
  const time = toClockField(mark).slice(11);
  return (
    <li className="figure-tile" aria-labelledby={`figure-${name}`}>
      <h3 id={`figure-${name}`}>{translate(`insight_figures.${name}`)}</h3>
      <p className="figure-value tabular" data-figure={name}>
        {typeof today === 'string' && <span className="figure-symbol">{symbol} </span>}
        {figure(today)}
      </p>
      <Sparkline today={hours.today} yesterday={hours.yesterday} />
      <p className="figure-changes">
        <ChangeWords
          now={atMark.today}
          before={atMark.yesterday}
          share={share}
          words={translate('insight.on_yesterday', { time })}
        />
        <ChangeWords
          now={atMark.today}
          before={atMark.lastWeek}
          share={share}
          words={translate('insight.on_last_week')}
        />
      </p>
    </li>
  );
}
