/** What tests of passwords and the security centre read of a platform beyond its answers. */
import assert from 'node:assert/strict';
import {
  goodPassword,
  type NewMember,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

export const newPassword = 'embe-Bivu-2051';

/** Bodies of what was sent there, the latest first. */
export async function messagesTo(platform: TestPlatform, recipient: string) {
  const { rows } = await platform.owner.query<{ purpose: string; body: string; language: string }>(
    `SELECT purpose, body, language FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC`,
    [recipient],
  );
  return rows;
}

/** The six digits that were last sent there. */
export async function codeSentTo(platform: TestPlatform, recipient: string): Promise<string> {
  const [message] = await messagesTo(platform, recipient);
  const code = /^\d{6}/.exec(message?.body ?? '')?.[0];
  assert.ok(code, `no code was sent to ${recipient}`);
  return code;
}

/** A member with these contacts, as if they had been proven. */
export async function memberWith(
  platform: TestPlatform,
  contacts: { mobile?: string; email?: string },
): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await platform.owner.query(
    'UPDATE credentials SET mobile_number = $2, email = $3 WHERE member_id = $1',
    [member.id, contacts.mobile ?? null, contacts.email ?? null],
  );
  return member;
}

export function logInAs(
  platform: TestPlatform,
  username: string,
  password = goodPassword,
  userAgent = 'test',
) {
  return platform.player('POST /wps/session/login', {
    body: { username, password, type: 'username' },
    headers: { 'user-agent': userAgent },
  });
}

/** Is the token still good for anything? */
export async function isLoggedIn(platform: TestPlatform, token: string): Promise<boolean> {
  return (await platform.player('GET /wps/member/info', { token })).status === 200;
}

let visitors = 0;

/** Asks for a link, each time from another address: asking often from one needs a captcha. */
export function askForLink(platform: TestPlatform, username: string, email: string) {
  return platform.player('POST /wps/member/password/email', {
    body: { username, email },
    ip: `10.30.0.${(visitors += 1)}`,
  });
}

/** The token of the link that was sent there. */
export async function linkFor(
  platform: TestPlatform,
  username: string,
  email: string,
): Promise<string> {
  const answer = await askForLink(platform, username, email);
  assert.equal(answer.status, 200, answer.text);
  const [message] = await messagesTo(platform, email);
  const token = /\/resetPassword\?token=(\S+)/.exec(message?.body ?? '')?.[1];
  assert.ok(token);
  return token;
}
