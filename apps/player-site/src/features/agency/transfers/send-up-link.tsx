import { TeamIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';

/** The way to sending money up, for who has somebody above and the way open. */
export function SendUpLink() {
  const { t } = useTranslation();
  const { data } = useQuery(memberQuery('GET /wps/transfers/rules'));
  if (!data?.up.isOpen) return null;
  return (
    <div className="rows">
      <ListRow
        leading={
          <span className="movement-mark">
            <TeamIcon size={20} />
          </span>
        }
        title={t('send_up_title')}
        subtitle={data.up.payee}
        renderLink={(link) => <Link to="/member/transferUpline" {...link} />}
      />
    </div>
  );
}
