import { winningTickets } from '@bahati/game-rules/slots/progressive.ts';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { localeOf, showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** How the pools grow, and with how many tickets the stake that is set wins each. */
export function JackpotRules() {
  const { play, session } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const stake = useStore(play.round, (state) => state.stake);
  const { progressive } = game.definition;
  if (!progressive) return null;
  const numbers = new Intl.NumberFormat(localeOf(language));
  const levels = progressive.levels.map((level) => ({
    name: t(`jackpot_${level.level}`),
    seed: showMinor(level.seed[session.currency], session.currency, language, true),
    tickets: numbers.format(winningTickets(level, session.currency, stake)),
  }));
  return (
    <>
      <li>{t('rule_pools')}</li>
      <li>
        {t('rule_pool_tickets', {
          stake: showMinor(stake, session.currency, language, true),
          levels: levels.map((level) => t('rule_pool_level', level)).join('; '),
        })}
      </li>
      <li>{t('rule_pool_paid')}</li>
    </>
  );
}
