import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useFollow } from '#features/content/use-follow.ts';
import { useFormat } from '#features/language/use-format.ts';
import { BannerLink } from '#features/banners/banner-link.tsx';
import { PromotionPictures } from './promotion-pictures.tsx';
import type { Promotion } from './promotions.rules.ts';

/** A promotion: its picture, its words, from when to when, its terms and where it leads. */
export function PromotionCard({
  promotion,
  leads,
}: {
  promotion: Promotion;
  /** The first of the page: its action is the one that shines. */
  leads: boolean;
}) {
  const { t } = useTranslation();
  const { key, title, text, terms, actionLabel } = promotion;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="promotion" aria-labelledby={`promotion-${key}`}>
      <div className="promotion-picture">
        <PromotionPictures promotion={promotion} />
      </div>
      <div className="promotion-words">
        <h2 id={`promotion-${key}`} className="promotion-title">
          {title}
        </h2>
        {text && <p>{text}</p>}
        {terms && <Dates startsAt={terms.startsAt} endsAt={terms.endsAt} />}
        <div className="promotion-actions">
          <BannerLink
            banner={promotion}
            className={buttonClass({ tone: leads ? 'brass' : 'quiet' })}
          >
            {actionLabel || t('announcement_open')}
          </BannerLink>
          {terms && (
            <Button tone="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {t('promotion_terms')}
            </Button>
          )}
        </div>
      </div>
      {isOpen && terms && (
        <Terms title={title} promotion={promotion} onClose={() => setIsOpen(false)} />
      )}
    </article>
  );
}

function Terms({
  title,
  promotion: { terms },
  onClose,
}: {
  title: string;
  promotion: Promotion;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const follow = useFollow();
  function leave(href: string) {
    onClose();
    follow(href);
  }
  if (!terms) return null;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      <div className="promotion-terms">
        <Dates startsAt={terms.startsAt} endsAt={terms.endsAt} />
        <StaffHtml html={terms.content} onFollow={leave} />
      </div>
    </Dialog>
  );
}

function Dates({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return (
    <p className="promotion-dates">
      <time dateTime={startsAt}>{t('promotion_from', { day: day(startsAt) })}</time>
      {' · '}
      {endsAt ? (
        <time dateTime={endsAt}>{t('promotion_until', { day: day(endsAt) })}</time>
      ) : (
        t('promotion_open_end')
      )}
    </p>
  );
}
