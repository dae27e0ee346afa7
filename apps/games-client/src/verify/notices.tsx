import { Card } from '@bahati/ui/card/card.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useWords } from '#frame/shell/words.ts';

/** The seed is still the server's secret: said plainly, with the way to have it shown. */
export function SealedNotice() {
  const { t } = useWords();
  return (
    <Card padding="m">
      <div className="verify-sealed" role="status">
        <LockIcon size={28} />
        <div>
          <h2>{t('verify_sealed_title')}</h2>
          <p>{t('verify_sealed_text')}</p>
        </div>
      </div>
    </Card>
  );
}

/** Rounds of another version were played by other strips; this page would draw them wrongly. */
export function VersionNotice({ wanted, known }: { wanted: string; known: number }) {
  const { t } = useWords();
  if (wanted === '' || wanted === String(known)) return null;
  return <p role="alert">{t('verify_version', { wanted, known })}</p>;
}
