import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { canContinue } from './open-round.rules.ts';

/** Of a round that is open: what is in it, and the way back to it. */
export function OpenRound({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const amount = money(bet.stake, bet.currency);
  if (!canContinue(bet)) return <p>{t('bet_open_waits', { amount })}</p>;
  return (
    <>
      <p>{t('bet_open_text', { amount })}</p>
      <GameLink game={bet} className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}>
        {t('round_continue')}
      </GameLink>
    </>
  );
}
