/** The four steps of the check, done in this browser, and the way to do them without this site. */
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CheckIcon, CloseIcon, MinusIcon, ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lotteryOriginQuery } from '#features/lottery/call/lottery-call.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { checkDraw, checks, type Found, type Proof } from './check-draw.ts';

const marks: Record<Found, typeof CheckIcon> = {
  good: CheckIcon,
  bad: CloseIcon,
  unable: MinusIcon,
};

export function CheckYourself({
  family,
  draw,
  proof,
}: {
  family: Family;
  draw: LotteryDraw;
  proof: Proof;
}) {
  const { t } = useTranslation();
  const { data: origin } = useQuery(lotteryOriginQuery);
  const check = useMutation({ mutationFn: () => checkDraw(family, { draw, proof }) });
  const results = check.data;
  const isBad = results !== undefined && Object.values(results).includes('bad');
  return (
    <div className="check">
      <Button
        tone="brass"
        isWide
        icon={<ShieldIcon size={18} />}
        isLoading={check.isPending}
        loadingLabel={t('loading')}
        onClick={() => check.mutate()}
      >
        {t('lot_check')}
      </Button>
      {results && (
        <ol className="check-steps">
          {checks.map((name) => {
            const found = results[name];
            const Mark = marks[found];
            return (
              <li key={name} data-found={found}>
                <Mark size={18} />
                {t(found === 'unable' ? 'lot_check_unable' : `lot_check_${name}_${found}`)}
              </li>
            );
          })}
        </ol>
      )}
      <p role="status" className="check-sum" data-bad={isBad || check.isError ? '' : undefined}>
        {check.isError || isBad ? t('lot_check_bad') : results && t('lot_check_good')}
      </p>
      <p className="quiet">{t('lot_check_command')}</p>
      <code className="check-command">
        npx verify-lottery --origin {origin} --draw {draw.id}
      </code>
    </div>
  );
}
