import type { GamblingControls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

/** Whom to call or read when play is no fun any more; the brand says who they are. */
export function HelpLines({ helpLines }: { helpLines: GamblingControls['helpLines'] }) {
  const { t, language: tag } = useTranslation();
  if (helpLines.length === 0) return null;
  const language = tag === 'sw' ? 'sw' : 'en';
  return (
    <Card padding="l" className="stack">
      <div>
        <h2 className="member-section-title">{t('limits_help')}</h2>
        <p className="quiet">{t('limits_help_about')}</p>
      </div>
      <ul className="help-lines">
        {helpLines.map(({ name, phone, url, about }) => (
          <li key={name} className="help-line">
            <div>
              <p className="help-line-name">{name}</p>
              <p className="quiet">{about[language]}</p>
            </div>
            {phone !== null && (
              <a className={buttonClass({ size: 's' })} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            )}
            {phone === null && url !== null && (
              <a className={buttonClass({ size: 's' })} href={url} rel="noreferrer" target="_blank">
                {t('limits_help_open')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
