/** Every page of the agent centre that reads, over HTTP, for agents with a large team. */
import { createHash } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';
import { quantileSorted } from 'simple-statistics';
import { openTestPlatform, type TestPlatform } from '#platform-app/platform.testing.ts';
import { report } from '#bench/report.ts';
import { line, members, othersName, rareName, top } from './plant-line.ts';
import type { Stage } from './stage.ts';

const allowedMs = 300;
const times = 60;
/** A million members are waited for longer: no more than its statements may take. */
const allowedAtTopMs = 3_000;
const timesAtTop = 20;

const [second = 0, third = 0, fourth = 0, lowest = 0, player = 0] = line;

const dayMs = 86_400_000;
const dayBefore = (day: string, back: number) =>
  new Date(Date.parse(day) - back * dayMs).toISOString().slice(0, 10);
const daysTo = (today: string, count: number) => `from=${dayBefore(today, count - 1)}&to=${today}`;

/** Paths by name; they are asked by the agent right below the top, whose team is a tenth of all. */
function pagesOf(today: string): Record<string, string | ((at: number) => string)> {
  const month = daysTo(today, 31);
  const quarter = daysTo(today, 92);
  const search = (names: readonly string[]) => (at: number) =>
    `/wps/agent/members?pageSize=30&name=${names[at % names.length] ?? ''}`;
  return {
    'overview, 31 days': `/wps/agent/overview?${month}`,
    'overview, 92 days': `/wps/agent/overview?${quarter}`,
    'members, direct': '/wps/agent/members?pageSize=30',
    'members of a general agent below': `/wps/agent/members?pageSize=30&under=${third}`,
    'members on the third level': `/wps/agent/members?pageSize=30&under=${fourth}`,
    'members of the lowest agent': `/wps/agent/members?pageSize=30&under=${lowest}`,
    'search, a common name': search(['ama', 'juma', 'wanjiku', 'n', 'te']),
    'search, one letter': search(['a', 'b', 'j', 'w']),
    'search, a rare name': search([rareName, rareName.slice(0, 3)]),
    'search, a name of other teams': search([othersName, othersName.slice(0, 2)]),
    'search, a name nobody has': search(['Qwerty', 'yyy']),
    'card of a large agent': `/wps/agent/members/${third}`,
    'card of the lowest agent': `/wps/agent/members/${lowest}`,
    'card of a player': `/wps/agent/members/${player}`,
    'reports, 31 days': `/wps/agent/reports/members?pageSize=30&${month}`,
    'reports, 92 days': `/wps/agent/reports/members?pageSize=30&${quarter}`,
    'reports, 31 days, below': `/wps/agent/reports/members?pageSize=30&under=${third}&${month}`,
    'bets of a player': `/wps/agent/members/${player}/bets?pageSize=30&${month}`,
    'movements of an agent': `/wps/agent/members/${third}/movements?pageSize=30&${month}`,
    'contracts, standings': '/wps/member/info/funds/consolidated',
    'contracts, own': '/wps/agent/contracts/own?kind=dividend',
    'contracts of downlines': '/wps/agent/contracts?pageSize=30&kind=dividend',
    'contracts with one': `/wps/agent/contracts/with/${third}`,
    'contract requests': '/wps/agent/requests?pageSize=30',
    'own bills': '/wps/agent/bills?pageSize=30',
    'own bills of a kind and state': '/wps/agent/bills?pageSize=30&kind=dividend&state=paid',
    'bills of downlines': '/wps/agent/bills?pageSize=30&side=downlines',
    'bills of one downline': `/wps/agent/bills?pageSize=30&side=downlines&memberId=${third}`,
    'income, 92 days': `/wps/agent/income?${quarter}`,
    liability: '/wps/agent/liability',
  };
}

export async function timePages(ownerUrl: string, { owner, quarter }: Stage): Promise<void> {
  const platform = await openTestPlatform({ sharing: { ownerUrl } });
  await logIn(owner, [top, second]);
  try {
    const pages = pagesOf(quarter.today);
    const { rows } = await owner.query<{ id: string }>(
      'SELECT public_id AS id FROM contract_bills WHERE agent_id = $1 ORDER BY id DESC LIMIT 1',
      [second],
    );
    if (rows[0]) pages['a bill'] = `/wps/agent/bills/${rows[0].id}`;
    for (const [name, path] of Object.entries(pages)) {
      const { p50Ms, p99Ms } = await timePage(platform, second, path);
      report(`agency: ${name}`, p99Ms / allowedMs, { team: members / 10, p50Ms, p99Ms });
    }
    await timeTop(platform, owner, quarter.today);
  } finally {
    await platform.close();
  }
}

const tokenOf = (id: number) =>
  `m_${createHash('sha256').update(`bench ${id}`).digest('base64url')}`;

async function logIn(owner: Database, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await owner.query('INSERT INTO sessions (token_hash, member_id) VALUES ($1, $2)', [
      createHash('sha256').update(tokenOf(id)).digest(),
      id,
    ]);
  }
}

/** What the top agent's overview costs over what one statement over the same rows does. */
async function timeTop(platform: TestPlatform, owner: Database, today: string): Promise<void> {
  const took: number[] = [];
  for (let at = 0; at < 3; at++) {
    const startedAt = performance.now();
    await owner.query(plainOverview, [top, dayBefore(today, 30), today]);
    took.push(performance.now() - startedAt);
  }
  const plainMs = Math.min(...took);
  const ask = (path: string) => timePage(platform, top, path, timesAtTop);
  const month = await ask(`/wps/agent/overview?${daysTo(today, 31)}`);
  report('agency: overview_of_a_million_over_plain_sql', month.p50Ms / plainMs, {
    members,
    plainMs,
    ...month,
  });
  const pages: Record<string, string> = {
    'overview of a million, 92 days': `overview?${daysTo(today, 92)}`,
    'reports of a million, 31 days': `reports/members?pageSize=30&${daysTo(today, 31)}`,
    'search in a million, a common name': 'members?pageSize=30&name=Juma',
    'search in a million, a rare name': `members?pageSize=30&name=${rareName}`,
    'search in a million, a name nobody has': 'members?pageSize=30&name=Qwerty',
  };
  for (const [name, path] of Object.entries(pages)) {
    const took = await ask(`/wps/agent/${path}`);
    report(`agency: ${name}`, took.p99Ms / allowedAtTopMs, { members, ...took });
  }
}

const plainOverview = `
  SELECT count(DISTINCT member_id) FILTER (WHERE valid_bet >= 50000), sum(turnover), sum(valid_bet),
         sum(payout), sum(promotion), sum(rebate), sum(deposit), sum(withdrawal), sum(bet_count)
    FROM member_days JOIN team_members USING (member_id)
   WHERE agent_id = $1 AND until_day = 'infinity' AND day BETWEEN $2 AND $3`;

async function timePage(
  platform: TestPlatform,
  memberId: number,
  path: string | ((at: number) => string),
  count = times,
): Promise<{ p50Ms: number; p99Ms: number }> {
  const took: number[] = [];
  for (let at = 0; at < count; at++) {
    const url = typeof path === 'string' ? path : path(at);
    const startedAt = performance.now();
    const answer = await platform.player(`GET ${url}`, { token: tokenOf(memberId) });
    took.push(performance.now() - startedAt);
    if (!answer.success) throw new Error(`${url} answered ${answer.text}`);
  }
  took.sort((a, b) => a - b);
  return { p50Ms: quantileSorted(took, 0.5), p99Ms: quantileSorted(took, 0.99) };
}
