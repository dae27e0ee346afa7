import type { RoundDetail } from '@bahati/contract/player-site/gaming/gaming.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CopyIcon, ExternalIcon, ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** The round's commitment and seeds, to copy, and the way to recompute it. */
export function BetFairness({ fairness }: { fairness: NonNullable<RoundDetail['fairness']> }) {
  const { t } = useTranslation();
  const { serverSeedHash, serverSeed, clientSeed, nonce, verifyUrl } = fairness;
  return (
    <section className="bet-section fair">
      <h2 className="member-section-title fair-title">
        <ShieldIcon />
        {t('fair_title')}
      </h2>
      <p className="quiet">{t('fair_about')}</p>
      <dl className="fair-facts">
        <Fact label={t('fair_hash')} value={serverSeedHash} />
        {serverSeed ? (
          <Fact label={t('fair_server_seed')} value={serverSeed} />
        ) : (
          <div className="fair-fact">
            <dt>{t('fair_server_seed')}</dt>
            <dd className="quiet">{t('fair_not_yet')}</dd>
          </div>
        )}
        <Fact label={t('fair_client_seed')} value={clientSeed} />
        <Fact label={t('fair_nonce')} value={String(nonce)} />
      </dl>
      {/^https?:\/\//.test(verifyUrl) && (
        <a
          className={buttonClass({ isWide: true })}
          href={verifyUrl}
          target="_blank"
          rel="noopener"
        >
          {t('fair_verify')}
          <ExternalIcon size={18} />
        </a>
      )}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ message: t('fair_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('fair_copy_failed') });
    }
  }
  return (
    <div className="fair-fact">
      <dt>{label}</dt>
      <dd>
        <code className="fair-value">{value}</code>
        <IconButton label={t('fair_copy', { what: label })} onClick={() => void copy()}>
          <CopyIcon size={18} />
        </IconButton>
      </dd>
    </div>
  );
}
