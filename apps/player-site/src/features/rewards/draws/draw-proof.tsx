import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CheckIcon, ShieldIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { checkWholeDraw } from './check-whole-draw.ts';

/** What the draw committed to before anybody took part, and computing it again in this browser. */
export function DrawProofSection({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { seedHash, serverSeed, splitHash, ticketsHash } = draw.proof;
  const checking = useMutation({ mutationFn: () => checkWholeDraw(draw.id) });
  return (
    <section className="draw-proof">
      <h2 className="member-section-title draw-proof-title">
        <ShieldIcon />
        {t('draw_proof')}
      </h2>
      <p className="quiet">{t(`draw_proof_${draw.kind}`)}</p>
      <dl className="draw-facts">
        <Fact label={t('fair_hash')} value={seedHash} />
        {splitHash && <Fact label={t('draw_split_hash')} value={splitHash} />}
        {draw.kind === 'raffle' && (
          <Fact label={t('draw_tickets_hash')} value={ticketsHash ?? t('draw_tickets_not_yet')} />
        )}
        <Fact label={t('fair_server_seed')} value={serverSeed ?? t('draw_seed_not_yet')} />
      </dl>
      {serverSeed !== null && (
        <Button
          isWide
          isLoading={checking.isPending}
          loadingLabel={t('draw_checking')}
          onClick={() => checking.mutate()}
        >
          {t('draw_check')}
        </Button>
      )}
      <FormAlert error={checking.error} />
      <div role="status">{checking.data && <Verdict checked={checking.data} />}</div>
      <p className="quiet draw-note">{t('draw_check_elsewhere')}</p>
      <code className="draw-command">
        npx verify-draw --record {window.location.origin}/wps/rewards/draws/{draw.id}/record
      </code>
    </section>
  );
}

function Verdict({ checked }: { checked: Awaited<ReturnType<typeof checkWholeDraw>> }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const [fault] = checked.faults;
  return fault === undefined ? (
    <p className="draw-verdict">
      <CheckIcon size={20} />
      {t('draw_sound', { lines: count(checked.lines) })}
    </p>
  ) : (
    <p className="draw-verdict draw-verdict-bad">
      <WarningIcon size={20} />
      {t(`draw_fault_${fault}`)}
    </p>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  );
}
