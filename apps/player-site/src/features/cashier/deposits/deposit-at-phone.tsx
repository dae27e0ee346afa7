import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { PhoneIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { isWebAddress } from './gateway-page.ts';

/** What happens now happens at the payer's phone. */
export function DepositAtPhone({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const ways = useQuery({ ...memberQuery('GET /wps/cashier/methods'), staleTime: 60_000 });
  const simulated = ways.data?.simulatedPhoneUrl;
  const { payer, amount, currency, methodName } = deposit;
  return (
    <div className="at-phone">
      <span className="at-phone-mark">
        <PhoneIcon size={28} />
      </span>
      <p className="at-phone-title">{t('deposit_phone_title')}</p>
      <p>
        {t('deposit_phone_about', {
          number: payer ?? '',
          amount: money(amount, currency),
          method: methodName,
        })}
      </p>
      {simulated && isWebAddress(simulated) && (
        <a href={simulated} target="_blank" rel="noreferrer">
          {t('deposit_phone_simulated')}
        </a>
      )}
    </div>
  );
}
