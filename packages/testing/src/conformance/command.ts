/** The conformance command: reads its options, judges, tells each verdict and counts them. */
import { parseAmount } from '@bahati/money/money.ts';
import { help, Misuse, type Options, readOptions } from './options.ts';
import { demoPlayers, givenPlayers } from './players.ts';
import { setStage, type Stage } from './provider/provider-run.ts';
import { Breach, type Players } from './trial.ts';
import { judgeWallet, type Verdict } from './wallet-rules.ts';

type Print = (line: string) => void;

/** How long a provider may take to decide what the last faults left open. */
const patienceMs = 90_000;

/** Answers the exit status: 0 all passed, 1 something failed, 2 called wrongly. */
export async function runConformance(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.help) {
      print(help);
      return 0;
    }
    const verdicts =
      options.mode === 'wallet'
        ? await runWallet(options, environment, print)
        : await runProvider(options, print);
    return conclude(verdicts, print);
  } catch (error) {
    if (error instanceof Misuse) {
      print(error.message);
      return 2;
    }
    if (!(error instanceof Breach)) throw error;
    print(`The run could not begin: ${error.message}.`);
    return 1;
  }
}

async function runWallet(
  options: Options,
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<Verdict[]> {
  const tokens = options['launch-token'];
  if (options.url !== undefined && !tokens && options.demo === undefined) {
    throw new Misuse('A wallet is judged with --launch-token, or as a --demo. See --help.');
  }
  const site = options.demo ?? `http://127.0.0.1:${environment['PORT'] || '8080'}`;
  const url = options.url ?? site;
  print(`Judging the wallet at ${url} as the provider ${options.provider}.`);
  return asBreach(url, () =>
    judgeWallet({
      target: { url: url.replace(/\/$/, ''), provider: options.provider, key: options.key },
      players: tokens ? playersOf(options, tokens) : demoOf(options, site),
      settings: {
        stake: options.stake,
        campaignId: options.campaign,
        grant: options.grant,
        hasSlips: options.slips,
        p99Ms: options.p99Ms,
      },
      ...(options.only ? { only: options.only } : {}),
      report: (verdict) => tell(verdict, print),
    }),
  );
}

function playersOf(options: Options, launchTokens: string[]): Players {
  return givenPlayers({
    launchTokens,
    second: options['second-launch-token'],
    poor: options['poor-launch-token'],
    trial: options['trial-launch-token'],
    expired: options['expired-launch-token'],
    endSession: options['end-session'],
  });
}

function demoOf(options: Options, site: string): Players {
  const { member: username, password, game: gameId, patient: isPatient } = options;
  return demoPlayers({ site, username, password, gameId, isPatient });
}

/** Nobody there is told in a sentence; the rules themselves judge what breaks later. */
async function asBreach<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isNobodyThere = error instanceof TypeError && error.message === 'fetch failed';
    throw isNobodyThere ? new Breach(`nobody answers at ${url}`) : error;
  }
}

async function runProvider(options: Options, print: Print): Promise<Verdict[]> {
  const { provider, key, port, currency, members } = options;
  const balance = parseAmount(options.balance, currency);
  if (balance === undefined) throw new Misuse('--balance is an amount like 100000.00.');
  const gameCode = options['game-code'];
  const stage = await setStage({ provider, key, port, gameCode, currency, balance });
  try {
    print(`A wallet for the provider ${provider} answers at ${stage.server.url}/provider/v1/...`);
    tellLaunches(options, stage, members, print);
    print(`Waiting for ${options.operations} operations, at most ${options.minutes} minutes.`);
    await stage.waitForOperations(options.operations, options.minutes * 60_000);
    const verdicts = await stage.judge(patienceMs, options['vendor-url']?.replace(/\/$/, ''));
    const met = [...new Set(stage.dealt.values())].filter((name) => name !== 'none');
    print(`${stage.dealt.size} operations; met: ${met.join(', ') || 'nothing'}.`);
    for (const verdict of verdicts) tell(verdict, print);
    return verdicts;
  } finally {
    await stage.close();
  }
}

function tellLaunches(options: Options, stage: Stage, members: number, print: Print): void {
  print('Open each of these within 60 s, and play:');
  for (let member = 1; member <= members; member++) {
    const token = stage.launch(member);
    const query = new URLSearchParams({
      token,
      game: options['game-code'],
      language: 'en',
      theme: 'dark',
      palette: 'lantern',
      lobby: stage.server.url,
    });
    const base = options['launch-url'];
    print(base === undefined ? `  launch token ${token}` : `  ${base}?${query}`);
  }
}

function tell({ id, title, result, notes }: Verdict, print: Print): void {
  const mark = { passed: 'pass', failed: 'FAIL', 'not tried': 'skip' }[result];
  const why = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  print(`${mark}  ${id.padEnd(6)} ${title}${why}`);
}

function conclude(verdicts: readonly Verdict[], print: Print): number {
  const count = (wanted: Verdict['result']) =>
    verdicts.filter(({ result }) => result === wanted).length;
  const untried = count('not tried');
  print(
    `${count('passed')} passed, ${count('failed')} failed${untried > 0 ? `, ${untried} not tried` : ''}`,
  );
  return count('failed') > 0 || count('passed') === 0 ? 1 : 0;
}
