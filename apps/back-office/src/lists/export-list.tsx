import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import { takeFile } from './take-file.ts';
import type { List } from './use-list.ts';

/** Takes away all of a list, as it is narrowed now and not only the page that is shown. */
export function ExportList({
  source: { key, input },
  titles,
}: {
  source: NonNullable<List<unknown>['source']>;
  /** The heads of its columns by field. */
  titles: Readonly<Record<string, string>>;
}) {
  const { translate, problem, locale } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  async function take() {
    setIsBusy(true);
    try {
      const language = locale === 'sw' ? 'sw' : 'en';
      const asked = { params: asTexts(input.params), query: asTexts(input.query) };
      const body = { list: key, ...asked, titles, language } as const;
      takeFile((await call('POST /bo/exports', { body })).url);
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
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

function asTexts(values: object = {}): Record<string, string> {
  const told = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}
