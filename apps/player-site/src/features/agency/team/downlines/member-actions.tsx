import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import type { MemberDetail } from './member-detail.ts';
import { SendDialog } from './send-dialog.tsx';
import './member-card.css';

/** What an agent may do about one of the team; money goes to direct downlines alone. */
export function MemberActions({ member }: { member: MemberDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'send' | 'freeze'>();
  const { data: rules } = useQuery(memberQuery('GET /wps/transfers/rules'));
  const { id, nickname, depth, status, teamSize, isFreezeAsked } = member;
  const close = () => setOpen(undefined);
  return (
    <div className="member-actions">
      {depth === 1 && status === 'active' && rules?.down.isOpen && (
        <Button tone="brass" isWide onClick={() => setOpen('send')}>
          {t('team_send')}
        </Button>
      )}
      {teamSize > 0 && (
        <Link
          to="/agentHome/downlineManagmentView"
          search={{ under: id }}
          className={buttonClass({ isWide: true })}
        >
          {t('team_show_team')}
        </Link>
      )}
      <Link
        to="/agentHome/personalHistoryCopy"
        search={{ member: id }}
        className={buttonClass({ isWide: true })}
      >
        {t('team_show_bets')}
      </Link>
      <Link
        to="/agentHome/agentDownlineTransactionDetailsCopy"
        search={{ member: id }}
        className={buttonClass({ isWide: true })}
      >
        {t('agent_menu_account')}
      </Link>
      {isFreezeAsked ? (
        <FormAlert tone="info">{t('team_freeze_waits')}</FormAlert>
      ) : (
        status === 'active' && (
          <Button tone="plain" isWide onClick={() => setOpen('freeze')}>
            {t('team_freeze')}
          </Button>
        )
      )}
      {open === 'send' && <SendDialog nickname={nickname} onClose={close} />}
      {open === 'freeze' && <FreezeDialog memberId={id} nickname={nickname} onClose={close} />}
    </div>
  );
}
