import type { CallerInput } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useLanguage } from '#features/language/use-language.ts';
import { downloadFile } from '#features/forms/download-file.ts';

type Order = Omit<
  CallerInput<PlayerSiteCalls['POST /wps/records/exports']>['body'],
  'format' | 'language'
>;

/** Takes what is shown away as a file: a table for the computer, or pages to print. */
export function ExportButtons({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const asking = useMutation({
    mutationFn: (format: 'csv' | 'pdf') =>
      call('POST /wps/records/exports', { body: { ...order, format, language } }),
    onSuccess: ({ url }) => downloadFile(url),
  });
  return (
    <div className="records-export">
      {(['csv', 'pdf'] as const).map((format) => (
        <Button
          key={format}
          size="s"
          icon={<DownloadIcon size={18} />}
          isLoading={asking.isPending && asking.variables === format}
          loadingLabel={t('loading')}
          onClick={() => asking.mutate(format)}
        >
          {t(`records_${format}`)}
        </Button>
      ))}
      {asking.isError && <FormAlert error={asking.error} />}
    </div>
  );
}
