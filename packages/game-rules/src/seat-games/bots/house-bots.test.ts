/** The house's bots: always allowed, better than chance, and with no more to see than a player. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { seatOffers } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { createTestDraw } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { caller, idler, type Opponent, playContest, rover } from './contests.testing.ts';
import { decideFor, hasHouseBot } from './house-bots.ts';

// Tournaments have none.
const offers = seatOffers.filter(({ isSitAndGo, isTournament }) => !isSitAndGo && !isTournament);
const games = repetitions('contests of house bots, in matches of each game', {
  usual: 1,
  long: 40,
});

/** Matches of a contest, by how much chance is in the game. */
const matches: Readonly<Record<string, number>> = {
  holdem: 400,
  omaha: 400,
  ludo: 240,
  draughts: 12,
  kadi: 24,
  thirteen: 24,
  bao: 24,
};

const now = () => performance.now();

const isPokerCode = (code: string): boolean => code === 'holdem' || code === 'omaha';
const isPoker = ({ game }: SeatOffer): boolean => isPokerCode(game.code);
/** Who does nothing loses soon, and at Kadi slowly: his hand fills with every card there is. */
const shareOfIdler = 0.25;

function play(offer: SeatOffer, opponent: Opponent, seats = [0, 1], share = 1) {
  const [level] = offer.levels('KES');
  assert.ok(level);
  return playContest({
    game: offer.game,
    settings: level.settings,
    stack: level.least * 100n,
    seats,
    matches: Math.ceil((matches[offer.game.code] ?? 0) * games * share),
    seed: 11,
    opponent,
    now,
  });
}

test('every game between people has a bot', () => {
  assert.deepEqual(
    offers.filter(({ game }) => !hasHouseBot(game)).map(({ code }) => code),
    [],
  );
});

for (const offer of offers) {
  const { code } = offer;
  test(`the bot of ${code} beats who says anything, and who lets the clock speak`, (t) => {
    for (const opponent of [rover, idler, ...(isPoker(offer) ? [caller] : [])]) {
      const { net, won, lost, drawn, decisions, ms, slowestMs } = play(
        offer,
        opponent,
        [0, 1],
        opponent === idler && offer.game.code !== 'ludo' ? shareOfIdler : 1,
      );
      t.diagnostic(
        `${code} against ${opponent.name}: ${won} won, ${drawn} drawn, ${lost} lost; ` +
          `${(ms / decisions).toFixed(2)} ms a decision, ${slowestMs.toFixed(0)} at most`,
      );
      assert.ok(net > 0n, `${code} loses to ${opponent.name}: ${net}`);
      // Hands of poker are won small and lost large: there the chips alone count.
      if (!isPoker(offer)) assert.ok(won > 1.25 * lost, `${won} to ${lost} by ${opponent.name}`);
    }
  });

  const most = Math.min(offer.game.seats.most, offer.levels('KES')[0]?.seats ?? 2);
  if (most > 2) {
    test(`the bot of ${code} says only what is allowed at a full table`, () => {
      const seats = Array.from({ length: most }, (_, seat) => seat);
      assert.ok(play(offer, rover, seats, 0.25).decisions > 0);
    });
  }
}

test('a bot is given the view of its own seat and nothing beside it', () => {
  for (const { game, levels } of offers) {
    let looked = 0;
    playContest({
      game,
      settings: levels('KES')[0]?.settings,
      stack: (levels('KES')[0]?.least ?? 0n) * 100n,
      seats: [0, 1],
      matches: isPokerCode(game.code) ? 20 : 1,
      seed: 5,
      opponent: rover,
      now,
      inspect(state) {
        if (looked > 40) return;
        looked += 1;
        const sealed = Object.freeze({});
        const seat = game.turn(state);
        const view = game.view(state, seat);
        const blind = {
          code: game.code,
          turn: () => seat,
          view: (asked: unknown, from: number | null) => {
            assert.deepEqual([asked, from], [sealed, seat]);
            return view;
          },
        };
        assert.deepEqual(
          decideFor(blind, sealed, createTestDraw(looked)),
          decideFor(game, state, createTestDraw(looked)),
        );
      },
    });
    assert.ok(looked > 0, game.code);
  }
});

test('the same view and the same draw give the same word', () => {
  const [offer] = offers;
  assert.ok(offer);
  const [level] = offer.levels('KES');
  const players = [0, 1].map((seat) => ({ seat, stack: 100_000n }));
  const { state } = offer.game.begin(level?.settings, players, null, createTestDraw(3));
  const say = (nonce: number) =>
    decideFor(
      offer.game,
      state,
      createDrawStream(createNodeHmac('seed'), { clientSeed: 'c', nonce }),
    );
  assert.deepEqual(say(4), say(4));
  const words = new Set(
    Array.from({ length: 60 }, (_, seed) => (say(seed) as { kind: string }).kind),
  );
  assert.ok(words.size > 1, 'and another draw now and then another');
});
