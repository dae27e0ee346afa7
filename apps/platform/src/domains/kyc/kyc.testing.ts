/** Documents and gates for tests. */
import { randomUUID } from 'node:crypto';
import type { StaffLogin } from '#domains/staff/staff.testing.ts';
import type { NewMember, TestPlatform } from '#platform/platform.testing.ts';

/** A picture a member sent, not yet spoken of. */
export async function sentPicture(
  { owner }: Pick<TestPlatform, 'owner'>,
  memberId: bigint,
): Promise<string> {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO uploads (id, owner, format, width, height, bytes)
     VALUES ($1, $2, 'png', 4, 3, 100)`,
    [id, `member:${memberId}`],
  );
  return id;
}

let numbers = 0;

/** A good passport, each of another number. */
export function passport(more: object = {}) {
  numbers += 1;
  return {
    idempotencyKey: randomUUID(),
    level: 2,
    documentType: 'passport',
    fullName: 'Amani Otieno',
    birthday: '1990-05-17',
    number: `AK ${process.pid}-${numbers}`,
    ...more,
  };
}

export async function sendDocuments(platform: TestPlatform, member: NewMember, documents: object) {
  return platform.player('POST /wps/member/kyc', {
    token: member.token,
    body: { imageIds: [await sentPicture(platform, member.id)], ...documents },
  });
}

/** Looks at the newest documents of a member and decides on them. */
export async function decide(
  platform: TestPlatform,
  staff: StaffLogin,
  member: NewMember,
  decision: object,
) {
  const { token } = staff;
  const list = await platform.staff(`GET /bo/kyc?memberId=${member.id}`, { token });
  const { id } = list.value.items[0];
  await platform.staff(`POST /bo/kyc/${id}/look`, { token, body: {} });
  return platform.staff(`POST /bo/kyc/${id}/decide`, { token, body: decision });
}

export async function setGate(
  { owner }: Pick<TestPlatform, 'owner'>,
  gate: { direction: string; span: string; level: number; above: bigint } | null,
): Promise<void> {
  await owner.query('DELETE FROM kyc_gates');
  if (!gate) return;
  await owner.query(
    `INSERT INTO kyc_gates (brand, direction, span, level, above)
     VALUES ('bahati', $1, $2, $3, $4)`,
    [gate.direction, gate.span, gate.level, gate.above],
  );
}
