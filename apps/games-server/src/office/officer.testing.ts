/** Staff at the rooms in a test: each with a session got for a pass, as the back office gets it. */
import { signStaffPass } from '@bahati/server-kit/secrets/staff-pass.ts';
import { providerKey, type Running } from '#games-server/scene.testing.ts';

export const officeRights = ['rooms.read', 'rooms.act', 'rooms.decide', 'rooms.cards'] as const;

type Sent = { body?: object; query?: Record<string, string>; token?: string };
// Each call answers in its own shape.
export type OfficeReply = { status: number; code?: string; value: never; details?: object };

/** `key` is a call of the contract with its parameters filled in: `GET /rooms-office/v1/rooms/7`. */
export async function askOffice(
  { app }: Pick<Running, 'app'>,
  key: string,
  { body, query = {}, token }: Sent = {},
): Promise<OfficeReply> {
  const [method = 'GET', path = '/'] = key.split(' ');
  const response = await app.inject({
    method: method as 'GET',
    url: path,
    query,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, ...(response.json() as { value: never }) };
}

export type TestOfficer = {
  token: string;
  /** As that person; fails where it is refused. */
  get: <T>(path: string, query?: Record<string, string>) => Promise<T>;
  send: (key: string, body?: object) => Promise<OfficeReply>;
};

export async function enterOffice(
  running: Pick<Running, 'app'>,
  name: string,
  permissions: readonly string[] = officeRights,
): Promise<TestOfficer> {
  const bearer = { staffId: name, name, permissions: [...permissions] };
  const pass = signStaffPass(providerKey, bearer, Date.now());
  const entered = await askOffice(running, 'POST /rooms-office/v1/session', { body: { pass } });
  const { officeToken: token } = entered.value as { officeToken: string };
  return {
    token,
    async get(path, query) {
      const reply = await askOffice(running, `GET ${path}`, { token, ...(query ? { query } : {}) });
      if (reply.status !== 200) throw new Error(`${path} was refused: ${reply.code}.`);
      return reply.value;
    },
    send: (key, body) => askOffice(running, key, { token, ...(body ? { body } : {}) }),
  };
}
