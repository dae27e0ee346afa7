import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { useNotify } from 'react-admin';
import { call } from '#office/api.ts';
import { listCallOf } from '#office/data-provider.ts';
import { useWords } from '#office/words/use-words.ts';
import { takeFile } from './take-file.ts';

/** Takes away all of a list, as it is narrowed now and not only the page that is shown. */
export function ExportList({
  resource,
  filter,
  titles,
}: {
  resource: string;
  filter: Readonly<Record<string, string | undefined>>;
  /** The heads of its columns by field. */
  titles: Readonly<Record<string, string>>;
}) {
  const { translate, problem, locale } = useWords();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  async function take() {
    setIsBusy(true);
    try {
      const language = locale === 'sw' ? 'sw' : 'en';
      const body = { ...listCallOf(resource, filter), titles, language } as const;
      takeFile((await call('POST /bo/exports', { body })).url);
    } catch (error) {
      notify(problem(error).words, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      size="s"
      icon={<DownloadIcon size={18} />}
      isLoading={isBusy}
      loadingLabel={translate('list.loading')}
      onClick={() => void take()}
    >
      {translate('list.export')}
    </Button>
  );
}
