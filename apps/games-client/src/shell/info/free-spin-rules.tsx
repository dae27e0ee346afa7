import { useSlot } from '#frame/shell/frame-context.ts';
import { awardsOf } from './free-spin-words.ts';
import { useWords } from '#frame/shell/words.ts';

/** How free spins are won, how many more they may add, and by what their wins are multiplied. */
export function FreeSpinRules() {
  const { game } = useSlot();
  const { t, language } = useWords();
  const { freeSpins, scatter, symbols } = game.definition;
  if (!freeSpins) return null;
  const awards = awardsOf(freeSpins.awards);
  const [added] = awardsOf(freeSpins.retriggers);
  const told = awards.map(({ scatters, spins, isLast }) =>
    t('rule_free_award', { count: spins, scatters: isLast ? `${scatters}+` : scatters }),
  );
  return (
    <>
      <li>
        {t('rule_free', {
          scatter: symbols[scatter ?? -1]?.name[language] ?? '',
          from: awards[0]?.scatters ?? 0,
          awards: told.join(', '),
        })}{' '}
        {added
          ? t('rule_retrigger', {
              from: added.scatters,
              added: added.spins,
              most: freeSpins.maxSpins,
            })
          : t('rule_free_most', { most: freeSpins.maxSpins })}
      </li>
      {freeSpins.multiplier > 1 && (
        <li>{t('rule_multiplied', { multiplier: freeSpins.multiplier })}</li>
      )}
    </>
  );
}
