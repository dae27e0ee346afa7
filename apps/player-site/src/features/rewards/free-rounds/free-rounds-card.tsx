import type { MemberFreeRounds } from '@bahati/contract/player-site/rewards/free-rounds.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { GameLink } from '#features/catalogue/game-link.tsx';
import { useFormat } from '#features/language/use-format.ts';

export type EndedRounds = MemberFreeRounds & {
  state: Exclude<MemberFreeRounds['state'], 'active' | 'preparing'>;
};

/** Rounds to play: how many are left, at what stake, until when, and the way to the game. */
export function FreeRoundsCard({ rounds: one }: { rounds: MemberFreeRounds }) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const { gameName, left, rounds, stake, won, currency, state } = one;
  const isBegun = left < rounds;
  return (
    <article className="free-rounds-card">
      <img className="free-rounds-art" src={one.icon} alt="" width={72} height={90} />
      <div className="free-rounds-facts">
        <h3 className="free-rounds-game">{gameName}</h3>
        <p className="free-rounds-count">
          {t('free_rounds_at', { count: left, stake: money(stake, currency) })}
        </p>
        <progress
          className="free-rounds-bar"
          value={rounds - left}
          max={rounds}
          aria-label={t('free_rounds_played', { played: rounds - left, rounds })}
        />
        <p className="quiet small">
          {isBegun && (
            <>
              {t('free_rounds_won_so_far', { amount: money(won, currency) })}
              <br />
            </>
          )}
          {t('free_rounds_until', { time: time(one.expiresAt) })}
        </p>
      </div>
      {state === 'active' ? (
        <GameLink
          game={one}
          className={`${buttonClass({ tone: 'brass' })} free-rounds-play`}
          aria-label={t('free_rounds_play_in', { game: gameName })}
        >
          {t('free_rounds_play')}
        </GameLink>
      ) : (
        <p className="free-rounds-play quiet small">{t('free_rounds_preparing')}</p>
      )}
    </article>
  );
}

/** Rounds of before: how many were played and what they won. */
export function EndedFreeRounds({ rounds: one }: { rounds: EndedRounds }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const { gameName, left, rounds, won, currency, state } = one;
  return (
    <ListRow
      leading={
        <img
          className="free-rounds-art"
          src={one.icon}
          alt=""
          width={40}
          height={50}
          loading="lazy"
        />
      }
      title={gameName}
      subtitle={`${t('free_rounds_played', { played: rounds - left, rounds })} · ${time(one.createdAt)}`}
      trailing={
        <Amount
          value={won}
          currency={currency}
          locale={locale}
          tone={/[1-9]/.test(won) ? 'win' : 'quiet'}
        />
      }
      trailingNote={
        <StatusChip tone={state === 'played' ? 'lagoon' : 'quiet'}>
          {t(`free_rounds_state_${state}`)}
        </StatusChip>
      }
    />
  );
}
