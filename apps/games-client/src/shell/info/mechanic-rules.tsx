import type { HoldAndSpinRule, SpinMultiplier } from '@bahati/game-rules/slots/definition.ts';
import { useSlot } from '#frame/shell/frame-context.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';

const wildRules = {
  sticky: 'rule_sticky',
  walking: 'rule_walking',
  expanding: 'rule_expanding',
} as const satisfies Record<string, WordKey>;

const jackpotNames = {
  mini: 'jackpot_mini',
  minor: 'jackpot_minor',
  major: 'jackpot_major',
} as const satisfies Record<string, WordKey>;

/** What the game has beyond lines and symbols; nothing for a game that has no more. */
export function MechanicRules() {
  const { game } = useSlot();
  const { t, language } = useWords();
  const { wild, wilds, symbols, book, holdAndSpin, buy, gamble, scatter } = game.definition;
  return (
    <>
      <TumbleRules />
      <MultiplierRules />
      {wilds && (
        <li>{t(wildRules[wilds.kind], { wild: symbols[wild ?? -1]?.name[language] ?? '' })}</li>
      )}
      {book && <li>{t('rule_book')}</li>}
      {holdAndSpin && <HoldRules rule={holdAndSpin} />}
      {buy && (
        <li>
          {t('rule_buy', {
            price: buy.price,
            scatters: buy.scatters,
            scatter: symbols[scatter ?? -1]?.name[language] ?? '',
          })}
        </li>
      )}
      {gamble && <li>{t('rule_gamble', { count: gamble.limit })}</li>}
      <PickRules />
    </>
  );
}

function PickRules() {
  const { game } = useSlot();
  const { t, language } = useWords();
  const { pick, symbols, scatter } = game.definition;
  if (!pick) return null;
  return (
    <li>
      {t('rule_pick', {
        scatters: pick.scatters,
        scatter: symbols[scatter ?? -1]?.name[language] ?? '',
        count: pick.picks,
        chests: pick.prizes.length,
        prizes: pick.prizes.toSorted((one, other) => one - other).join(', '),
      })}
    </li>
  );
}

function TumbleRules() {
  const { game } = useSlot();
  const { t } = useWords();
  const { tumble, freeSpins } = game.definition;
  if (!tumble) return null;
  const free = tumble.freeMultipliers.map((each) => each * (freeSpins?.multiplier ?? 1));
  const isMultiplied = (rungs: readonly number[]) => rungs.some((rung) => rung > 1);
  return (
    <>
      <li>{t('rule_tumble')}</li>
      {isMultiplied(tumble.multipliers) && (
        <li>{t('rule_tumble_times', { base: tumble.multipliers.join(', ') })}</li>
      )}
      {freeSpins && isMultiplied(free) && (
        <li>{t('rule_tumble_free', { free: free.join(', ') })}</li>
      )}
    </>
  );
}

/** A number that every spin draws alike, as 1, needs no words. */
function MultiplierRules() {
  const { game } = useSlot();
  const { t } = useWords();
  const { spinMultiplier, freeSpins } = game.definition;
  if (!spinMultiplier) return null;
  const told = (rungs: readonly SpinMultiplier[], series: number) =>
    rungs.map(({ times }) => `×${times * series}`).join(', ');
  const { paid, free } = spinMultiplier;
  return (
    <>
      {paid.length > 1 && <li>{t('rule_spin_times', { times: told(paid, 1) })}</li>}
      {free.length > 1 && (
        <li>{t('rule_free_times', { times: told(free, freeSpins?.multiplier ?? 1) })}</li>
      )}
    </>
  );
}

function HoldRules({ rule }: { rule: HoldAndSpinRule }) {
  const { game } = useSlot();
  const { t, language } = useWords();
  const coin = game.definition.symbols[rule.coin]?.name[language] ?? '';
  const jackpots = rule.values.flatMap(({ jackpot, value }) =>
    jackpot ? [t('rule_jackpot', { name: t(jackpotNames[jackpot]), times: value })] : [],
  );
  return (
    <>
      <li>{t('rule_hold', { coin, trigger: rule.trigger, respins: rule.respins })}</li>
      <li>
        {t('rule_jackpots', {
          jackpots: [...new Set(jackpots)].join('; '),
          grand: rule.grand.toLocaleString('en'),
        })}
      </li>
    </>
  );
}
