/** The same ticket over several draws: how many, with which multiples, and when it stops. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { Multiple } from '#features/lottery/game/stake-steppers.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { basketStore } from './basket-store.ts';
import { type BasketLine, chaseMultiples, type Pattern, stakeOf } from './basket.rules.ts';

const leastDraws = 2;
const usualDraws = 5;
const mostStep = 900;
const patterns: readonly Pattern[] = ['same', 'growing', 'percent'];

export function ChaseDialog({
  line,
  game,
  onClose,
}: {
  line: BasketLine;
  game: LotteryGame;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const from = Math.max(
    0,
    game.coming.findIndex(({ id }) => id === line.draw.id),
  );
  const coming = game.coming.slice(from);
  const first = line.chase?.multiples[0] ?? line.multiple;
  const [pattern, setPattern] = useState<Pattern>('same');
  const [step, setStep] = useState(1);
  const [stopsOnWin, setStopsOnWin] = useState(line.chase?.stopsOnWin ?? true);
  const [multiples, setMultiples] = useState<readonly number[]>(
    line.chase?.multiples ??
      chaseMultiples('same', { first, step: 1, draws: Math.min(usualDraws, coming.length) }),
  );
  const shown = multiples.slice(0, coming.length);

  function plan(next: { pattern?: Pattern; step?: number; draws?: number }) {
    const wanted = { pattern, step, draws: shown.length, ...next };
    setPattern(wanted.pattern);
    setStep(wanted.step);
    setMultiples(chaseMultiples(wanted.pattern, { ...wanted, first }));
  }

  const withChase: BasketLine = { ...line, chase: { multiples: shown, stopsOnWin } };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('lottery_chase')}
      closeLabel={t('close')}
      footer={
        <>
          {line.chase && (
            <Button
              onClick={() => {
                const { chase: _, ...alone } = line;
                basketStore.replace(line.key, alone);
                onClose();
              }}
            >
              {t('lottery_chase_none')}
            </Button>
          )}
          <Button
            tone="brass"
            disabled={shown.length < leastDraws}
            onClick={() => {
              basketStore.replace(line.key, withChase);
              onClose();
            }}
          >
            {t('lottery_chase_keep', {
              amount: money(toDecimal(stakeOf(withChase), line.currency), line.currency),
            })}
          </Button>
        </>
      }
    >
      <div className="lot-chase">
        <Multiple
          label={t('lottery_chase_count')}
          value={shown.length}
          onChange={(draws) =>
            plan({ draws: Math.min(coming.length, Math.max(leastDraws, draws)) })
          }
        />
        <Segmented
          label={t('lottery_chase_pattern')}
          options={patterns.map((value) => ({ value, label: t(`lottery_chase_${value}`) }))}
          value={pattern}
          onValueChange={(next) => plan({ pattern: next, step: next === 'percent' ? 50 : 1 })}
        />
        {pattern !== 'same' && (
          <Multiple
            label={t(pattern === 'percent' ? 'lottery_chase_by_percent' : 'lottery_chase_by')}
            value={step}
            onChange={(next) => plan({ step: Math.min(mostStep, next) })}
          />
        )}
        <Checkbox
          checked={stopsOnWin}
          label={t('lottery_chase_stops')}
          onCheckedChange={setStopsOnWin}
        />
        <ChaseTable
          line={line}
          draws={coming}
          multiples={shown}
          onMultiple={(at, value) =>
            setMultiples(shown.map((one, place) => (place === at ? value : one)))
          }
        />
      </div>
    </Dialog>
  );
}

function ChaseTable({
  line,
  draws,
  multiples,
  onMultiple,
}: {
  line: BasketLine;
  draws: LotteryGame['coming'];
  multiples: readonly number[];
  onMultiple: (at: number, value: number) => void;
}) {
  const { t } = useTranslation();
  const { money, shortTime } = useFormat();
  const label = useDrawLabel();
  const { chase: _, ...alone } = line;
  const costs = multiples.map((multiple) => stakeOf({ ...alone, multiple }));
  const told = (amount: bigint) => money(toDecimal(amount, line.currency), line.currency);
  return (
    <div className="lot-table-frame">
      <table className="lot-table lot-chase-table">
        <thead>
          <tr>
            <th scope="col">{t('lottery_draw')}</th>
            <th scope="col">{t('lottery_multiple')}</th>
            <th scope="col">{t('lottery_cost')}</th>
            <th scope="col">{t('lottery_running')}</th>
          </tr>
        </thead>
        <tbody>
          {multiples.map((multiple, at) => {
            const draw = draws[at];
            if (!draw) return null;
            const name = label(draw.number);
            return (
              <tr key={draw.id}>
                <th scope="row">
                  {name} <small>{shortTime(draw.drawsAt)}</small>
                </th>
                <td>
                  <input
                    inputMode="numeric"
                    aria-label={`${name}: ${t('lottery_multiple')}`}
                    value={multiple}
                    onFocus={(event) => event.target.select()}
                    onChange={(event) => {
                      const typed = Number(event.target.value.replaceAll(/\D/g, '').slice(0, 5));
                      onMultiple(at, Math.min(10_000, Math.max(1, typed)));
                    }}
                  />
                </td>
                <td>{told(costs[at] ?? 0n)}</td>
                <td>{told(costs.slice(0, at + 1).reduce((sum, cost) => sum + cost, 0n))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
