import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gather, statedBet } from '@bahati/game-rules/bet-games/figures.ts';
import { rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { anteOutcomes, chancesOf, dealerHands, everyStanding, playerHands } from './all-deals.ts';
import { isWorthPlaying } from './optimal-play.ts';
import { handOfScore, type ThreeCardHand } from './three-card-hand.ts';
import { threeCardPokerFigures } from './three-card-poker.figures.ts';
import { anteBonus, pairPlusPays } from './three-card-pays.ts';

const standings = everyStanding();
const outcomes = anteOutcomes(standings);
const allDeals = BigInt(playerHands) * BigInt(dealerHands);

test('all 22,100 hands are ranked, and each stands against 18,424 of the dealer', () => {
  const counted: Partial<Record<ThreeCardHand, number>> = {};
  for (const { score, hands, unopposed, won, pushed, lost } of standings) {
    const name = handOfScore(score);
    counted[name] = (counted[name] ?? 0) + hands;
    assert.equal(unopposed + won + pushed + lost, dealerHands);
  }
  assert.deepEqual(counted, {
    high: 16_440,
    pair: 3_744,
    flush: 1_096,
    straight: 720,
    trips: 52,
    'straight-flush': 48,
  });
  assert.equal(
    outcomes.reduce((sum, { deals }) => sum + deals, 0n),
    allDeals,
  );
});

test('to play beats folding for a queen, six and four and above, and for nothing below', () => {
  for (const { score, unopposed, won, lost } of standings) {
    const bonus = anteBonus[handOfScore(score)] ?? 0;
    const wins = unopposed + 2 * won - 2 * lost + bonus * dealerHands;
    assert.equal(wins > -dealerHands, isWorthPlaying(score), `score ${score}`);
  }
});

test('the operator keeps 3.372981 percent of the ante, 2.014672 of all that is staked', () => {
  const total = (of: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((sum, outcome) => sum + BigInt(of(outcome)) * outcome.deals, 0n);
  const kept = total(({ cost, pay }) => cost - pay);
  assert.equal(toDecimalText(rational(100n * kept, allDeals), 6), '3.372981');
  assert.equal(
    toDecimalText(
      rational(
        100n * kept,
        total(({ cost }) => cost),
      ),
      6,
    ),
    '2.014672',
  );
});

test('the stated figures are those of all deals', () => {
  const [ante, plus] = threeCardPokerFigures.bets;
  // Of the ante alone: what is raised is taken out again of what comes back.
  const kept = gather(
    outcomes.map(({ pay, cost, deals }) => ({
      pay: rational(BigInt(pay - cost + 1)),
      probability: rational(deals, allDeals),
    })),
  );
  const ofPaid = statedBet(ante!, chancesOf(outcomes, false));
  assert.deepEqual(ante, {
    ...statedBet(ante!, kept),
    hitRatePercent: ofPaid.hitRatePercent,
    topWin: ofPaid.topWin,
  });
  const ofPlus = gather(
    standings.map(({ score, hands }) => {
      const pays = pairPlusPays[handOfScore(score)];
      return {
        pay: rational(pays === undefined ? 0n : BigInt(pays + 1)),
        probability: rational(BigInt(hands), BigInt(playerHands)),
      };
    }),
  );
  assert.deepEqual(plus, statedBet(plus!, ofPlus));
});
