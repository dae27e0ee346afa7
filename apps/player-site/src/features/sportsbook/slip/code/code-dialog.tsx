/** A booking code for the slip: big enough to read out, to copy and to send on. */
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { CopyIcon, ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { wireCode } from '#features/sportsbook/slip/wire-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { addressText } from './code.rules.ts';

const linkOf = (code: string) => `${window.location.origin}/sports?code=${addressText(code)}`;

export function CodeDialog({ draft, onClose }: { draft: SlipDraft; onClose: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const body = wireCode(draft);
  const { data, error } = useQuery({
    // The same selections have the same code for a while.
    queryKey: ['book', 'code of', JSON.stringify(body)],
    queryFn: () => bookCall('POST /book/v1/codes', { body }),
    staleTime: 10 * 60_000,
    retry: 1,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('slip_code')} closeLabel={t('close')} size="s">
      <div className="stack slip-code">
        <p className="quiet">{t('slip_code_about')}</p>
        <FormAlert error={error} />
        {data ? (
          <output className="slip-code-letters">{data.code}</output>
        ) : (
          !error && <Skeleton height={56} />
        )}
        {data && (
          <>
            <CodeWays code={data.code} />
            <p className="slip-note">{t('slip_code_until', { time: time(data.expiresAt) })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function CodeWays({ code }: { code: string }) {
  const { t } = useTranslation();
  const link = linkOf(code);
  const message = t('slip_code_message', { code, link });
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'win', message: t('slip_code_copied') });
    } catch {
      showToast({ tone: 'warn', message: t('slip_code_not_copied') });
    }
  }
  // Whoever closes the phone's own sheet has shared nothing, which is no fault.
  const share = () => void navigator.share({ text: message }).catch(() => undefined);
  return (
    <div className="slip-code-ways">
      <Button tone="brass" icon={<CopyIcon size={18} />} onClick={() => void copy(code)}>
        {t('slip_code_copy')}
      </Button>
      <Button icon={<CopyIcon size={18} />} onClick={() => void copy(link)}>
        {t('slip_code_copy_link')}
      </Button>
      <a
        className={buttonClass({})}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      {'share' in navigator && (
        <Button icon={<ExternalIcon size={18} />} onClick={share}>
          {t('slip_share')}
        </Button>
      )}
    </div>
  );
}
