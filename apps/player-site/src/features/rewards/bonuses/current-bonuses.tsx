import type { MemberBonus } from '@bahati/contract/player-site/rewards/awards.ts';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { gameTypeWords } from '@bahati/ui/campaign-card/campaign-words.ts';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useRulesLanguage } from '#features/rewards/promotions/use-promotion-words.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { leftOf } from './left-of.rules.ts';
import '#features/rewards/centre/reward-centre.css';
import './current-bonuses.css';

/** Bonuses that stand: the one that is played and those that wait. Silent without any. */
export function CurrentBonuses() {
  const { t } = useTranslation();
  const { data } = useQuery(memberQuery('GET /wps/rewards/bonuses', { query: { pageSize: 10 } }));
  const standing = data?.items.filter(({ endedAt }) => endedAt === null) ?? [];
  if (standing.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="current-bonuses">
      <h2 id="current-bonuses" className="member-section-title">
        {t('bonuses_title')}
      </h2>
      <ul className="bonus-list">
        {standing.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones: Readonly<Record<MemberBonus['state'], Tone>> = {
  waiting: 'quiet',
  active: 'brass',
  completed: 'lagoon',
  used_up: 'quiet',
  forfeited: 'quiet',
  expired: 'quiet',
};

function BonusCard({ bonus }: { bonus: MemberBonus }) {
  const { t } = useTranslation();
  const { locale, money } = useFormat();
  const language = useRulesLanguage();
  const [isGivingUp, setIsGivingUp] = useState(false);
  const { id, title, state, currency, amount, balance, required, wagered } = bonus;
  const isActive = state === 'active';
  return (
    <article className="bonus-card" aria-labelledby={`bonus-${id}`}>
      <KangaBand seed={`bonus ${id}`} height={16} />
      <div className="bonus-body">
        <div className="application-head">
          <h3 id={`bonus-${id}`} className="award-title">
            {title[language]}
          </h3>
          <StatusChip tone={tones[state]} isLive={isActive}>
            {t(`bonus_state_${state}`)}
          </StatusChip>
        </div>
        <Amount value={isActive ? balance : amount} currency={currency} locale={locale} size="l" />
        <div className="reward-progress">
          <progress
            value={Number(wagered)}
            max={Math.max(Number(required), 1)}
            aria-label={t('bonus_progress')}
          />
          <p className="quiet">
            {t('progress_of', { done: money(wagered, currency), all: money(required, currency) })}
          </p>
        </div>
        <p>{t('bonus_left', { left: money(leftOf(bonus), currency) })}</p>
        <p className="quiet award-small">{t('bonus_why_not')}</p>
        <BonusFacts bonus={bonus} />
        <div>
          <Button size="s" aria-haspopup="dialog" onClick={() => setIsGivingUp(true)}>
            {t('bonus_give_up')}
          </Button>
        </div>
      </div>
      {isGivingUp && <GiveUpDialog bonus={bonus} onClose={() => setIsGivingUp(false)} />}
    </article>
  );
}

/** What counts by type of game, the largest bet, until when, and how much becomes cash. */
function BonusFacts({ bonus }: { bonus: MemberBonus }) {
  const { t } = useTranslation();
  const { money, shortTime } = useFormat();
  const language = useRulesLanguage();
  const { currency, held, largestStake, cashOutCap, contributions, expiresAt, days } = bonus;
  const counted = contributions.filter(({ percent }) => percent > 0);
  const facts: KeyValue[] = [
    {
      id: 'counts',
      label: t('bonus_counts'),
      value: (
        <ul className="bonus-counts">
          {counted.map(({ gameType, percent }) => (
            <li key={gameType}>
              {t('bonus_count_line', { game: gameTypeWords(gameType, language), percent })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'largest',
      label: t('bonus_largest'),
      value: largestStake === null ? t('bonus_any_stake') : money(largestStake, currency),
    },
    expiresAt
      ? { id: 'expires', label: t('bonus_expires'), value: shortTime(expiresAt) }
      : { id: 'days', label: t('bonus_days'), value: t('bonus_days_value', { count: days }) },
  ];
  if (Number(held) > 0) {
    facts.unshift({ id: 'held', label: t('bonus_in_play'), value: money(held, currency) });
  }
  if (cashOutCap !== null) {
    facts.push({ id: 'cap', label: t('bonus_cap'), value: money(cashOutCap, currency) });
  }
  return (
    <>
      <KeyValueList items={facts} isCompact />
      {bonus.isSticky && <p className="quiet award-small">{t('bonus_sticky')}</p>}
    </>
  );
}
