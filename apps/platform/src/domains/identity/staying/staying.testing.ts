/** A browser for tests, as far as it stays logged in: it keeps the cookies it is given. */
import assert from 'node:assert/strict';
import { goodPassword, type TestPlatform } from '#platform/platform.testing.ts';

const wholeCookies = (headers: Record<string, unknown>): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

export function openTestBrowser(platform: TestPlatform) {
  const jar = new Map<string, string>();
  const keep = (headers: Record<string, unknown>) => {
    for (const cookie of wholeCookies(headers)) {
      const [pair = ''] = cookie.split(';');
      const cut = pair.indexOf('=');
      if (/Max-Age=0\b/i.test(cookie)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
  };
  const ask = async (key: string, options: { token?: string; body?: object; ip?: string } = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' };
    const answer = await platform.player(key, { body: {}, ...options, headers });
    keep(answer.headers);
    return answer;
  };
  return {
    ask,
    jar,
    stay: (token: string) => ask('POST /wps/session/stay', { token }),
    resume: () => ask('POST /wps/session/stay/resume'),
    /** Logs in and stays; answers the session's token. */
    async logInAndStay(username: string): Promise<string> {
      const login = await ask('POST /wps/session/login', {
        body: { username, password: goodPassword, type: 'username' },
      });
      assert.equal(login.status, 200, login.text);
      const answer = await ask('POST /wps/session/stay', { token: login.value.token });
      assert.equal(answer.status, 200, answer.text);
      return login.value.token;
    },
  };
}
