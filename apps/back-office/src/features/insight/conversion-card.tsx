import type { Conversion } from '@bahati/contract/back-office/insight/insight.ts';
import { useWords } from '#office/words/use-words.ts';
import { shareOf } from './figures.rules.ts';
import { useToldFigures } from './use-told-figures.ts';

const steps = ['registered', 'deposited', 'staked'] as const;

/** How far those got who registered in the last seven days, beside the seven before. */
export function ConversionCard({ now, before }: { now: Conversion; before: Conversion }) {
  const { translate } = useWords();
  const { count, share } = useToldFigures('KES');
  return (
    <section className="insight-card" aria-labelledby="conversion">
      <h2 id="conversion">{translate('insight.conversion')}</h2>
      <table className="conversion">
        <thead>
          <tr>
            <th scope="col">{translate('insight.step')}</th>
            <th scope="col">{translate('insight.last_days')}</th>
            <th scope="col" data-number="">
              {translate('insight.days_before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <th scope="row">{translate(`insight.steps.${step}`)}</th>
              <td>
                <span className="conversion-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${shareOf(now[step], now.registered) / 10}%` }} />
                </span>
                <strong className="tabular">{count(now[step])}</strong>{' '}
                <span className="quiet">{share(shareOf(now[step], now.registered))}</span>
              </td>
              <td data-number="">
                {count(before[step])}{' '}
                <span className="quiet">{share(shareOf(before[step], before.registered))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
