import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useMember } from '#features/members/use-member.ts';
import './recovery-codes.css';

/** Recovery codes, this once: to be kept on paper or as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { data: member } = useMember();
  const title = t('recovery_codes_of', { brand: name, account: member?.account ?? '' });
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(
    [title, '', ...codes, '', t('recovery_codes_about')].join('\r\n'),
  )}`;
  return (
    <div className="stack">
      <FormAlert tone="info">{t('recovery_codes_once')}</FormAlert>
      <p className="quiet">{t('recovery_codes_about')}</p>
      <section className="recovery-codes" aria-label={title}>
        <p className="recovery-codes-title">{title}</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="recovery-codes-ways">
        <a className={buttonClass({ tone: 'quiet' })} href={file} download="recovery-codes.txt">
          {t('recovery_codes_download')}
        </a>
        <Button onClick={() => globalThis.print()}>{t('recovery_codes_print')}</Button>
      </div>
      <Button tone="brass" size="l" isWide onClick={onDone}>
        {t('recovery_codes_kept')}
      </Button>
    </div>
  );
}
