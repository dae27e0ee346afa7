import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { takeFile } from '#office/lists/take-file.ts';
import { useWords } from '#office/words/use-words.ts';

type Order = { from: string; to: string; at?: string };

/** Takes a report away as CSV. */
export function ReportExport({
  report,
  order,
}: {
  report: 'days' | 'accounts' | 'liability' | 'reconciliation' | 'differences';
  order: Order;
}) {
  const { translate, problem } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  async function take() {
    setIsBusy(true);
    try {
      const { url } = await call('POST /bo/reports/exports', { body: { report, ...order } });
      takeFile(url);
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
      {translate('reports.csv')}
    </Button>
  );
}
