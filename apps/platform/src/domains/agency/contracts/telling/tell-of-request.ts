/** Tells the other side of a contract what was asked or decided, in the transaction of it. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import type { Side } from '#domains/agency/contracts/line-terms/line-terms.ts';
import { kindNames, type Words, wordsOf } from './tell-words.ts';

export type RequestEvent = 'offered' | 'termination_asked' | 'accepted' | 'rejected';

type Told = {
  publicId: string;
  kind: ContractKind;
  type: 'terms' | 'termination';
  askedBy: Side;
  agentId: bigint;
  agentName: string;
  uplineId: bigint | null;
  uplineName: string | null;
};

/** Staff are told nothing: their lists show what waits. */
export async function tellOfRequest(
  transaction: Transaction,
  requestId: bigint,
  event: RequestEvent,
): Promise<void> {
  const { rows } = await transaction.query<Told>(
    `SELECT public_id AS "publicId", kind, request.type, asked_by AS "askedBy",
            agent_id AS "agentId", agent.nickname AS "agentName",
            request.upline_id AS "uplineId", upline.nickname AS "uplineName"
       FROM contract_requests request JOIN members agent ON agent.id = agent_id
       LEFT JOIN members upline ON upline.id = request.upline_id
      WHERE request.id = $1`,
    [requestId],
  );
  const request = rows[0];
  if (!request) throw new Error('The request was not written.');
  const isAnswer = event === 'accepted' || event === 'rejected';
  const isToAgent = isAnswer === (request.askedBy === 'downline');
  const memberId = isToAgent ? request.agentId : request.uplineId;
  if (memberId === null) return;
  await sendInboxMessage(transaction, {
    memberId,
    key: `contract request ${request.publicId} ${event}`,
    ...wordsFor(request, event, isToAgent ? uplineAs(request) : downlineAs(request)),
  });
}

/** With the Swahili preposition, which joins "us". */
type Named = { en: string; sw: string };

const uplineAs = ({ uplineName }: Told): Named => {
  if (uplineName === null) return { en: 'us', sw: 'kwetu' };
  const name = maskedName(uplineName);
  return { en: `your upline ${name}`, sw: `kwa wakala wako wa juu ${name}` };
};
const downlineAs = ({ agentName }: Told): Named => ({ en: agentName, sw: `kwa ${agentName}` });

function wordsFor({ kind, type }: Told, event: RequestEvent, { en, sw }: Named): Words {
  const isEnd = type === 'termination';
  const titled = (title: Named): Named => ({
    en: `${title.en}: ${kindNames[kind].en}`,
    sw: `${title.sw}: ${kindNames[kind].sw}`,
  });
  switch (event) {
    case 'offered':
      return wordsOf(kind, titled({ en: 'New contract offer', sw: 'Ofa mpya ya mkataba' }), {
        en: `You have an offer from ${en}. Read the terms, then accept or reject them.`,
        sw: `Una ofa kutoka ${sw}. Soma masharti, kisha uyakubali au uyakatae.`,
      });
    case 'termination_asked':
      return wordsOf(
        kind,
        titled({ en: 'Request to end a contract', sw: 'Ombi la kumaliza mkataba' }),
        {
          en: `The request is from ${en}. The contract goes on until you agree to end it.`,
          sw: `Ombi limetoka ${sw}. Mkataba unaendelea hadi ukubali uishe.`,
        },
      );
    case 'accepted':
      return isEnd
        ? wordsOf(kind, titled({ en: 'Contract ends', sw: 'Mkataba unaisha' }), {
            en: `Your request to ${en} was accepted. The contract ends with the running period.`,
            sw: `Ombi lako ${sw} limekubaliwa. Mkataba utaisha mwisho wa kipindi hiki.`,
          })
        : wordsOf(kind, titled({ en: 'Offer accepted', sw: 'Ofa imekubaliwa' }), {
            en: `Your offer to ${en} was accepted. It counts from the next period.`,
            sw: `Ofa yako ${sw} imekubaliwa. Itaanza kutumika kipindi kijacho.`,
          });
    case 'rejected':
      return isEnd
        ? wordsOf(kind, titled({ en: 'Request rejected', sw: 'Ombi limekataliwa' }), {
            en: `Your request to ${en} was rejected. The contract goes on.`,
            sw: `Ombi lako ${sw} limekataliwa. Mkataba unaendelea.`,
          })
        : wordsOf(kind, titled({ en: 'Offer rejected', sw: 'Ofa imekataliwa' }), {
            en: `Your offer to ${en} was rejected. Nothing changes.`,
            sw: `Ofa yako ${sw} imekataliwa. Hakuna kinachobadilika.`,
          });
  }
}
