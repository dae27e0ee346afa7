/** Staff at the rooms in a test: each with a session got for a pass, as the back office gets it. */
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { providerKey, type Reply, type Send } from '#games-server/scene.testing.ts';

export const officeRights = ['rooms.read', 'rooms.act', 'rooms.decide', 'rooms.cards'] as const;

type Sent = { body?: object; query?: Record<string, string>; token?: string };

/** `key` is a call of the contract with its parameters filled in: `GET /rooms-office/v1/rooms/7`. */
export function askOffice(
  send: Send,
  key: string,
  { body, query, token }: Sent = {},
): Promise<Reply> {
  const [method, path = '/'] = key.split(' ');
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  return send(method as 'GET', path + asked, body, token);
}

export type TestOfficer = {
  token: string;
  /** As that person; fails where it is refused. */
  get: <T>(path: string, query?: Record<string, string>) => Promise<T>;
  send: (key: string, body?: object) => Promise<Reply>;
};

export async function enterOffice(
  send: Send,
  name: string,
  permissions: readonly string[] = officeRights,
): Promise<TestOfficer> {
  const bearer = { staffId: name, name, permissions: [...permissions] };
  const pass = signStaffPass(providerKey, bearer, Date.now());
  const entered = await askOffice(send, 'POST /rooms-office/v1/session', { body: { pass } });
  const { officeToken: token } = entered.value as unknown as { officeToken: string };
  return {
    token,
    async get<T>(path: string, query?: Record<string, string>) {
      const reply = await askOffice(send, `GET ${path}`, { token, ...(query ? { query } : {}) });
      if (reply.status !== 200) throw new Error(`${path} was refused: ${reply.code}.`);
      return reply.value as unknown as T;
    },
    send: (key, body) => askOffice(send, key, { token, ...(body ? { body } : {}) }),
  };
}
