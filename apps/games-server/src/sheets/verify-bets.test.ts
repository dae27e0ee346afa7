import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { BetRound } from '@bahati/contract/games-frame/bets.ts';
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { replayBet } from '@bahati/game-rules/bet-games/replay.ts';
import { cardSign } from '@bahati/game-rules/cards/card.ts';
import { eachFiveCards } from '@bahati/game-rules/cards/poker-hand.ts';
import { crashPoint, wordOf } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { deucesWild } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.rules.ts';
import { jacksOrBetter } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.rules.ts';
import { payOf } from '@bahati/game-rules/originals/video-poker/pay-table.ts';
import { multiply, rational } from '@bahati/game-rules/rational.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { parseAmount } from '@bahati/money/money.ts';
import {
  awaitDecided,
  clearSky,
  flyToEnd,
  openFlyer,
  patientPace,
  plantCrashRounds,
} from '#games-server/crash/crash.testing.ts';
import {
  type Frame,
  injected,
  openFrame,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { documentTables, everyOpening } from './bet-openings.testing.ts';
import { repository, runVerifier, sheetOf } from './verifier.testing.ts';

let scene: Scene;
let running: Running;
let folder: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, patientPace);
  folder = mkdtempSync(join(tmpdir(), 'verify-bets-'));
});
after(async () => {
  rmSync(folder, { recursive: true });
  await running.stop();
  await scene.close();
});

type Told = {
  serverSeed: string;
  serverSeedHash?: string;
  clientSeed: string;
  nonce: number;
  choice?: string;
  acts?: readonly string[];
  stake: string;
  debit?: string;
  payout?: string;
  terminatingHash?: string;
};
type Found = { isOver: boolean; isSound: boolean; cost: number; payout?: string } & Record<
  string,
  unknown
>;

async function verify(code: string, rounds: readonly Told[]) {
  return runVerifier<Found>(folder, await sheetOf(running, folder, code), rounds);
}

const signs = (cards: unknown) => (cards as readonly number[]).map(cardSign);

type Seen = Readonly<Record<string, unknown>>;

const bothHands = ({ player, banker }: Seen) => ({ player: signs(player), banker: signs(banker) });

/** Of what a player was shown at the end, what came out of the draw, as the verifier prints it. */
const outcomes: Record<string, (shown: Seen) => Record<string, unknown>> = {
  dice: ({ roll }) => ({ roll }),
  limbo: ({ result }) => ({ result }),
  'coin-flip': ({ flips }) => ({ fell: (flips as { fell: string }[]).map(({ fell }) => fell) }),
  wheel: ({ landed }) => ({ segment: landed }),
  plinko: ({ path, bucket }) => ({ path, bucket }),
  keno: ({ drawn, hits }) => ({ drawn, hits }),
  mines: ({ laid }) => ({ laid }),
  tower: ({ wrong }) => ({ wrong }),
  'hi-lo': ({ cards, right }) => ({ cards: signs(cards), right }),
  'jacks-or-better': ({ dealt, cards }) => ({ dealt: signs(dealt), cards: signs(cards) }),
  'deuces-wild': ({ dealt, cards }) => ({ dealt: signs(dealt), cards: signs(cards) }),
  blackjack: ({ dealer, hands }) => ({
    dealer: signs((dealer as { cards: number[] }).cards),
    hands: (hands as { cards: number[] }[]).map(({ cards }) => signs(cards)),
  }),
  'european-roulette': ({ number }) => ({ number }),
  'american-roulette': ({ number }) => ({ number }),
  'storm-roulette': ({ strikes, number }) => ({ strikes, number }),
  baccarat: bothHands,
  'no-commission-baccarat': bothHands,
  'sic-bo': ({ dice }) => ({ dice }),
  craps: ({ rolls, rolled }) => ({ rolled, latest: rolls }),
  'dragon-tiger': ({ dragon, tiger }) => ({
    dragon: cardSign(dragon as number),
    tiger: cardSign(tiger as number),
  }),
  'andar-bahar': ({ joker, dealt }) => ({ joker: cardSign(joker as number), dealt: signs(dealt) }),
  'three-card-poker': ({ player, dealer }) => ({
    player: signs((player as { cards: number[] }).cards),
    dealer: signs((dealer as { cards: number[] }).cards),
  }),
};

const boldActs = 9;

/** Which of the acts on offer is done: another in each round, the game's own after a while. */
function actOf(game: AnyBetGame, state: unknown, done: number, nonce: number): string {
  const actions = game.acts?.actions(state) ?? [];
  if (actions.includes('split') && nonce % 2 === 0) return 'split';
  const bold = actions[(nonce * 7 + done * 3 + (nonce >> 3)) % actions.length];
  return (done < boldActs ? bold : undefined) ?? game.acts?.idle(state) ?? '';
}

function playOut(game: AnyBetGame, opening: string, seeds: { serverSeed: string; nonce: number }) {
  const hmac = createNodeHmac(seeds.serverSeed);
  const acts: string[] = [];
  for (;;) {
    const draw = createDrawStream(hmac, { clientSeed: 'x', nonce: seeds.nonce });
    const round = replayBet(game, { opening, acts }, draw);
    if (round.pay !== null) return { opening, acts, ...round, pay: round.pay };
    acts.push(actOf(game, round.state, acts.length, seeds.nonce));
  }
}

const rounds = repetitions('rounds of each bet game verified by the document', {
  // The least in which blackjack splits a pair twice over.
  usual: 190,
  long: 400,
});
/** Every bet there is comes so often at least. */
const timesEachBet = repetitions('rounds of each bet verified by the document', {
  usual: 2,
  long: 6,
});

for (const { game } of betGames) {
  test(`${rounds} rounds and every bet of ${game.code} come to the same by the document alone`, async () => {
    const openings = everyOpening(game);
    for (const opening of openings) assert.ok(game.priceOf(opening) !== null, opening);
    const serverSeed = createHash('sha256').update(game.code).digest('hex');
    const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex');
    const stake = 1_003n;
    const count = Math.max(rounds, timesEachBet * openings.length);
    const played = Array.from({ length: count }, (_, nonce) =>
      playOut(game, openings[nonce % openings.length] ?? '', { serverSeed, nonce }),
    );
    const told = played.map(({ opening, acts, cost, pay }, nonce) => {
      const { numerator, denominator } = multiply(pay, rational(stake));
      return {
        serverSeed,
        serverSeedHash,
        clientSeed: 'x',
        nonce,
        choice: opening,
        acts,
        stake: String(stake),
        debit: String(stake * BigInt(cost)),
        payout: String(numerator / denominator),
      };
    });
    const { status, stderr, found } = await verify(game.code, told);
    const lost = found.findIndex(({ isSound }) => !isSound);
    assert.equal(lost, -1, JSON.stringify([told[lost], found[lost], played[lost]?.shown]));
    assert.deepEqual([status, stderr, found.length], [0, '', count]);
    const outcomeOf = outcomes[game.code] ?? assert.fail(`What comes of ${game.code}?`);
    for (const [nonce, { shown }] of played.entries()) {
      const seen = outcomeOf(shown as Seen);
      const names = Object.keys(seen);
      assert.deepEqual(Object.fromEntries(names.map((name) => [name, found[nonce]?.[name]])), seen);
      assert.equal(found[nonce]?.isOver, true);
    }
    assert.ok(found.some(({ payout }) => payout !== '0'));
    assert.ok(found.some(({ payout, cost }) => BigInt(payout ?? 0) < stake * BigInt(cost)));
    const handsAtMost = Math.max(
      ...found.map(({ hands }) => (hands as [] | undefined)?.length ?? 0),
    );
    assert.equal(handsAtMost, game.code === 'blackjack' ? 4 : 0, 'pairs were split, and again');
  });

  test(`rounds of ${game.code} that were really played are found sound, and no changed one is`, async () => {
    const frame = await openFrame(scene, injected(running), scene.addMember(), game.code);
    const ended: BetRound[] = [];
    const stake = BigInt(game.stakes.KES.minimum);
    for (let at = 0; at < 5; at += 1) {
      const body = {
        idempotencyKey: randomUUID(),
        stake: inWords(stake),
        choice: game.firstOpening,
      };
      let round = await ask(frame, '/frame/v1/spin', body);
      while (round.state === 'open') {
        const { roundId, actions, acts } = round;
        const action = actions.findLast((one) => one !== 'skip') ?? '';
        const sequence = acts.length + 1;
        const act = { idempotencyKey: randomUUID(), roundId, sequence, action };
        round = await ask(frame, '/frame/v1/act', act);
      }
      ended.push(round);
    }
    const reply = await frame.ask('POST', '/frame/v1/seeds/rotate', { clientSeed: 'kesho' });
    const { revealed } = reply.value as unknown as { revealed: { serverSeed: string } };
    const told = ended.map((round): Told & { payout: string; debit: string } => ({
      ...round.seeds,
      serverSeed: revealed.serverSeed,
      choice: round.choice,
      acts: round.acts,
      stake: inMinor(round.stake),
      debit: inMinor(round.debit),
      payout: inMinor(round.payout),
    }));
    const [first] = told;
    assert.ok(first);
    const changed = [
      { ...first, payout: String(BigInt(first.payout) + 1n) },
      { ...first, debit: String(BigInt(first.debit) + 1n) },
      { ...first, serverSeedHash: 'a'.repeat(64) },
    ];
    const judged = await verify(game.code, [...told, ...changed]);
    assert.deepEqual(
      [judged.status, ...judged.found.map(({ isSound }) => isSound)],
      [1, ...told.map(() => true), ...changed.map(() => false)],
    );
    const lastDigit = first.serverSeed.endsWith('0') ? '1' : '0';
    const forged = { ...first, serverSeed: first.serverSeed.slice(0, -1) + lastDigit };
    // Another seed may not even have a round with these acts.
    assert.notEqual((await verify(game.code, [forged])).status, 0);
  });
}

/** As a frame does: the same request again for as long as the wallet is slow. */
async function ask(frame: Frame, path: string, body: object): Promise<BetRound> {
  for (let left = 100; left > 0; left -= 1) {
    const reply = await frame.ask('POST', path, body);
    if (reply.status === 200) return reply.value as unknown as BetRound;
    assert.equal(reply.code, 'retry', JSON.stringify(reply));
  }
  return assert.fail('The wallet never answered.');
}

const inWords = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const inMinor = (text: string) => String(parseAmount(text, 'KES'));

test('an act that the round did not have, one too many and a bet there is not are refused', async () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0, stake: '1000' };
  for (const [code, choice, acts] of [
    ['dice', 'over:5050', ['take']],
    ['dice', 'over:1', []],
    ['mines', 'mines:3', ['take']],
    ['mines', 'mines:3', ['open:25']],
    ['hi-lo', 'start', ['take']],
    ['blackjack', 'deal', ['surrender']],
    ['jacks-or-better', 'deal', ['hold:11111', 'hold:00000']],
    ['european-roulette', 'chips:split.1-3=1', []],
    ['european-roulette', 'chips:00=1', []],
    ['storm-roulette', 'chips:17=201', []],
    ['baccarat', 'chips:player=1,player=1', []],
    ['andar-bahar', 'chips:andar=1,cards-16-20=1', []],
    ['andar-bahar', 'chips:andar=1,joker-ace=1', []],
    ['three-card-poker', 'chips:pairplus=1', ['play']],
    ['crash', 'left:99', []],
  ] as const) {
    const { status, found } = await verify(code, [{ ...seeds, choice, acts }]);
    assert.deepEqual([status, found], [2, []], `${code} ${choice} ${acts.join()}`);
  }
});

test('a round that goes on has paid nothing', async () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 0, stake: '1000' };
  const open = { ...seeds, choice: 'easy', payout: '0' };
  const { status, found } = await verify('tower', [open]);
  assert.deepEqual([status, found[0]?.isOver], [0, false]);
  assert.equal((await verify('tower', [{ ...open, payout: '1' }])).status, 1);
});

test('crash rounds that were really flown stand on their chain, and bets on them are paid as they left', async () => {
  await clearSky(scene);
  await plantCrashRounds(scene, 1, { from: 100, to: 149 });
  await plantCrashRounds(scene, 1, { from: 300, to: 2_000 });
  running.crash.start();
  const flyer = await openFlyer(scene, injected(running), scene.addMember());
  const told = new Map<string, Told & { payout: string; point: number }>();
  for (let flown = 0; flown < 2; flown += 1) {
    const { bet } = await flyer.bet({ stake: '20.00', target: '1.50' });
    const past = await flyToEnd(scene, flyer.state, bet.roundId);
    await awaitDecided(scene);
    const page = await flyer.ask('GET', '/frame/v1/crash/bets?pageSize=25');
    const { items } = page.value as unknown as { items: CrashBet[] };
    const own = items.find(({ betId }) => betId === bet.betId);
    assert.ok(own);
    told.set(own.state, {
      serverSeed: past.hash,
      serverSeedHash: past.previousHash,
      clientSeed: past.salt,
      nonce: past.game,
      stake: '2000',
      payout: inMinor(own.payout ?? ''),
      ...(own.multiple && { choice: `left:${own.multiple.replace('.', '')}` }),
      terminatingHash: past.previousHash,
      point: crashPoint(wordOf(createNodeHmac(past.hash)(past.salt))),
    });
  }
  await running.crash.stop();
  const [lost, won] = [told.get('lost'), told.get('cashed_out')];
  assert.ok(lost && won);
  assert.deepEqual([lost.payout, won.payout, won.choice], ['0', '3000', 'left:150']);
  const { status, found } = await verify('crash', [lost, won]);
  assert.deepEqual([status, ...found.map(({ point }) => point)], [0, lost.point, won.point]);
  for (const changed of [
    { ...lost, choice: 'left:150', payout: '3000' },
    { ...won, payout: '2999' },
    { ...won, serverSeed: lost.serverSeed },
    { ...won, terminatingHash: lost.terminatingHash ?? '' },
    { ...won, nonce: 2 },
  ]) {
    assert.equal((await verify('crash', [changed])).status, 1, JSON.stringify(changed));
  }
});

test('a game or a version the document does not tell of is not judged', async () => {
  const sheet = await sheetOf(running, folder, 'dice');
  const { value } = JSON.parse(readFileSync(sheet, 'utf8')) as { value: object };
  const round = { serverSeed: 'a', clientSeed: 'x', nonce: 0, choice: 'over:5050' };
  for (const change of [{ version: 2 }, { game: 'chess' }]) {
    const path = join(folder, 'changed.json');
    writeFileSync(path, JSON.stringify({ ...value, ...change }));
    assert.equal(runVerifier(folder, path, [round]).status, 2);
  }
});

/**
 * Whatever pays nine or more has, beside its deuces, one suit or at most two ranks; that nothing
 * else does is for the long tier, which asks the tables about every hand.
 */
function mayBeDear(cards: readonly number[]): boolean {
  if (isLongTier) return true;
  let [suits, ranks] = [0, 0];
  for (const card of cards) {
    const rank = card >> 2;
    if (rank === 0) continue;
    suits |= 1 << (card & 3);
    ranks |= 1 << rank;
  }
  const rest = ranks & (ranks - 1);
  return (suits & (suits - 1)) === 0 || (rest & (rest - 1)) === 0;
}

test('five cards of video poker pay by the document what the tables pay, all the dear ones among them', async () => {
  const { videoPokerPays } = (await import(
    new URL('tools/verify-round/cards.mjs', `file://${repository}`).href
  )) as { videoPokerPays: Record<string, (cards: readonly number[]) => number> };
  for (const { code, table } of [jacksOrBetter, deucesWild]) {
    const paysOf = videoPokerPays[code] ?? assert.fail(code);
    const seen = new Set<number>();
    let hands = 0;
    eachFiveCards((ascending) => {
      hands += 1;
      if (hands % 17 !== 0 && !mayBeDear(ascending)) return;
      const pay = payOf(table, ascending);
      if (pay < 9 && hands % 17 !== 0) return;
      seen.add(table.lineOf(ascending));
      if (paysOf([...ascending]) !== pay) assert.fail(`${code} ${ascending.join()}: not ${pay}`);
    });
    // Each line, and the hands that none pays.
    assert.equal(seen.size, table.lines.length + 1);
  }
});

test('the tables that the document prints are those by which is paid', () => {
  const document = readFileSync(join(repository, 'docs/fairness.md'), 'utf8');
  const rows = document.split('\n');
  for (const row of documentTables()) assert.ok(rows.includes(row), row);
});
