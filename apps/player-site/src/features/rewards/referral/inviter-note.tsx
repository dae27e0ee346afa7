import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { publicQuery } from '#site/api.ts';
import { useLevelWords } from '#features/rewards/vip/use-level-words.ts';
import './inviter-note.css';

/** Who sent this visitor and what it brings; nothing where the link's code is no member's. */
export function InviterNote({ code }: { code: string }) {
  const { t } = useTranslation();
  const { short } = useLevelWords();
  const { data } = useQuery({
    ...publicQuery('GET /wps/rewards/referral/inviter', { query: { code } }),
    enabled: code.trim() !== '',
    staleTime: 300_000,
    retry: false,
  });
  if (!data) return null;
  const { name, terms } = data;
  return (
    <p className="inviter-note">
      {terms.friendPercent > 0
        ? t('referral_invited', {
            name,
            percent: terms.friendPercent,
            least: short(terms.leastDeposit, terms.currency),
            amount: short(terms.friendMaximum, terms.currency),
          })
        : t('referral_invited_plain', { name })}
    </p>
  );
}
