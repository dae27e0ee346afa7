/**
 * Logins beside bets: what a rush of 50 logins a second does to the p99 of a steady load of bets,
 * divided by the p99 of the same load alone in the same run; and how far the answers to known and
 * unknown people are apart in time, divided by what is allowed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { median, quantileSorted } from 'simple-statistics';
import { hashPassword } from '@bahati/server-kit/passwords/passwords.ts';
import { type Asker, openAsker } from './ask.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const betsPerSecond = 400;
const seconds = 30;
const warmUpSeconds = 5;
const loginsPerSecond = 50;
const askedRatio = 2;

const tries = 200;
const allowedDifferenceMs = 10;

const password = 'ndizi-Tatu-2040';

export async function benchLogins(): Promise<void> {
  // Each request comes from an address of its own, and the limits of one address stay out of it.
  const stage = await openStage({
    env: { TRUST_PROXY: 'true', RATE_LIMIT_FACTOR: '100000', SMS_PER_DAY: '1000000' },
  });
  const asker = openAsker(stage.port);
  try {
    await bindContacts(stage);
    await bets(stage, warmUpSeconds);
    const before = await bets(stage);
    const [during, logins] = await Promise.all([bets(stage), rush(asker)]);
    const after = await bets(stage);
    const quietP99Us = (before.p99Us + after.p99Us) / 2;
    report('bet_p99_beside_logins_over_quiet', during.p99Us / quietP99Us, {
      asked: askedRatio,
      betsPerSecond,
      quiet: [before, after],
      during,
      logins,
    });
    for (const way of ways) await compare(asker, way);
  } finally {
    asker.close();
    await stage.close();
  }
}

/** Every member gets the password, an address and a number that are known. */
async function bindContacts({ database }: Stage): Promise<void> {
  await database.query(
    `UPDATE credentials SET password_hash = $1, email = username || '@example.com',
            mobile_number = '+2547' || lpad((member_id - 500000)::text, 8, '0')`,
    [await hashPassword(password)],
  );
  await database.query('VACUUM ANALYZE');
}

async function bets(stage: Stage, forSeconds = seconds) {
  const { failed, count, latenciesUs } = await stage.load(
    stage.bodies(betsPerSecond * forSeconds, false),
    betsPerSecond,
  );
  if (failed > 0) throw new Error(`${failed} of ${count} bets failed.`);
  const sorted = latenciesUs.toSorted((a, b) => a - b);
  return { p50Us: quantileSorted(sorted, 0.5), p99Us: quantileSorted(sorted, 0.99) };
}

/** Sends logins at their times, whatever becomes of the earlier ones. */
async function rush({ ask }: Asker) {
  const startedAt = performance.now();
  const count = loginsPerSecond * seconds;
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const early = (at * 1000) / loginsPerSecond - (performance.now() - startedAt);
      await wait(Math.max(early, 0));
      return ask('/wps/session/login', login(memberName(at), password));
    }),
  );
  const good = answers.filter(({ code }) => code === null);
  const late = answers.filter(({ code }) => code === 'too_many_requests');
  const failed = count - good.length - late.length;
  if (failed > 0) throw new Error(`${failed} of ${count} logins failed.`);
  const sorted = good.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    perSecond: loginsPerSecond,
    loggedIn: good.length,
    toldToComeBack: late.length,
    failed,
    p50Ms: quantileSorted(sorted, 0.5),
    p99Ms: quantileSorted(sorted, 0.99),
  };
}

type Way = {
  name: string;
  path: string;
  /** What the same person asks as a known and as an unknown one. */
  body: (isKnown: boolean, at: number) => object;
};

const ways: readonly Way[] = [
  {
    name: 'login',
    path: '/wps/session/login',
    body: (isKnown, at) => login(isKnown ? memberName(at) : `stranger${at}`, 'embe-Nne-2041'),
  },
  {
    name: 'password_link',
    path: '/wps/member/password/email',
    body: (isKnown, at) => {
      const username = isKnown ? memberName(at) : `stranger${at}`;
      return { username, email: `${username}@example.com`, language: 'en' };
    },
  },
  {
    name: 'password_code',
    path: '/wps/verification/sms/password',
    body: (isKnown, at) => ({
      countryDialingCode: '+254',
      mobileNum: `7${String(isKnown ? at + 1 : at + 50_000_001).padStart(8, '0')}`,
      language: 'en',
    }),
  },
];

/** Asks for a known and an unknown person in turn, one at a time. */
async function compare({ ask }: Asker, { name, path, body }: Way): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < tries; at++) {
    const [first, second] = [await ask(path, body(true, at)), await ask(path, body(false, at))];
    if (first.status !== second.status || first.code !== second.code) {
      throw new Error(`${name}: ${first.status} ${first.code}, ${second.status} ${second.code}`);
    }
    known.push(first.ms);
    unknown.push(second.ms);
  }
  const [knownMs, unknownMs] = [median(known), median(unknown)];
  const differenceMs = Math.abs(knownMs - unknownMs);
  report(`${name}_known_and_unknown_apart_over_allowed`, differenceMs / allowedDifferenceMs, {
    allowedDifferenceMs,
    differenceMs,
    knownMs,
    unknownMs,
    tries,
  });
}

function memberName(at: number): string {
  return `tester${500_001 + at}`;
}

function login(username: string, secret: string): object {
  return { type: 'username', username, password: secret };
}
