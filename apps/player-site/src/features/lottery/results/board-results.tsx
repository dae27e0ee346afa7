/** Draws with prizes: the whole board of one day, and a way to the others. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { DrawLink } from '#features/lottery/links/draw-link.tsx';
import { DrawnNumbers } from '#features/lottery/numbers/drawn-numbers.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { More } from './more.ts';
import type { DrawnDraw } from './use-results.ts';

export function BoardResults({
  family,
  draws,
  more,
}: {
  family: Family;
  draws: readonly DrawnDraw[];
  more: More;
}) {
  const { t } = useTranslation();
  const { day } = useFormat();
  const [chosenId, setChosenId] = useState<string>();
  const at = Math.max(
    0,
    draws.findIndex(({ id }) => id === chosenId),
  );
  const draw = draws[at];
  if (!draw) return null;
  const [newer, older] = [draws[at - 1], draws[at + 1]];
  return (
    <div className="board-results">
      <div className="board-results-day">
        <IconButton
          label={t('lot_day_before')}
          disabled={!older}
          onClick={() => older && setChosenId(older.id)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <SelectField
          label={t('lot_day')}
          isLabelHidden
          value={draw.id}
          onValueChange={setChosenId}
          options={draws.map(({ id, drawsAt }) => ({ value: id, label: day(drawsAt) }))}
        />
        <IconButton
          label={t('lot_day_after')}
          disabled={!newer}
          onClick={() => newer && setChosenId(newer.id)}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      <DrawnNumbers family={family} numbers={draw.numbers} />
      {draw.corrections > 0 && <p className="result-corrected">{t('lot_corrected')}</p>}
      <DrawLink gameCode={draw.gameCode} drawId={draw.id}>
        {t('lot_about_draw')}
      </DrawLink>
      {more.hasMore && !older && (
        <Button isWide isLoading={more.isLoading} loadingLabel={t('loading')} onClick={more.load}>
          {t('lot_earlier')}
        </Button>
      )}
    </div>
  );
}
