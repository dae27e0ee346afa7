/** Documents as rows and as the wire tells them. */
import type { KycFlag, StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import type { KycLevel, VerificationCase } from '@bahati/contract/player-site/kyc/kyc.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type CaseRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  level: 2 | 3;
  documentType: VerificationCase['documentType'];
  fullName: string;
  birthday: string | null;
  number: string | null;
  expiresOn: string | null;
  address: string | null;
  imageIds: string[];
  flags: KycFlag[];
  state: VerificationCase['state'];
  reason: VerificationCase['reason'];
  words: string;
  sentAt: Date;
  dueAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
};

/** Begins every reading of cases; conditions follow. */
export const selectCases = `
  SELECT id AS "rowId", public_id AS "publicId", member_id AS "memberId", level::int AS level,
         document_type AS "documentType", full_name AS "fullName", birthday::text, number, expires_on::text AS "expiresOn",
         address, image_ids AS "imageIds", flags, state, reason, words, sent_at AS "sentAt",
         due_at AS "dueAt", decided_at AS "decidedAt", decided_by AS "decidedBy"
    FROM kyc_cases`;

export async function findCase(
  database: Database | Transaction,
  publicId: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<CaseRow | undefined> {
  const { rows } = await database.query<CaseRow>(`${selectCases} WHERE public_id = $1 ${lock}`, [
    publicId,
  ]);
  return rows[0];
}

export type CaseFilter = {
  state?: string | undefined;
  memberId?: bigint | undefined;
  after: bigint | null;
  limit: number;
};

/** Newest first, but the queue of those waiting oldest first. */
export async function listCases(
  database: Database,
  { state, memberId, after, limit }: CaseFilter,
): Promise<CaseRow[]> {
  const isQueue = state === 'waiting' && memberId === undefined;
  const { rows } = await database.query<CaseRow>(
    `${selectCases}
      WHERE ($1::text IS NULL OR state = $1) AND ($2::bigint IS NULL OR member_id = $2)
        AND ($3::bigint IS NULL OR id ${isQueue ? '>' : '<'} $3)
      ORDER BY id ${isQueue ? 'ASC' : 'DESC'} LIMIT $4`,
    [state ?? null, memberId ?? null, after, limit],
  );
  return rows;
}

export function ownCaseValue(row: CaseRow): VerificationCase {
  const { publicId, level, state, documentType, sentAt, decidedAt, reason, words } = row;
  return {
    id: publicId,
    level,
    state,
    documentType,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    words,
  };
}

export function staffCaseValue(
  row: CaseRow,
  member: { username: string; present: KycLevel },
): StaffKycCase {
  const { memberId, flags, dueAt, decidedBy } = row;
  return {
    ...ownCaseValue(row),
    ...member,
    memberId: memberId.toString(),
    flags,
    dueAt: dueAt.toISOString(),
    decidedBy,
  };
}
