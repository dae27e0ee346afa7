import type { KycLook, StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { DocumentsDecision } from './documents-decision.tsx';
import { PictureViewer } from './picture-viewer.tsx';

/** The pictures beside what they are said to show and what is known; and the decision. */
export function DocumentsDialog({
  documents,
  look,
  onClose,
}: {
  documents: StaffKycCase;
  look: KycLook;
  onClose: () => void;
}) {
  const { translate, codeWords } = useWords();
  const { username, documentType, state } = documents;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      title={`${username} · ${codeWords('kyc_documents', documentType)}`}
      closeLabel={translate('ra.action.close')}
    >
      <div className="documents">
        <PictureViewer pictures={look.pictures} />
        <div className="documents-facts">
          <ComparedFacts look={look} />
          {look.others.length > 0 && (
            <p className="queue-mark">
              {translate('kyc.others')}{' '}
              {look.others.map((other) => (
                <MemberLink key={other.memberId} id={other.memberId} username={other.username} />
              ))}
            </p>
          )}
          {state === 'waiting' && <DocumentsDecision documents={documents} onDecided={onClose} />}
        </div>
      </div>
    </Dialog>
  );
}

function ComparedFacts({ look }: { look: KycLook }) {
  const { translate, day } = useWords();
  const rows = (['fullName', 'birthday', 'number', 'address'] as const)
    .map((id) => ({ id, ...look[id] }))
    .filter(({ said, known }) => said !== null || known !== null);
  const told = (id: string, value: string | null) =>
    value === null ? '–' : id === 'birthday' ? day(value) : value;
  return (
    <table className="documents-compared">
      <thead>
        <tr>
          <th scope="col">{translate('kyc.fact')}</th>
          <th scope="col">{translate('kyc.said')}</th>
          <th scope="col">{translate('kyc.known')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, said, known }) => (
          <tr key={id} data-differs={isOther(said, known) ? '' : undefined}>
            <th scope="row">
              {translate(`kyc_facts.${id}`)}
              {isOther(said, known) && <small>{translate('kyc.differs')}</small>}
            </th>
            <td>{told(id, said)}</td>
            <td>{told(id, known)}</td>
          </tr>
        ))}
        {look.expiresOn && (
          <tr>
            <th scope="row">{translate('kyc_facts.expiresOn')}</th>
            <td colSpan={2}>{day(look.expiresOn)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Both are known and are not the same letters and digits. */
function isOther(said: string | null, known: string | null): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  return said !== null && known !== null && plain(said) !== plain(known);
}
