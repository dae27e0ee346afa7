import { useState } from 'react';
import type { AmlCaseWhole } from '@bahati/contract/back-office/risk/aml.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { DownloadIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { takeFile } from '#office/lists/take-file.ts';
import { useWords } from '#office/words/use-words.ts';

const formats = ['pdf', 'csv', 'json'] as const;
type Format = (typeof formats)[number];

/** The report that was filed, or the one that waits for a second person. */
export function AmlReportFacts({ of, canTake }: { of: AmlCaseWhole; canTake: boolean }) {
  const { translate, instant } = useWords();
  const [taking, setTaking] = useState<Format>();
  const { id, report, wantedReport } = of;
  if (!report && !wantedReport) return null;
  return (
    <section className="queue-section">
      <h3>{report ? report.number : translate('aml.report_waits')}</h3>
      {report ? (
        <p className="quiet">
          {translate('aml.filed', {
            asked: report.askedBy,
            filed: report.filedBy,
            at: instant(report.filedAt),
          })}
        </p>
      ) : (
        <p>
          {translate('approvals.asked_by', { name: wantedReport?.requestedBy })}{' '}
          <Link to="/approvals" className="office-link">
            {translate('sections.approvals')}
          </Link>
        </p>
      )}
      <p className="aml-words">{(report ?? wantedReport)?.narrative}</p>
      {report && canTake && (
        <div className="aml-acts">
          {formats.map((format) => (
            <Button
              key={format}
              size="s"
              icon={<DownloadIcon size={18} />}
              onClick={() => setTaking(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      )}
      {taking && (
        <ReasonDialog
          title={translate('aml.take_file_title')}
          confirmLabel={translate('aml.take_file_now', { format: taking.toUpperCase() })}
          send={async (reason) => {
            const body = { format: taking, reason };
            const params = { id };
            const { url } = await call('POST /bo/aml/cases/:id/reportFile', { params, body });
            takeFile(url);
          }}
          tell={() => translate('aml.told_file')}
          onClose={() => setTaking(undefined)}
        >
          <p>{translate('aml.take_file_hint')}</p>
        </ReasonDialog>
      )}
    </section>
  );
}
