import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { ProgressLine } from './progress-line.tsx';
import { useLevelWords } from './use-level-words.ts';

/** The own level, drawn; below it what is missing to the next, and what keeps this one. */
export function LevelHero({ vip }: { vip: VipState }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { inLanguage } = useLevelWords();
  const { rank, levels, reachedAt } = vip;
  const level = levels[rank - 1];
  const shown = level ?? levels[0];
  return (
    <section className="vip-hero" data-look="dark" aria-labelledby="vip-level">
      <KangaEdge height={12} />
      <div className="vip-hero-lead">
        {shown && <LevelBadge badge={shown.badge} size={104} isDim={!level} />}
        <div className="vip-hero-words">
          <p className="quiet">{t('vip_your_level')}</p>
          <h2 id="vip-level" className="vip-hero-name">
            {level ? inLanguage(level.name) : t('vip_no_level')}
          </h2>
          <p className="quiet">
            {level && reachedAt
              ? t('vip_since', { day: time(reachedAt) })
              : t('vip_no_level_about')}
          </p>
        </div>
      </div>
      <div className="vip-hero-tasks">
        <NextTask vip={vip} />
        <KeepTask vip={vip} />
      </div>
    </section>
  );
}

function NextTask({ vip: { next, levels, currency } }: { vip: VipState }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { inLanguage } = useLevelWords();
  const level = next && levels[next.rank - 1];
  if (!level) return <p className="vip-task vip-top">{t('vip_top')}</p>;
  const parts = [next.turnover, next.deposits].filter((part) => part !== null);
  return (
    <div className="vip-task">
      <h3 className="vip-task-title">
        <LevelBadge badge={level.badge} size={36} />
        {t('vip_next', { level: inLanguage(level.name) })}
        <span className="vip-task-percent tabular">{next.percent} %</span>
      </h3>
      {next.turnover && (
        <ProgressLine label={t('records_valid_bet')} figure={next.turnover} currency={currency} />
      )}
      {parts.length > 1 && (
        <p className="vip-and">{next.needs === 'all' ? t('vip_and') : t('vip_or')}</p>
      )}
      {next.deposits && (
        <ProgressLine label={t('vip_deposits')} figure={next.deposits} currency={currency} />
      )}
      {next.days !== null && (
        <p className="quiet vip-note">{t('vip_within', { days: count(next.days) })}</p>
      )}
    </div>
  );
}

function KeepTask({ vip: { keep, rank, levels, currency } }: { vip: VipState }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { inLanguage } = useLevelWords();
  const level = levels[rank - 1];
  if (!level) return null;
  const name = inLanguage(level.name);
  return (
    <div className="vip-task">
      <h3 className="vip-task-title">
        <LevelBadge badge={level.badge} size={36} />
        {t('vip_keep', { level: name })}
      </h3>
      {keep ? (
        <>
          {keep.turnover && (
            <ProgressLine
              label={t('records_valid_bet')}
              figure={keep.turnover}
              currency={currency}
            />
          )}
          {keep.deposits && (
            <ProgressLine label={t('vip_deposits')} figure={keep.deposits} currency={currency} />
          )}
          <p className="quiet vip-note">{t('vip_keep_until', { day: date(keep.until) })}</p>
        </>
      ) : (
        <p className="quiet vip-note">{t('vip_keep_always')}</p>
      )}
    </div>
  );
}
