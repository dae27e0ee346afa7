/** What a house draw is drawn from: before it the hash and the round, after it the seed and the value. */
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { Proof } from './check-draw.ts';

export function ProofFacts({ proof }: { proof: Proof }) {
  const { t } = useTranslation();
  const facts = [
    { key: 'lot_fact_hash', value: proof.serverSeedHash },
    { key: 'lot_fact_round', value: `${proof.chain}:${proof.beaconRound}` },
    { key: 'lot_fact_key', value: proof.publicKey },
    { key: 'lot_fact_seed', value: proof.serverSeed },
    { key: 'lot_fact_salt', value: proof.salt },
    { key: 'lot_fact_signature', value: proof.signature },
  ] as const;
  return (
    <dl className="proof-facts">
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            {value === null ? (
              <span className="quiet">{t('lot_fact_hidden')}</span>
            ) : (
              <>
                <code>{value}</code>
                <Copy label={t('lot_copy', { name: t(key) })} value={value} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Copy({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ message: t('fair_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('fair_copy_failed') });
    }
  }
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <CopyIcon size={18} />
    </IconButton>
  );
}
