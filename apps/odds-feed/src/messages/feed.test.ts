import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feedMessage } from '@bahati/contract/odds-feed/feed.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { takenBackOf } from '#odds-feed/events/fate.ts';
import type { PlannedEvent } from '#odds-feed/world/world.ts';
import { createEventsOf, dueBetween, messageOf } from './feed.ts';
import { type EventMessage, fold, type Folded, nothingFolded } from './fold.ts';
import { recoverEvent } from './recovery.ts';
import { dayMs, eventOfFate, eventsOfSport, smallFeed, storyOf } from './stories.testing.ts';

const cheap = ['table_tennis', 'tennis', 'darts', 'mma', 'athletics'] as const;
const each = repetitions('events of each sport', { usual: 1, long: 40 });

const feed = smallFeed();
const stories = [...cheap, 'football' as const].flatMap((sport) =>
  eventsOfSport(feed, sport, sport === 'football' ? 1 : each).map((event) => ({
    event,
    story: storyOf(feed, event),
  })),
);

const folded = (messages: Iterable<EventMessage>): Folded => {
  const all = nothingFolded();
  for (const message of messages) fold(all, message);
  return all;
};

test('every message is what the contract says', () => {
  for (const { story } of stories) {
    for (const message of story) assert.deepEqual(feedMessage.parse(message), message);
  }
});

test('the same seed tells the same messages, and another seed others', () => {
  const again = smallFeed();
  const other = smallFeed(2);
  for (const sport of ['darts'] as const) {
    const [event] = eventsOfSport(feed, sport, 1);
    assert.ok(event);
    const same = again.world.eventById(event.id);
    assert.ok(same);
    assert.deepEqual(storyOf(again, same), storyOf(feed, event));
    const different = other.world.eventById(event.id);
    assert.notDeepEqual(different && storyOf(other, different), storyOf(feed, event));
  }
});

test('what is due does not depend on how often it is looked at', () => {
  const until = dayMs + 17 * 3_600_000;
  const minutes = 8;
  const heard = (stepMs: number) => {
    const own = smallFeed();
    const eventsOf = createEventsOf(own);
    const messages: unknown[] = [];
    const cheapOf = (atMs: number) =>
      eventsOf(atMs).filter(({ competition: { sport } }) => sport === 'darts');
    for (let at = until - minutes * 60_000; at < until; at += stepMs) {
      for (const due of dueBetween(own, cheapOf, at, at + stepMs)) {
        messages.push(messageOf(own, due));
      }
    }
    return messages.filter((message) => message !== null);
  };
  const often = heard(500);
  assert.ok(often.length > 5);
  assert.deepEqual(heard(60_000), often);
});

test('versions of an event rise with every message', () => {
  for (const { story } of stories) {
    for (const [at, message] of story.entries()) {
      assert.ok(message.version > (story[at - 1]?.version ?? 0), message.eventId);
    }
  }
});

/** Neither postponed nor abandoned. */
const isPlayed = (event: PlannedEvent): boolean => {
  const { postponedMinutes, abandonedAt } = feed.scripts.fateOf(event);
  return postponedMinutes === null && abandonedAt === null;
};

test('every market is settled in the end, each outcome of it, or cancelled with an event that was not played', () => {
  for (const { event, story } of stories) {
    const { odds, results, cancels } = folded(story);
    assert.ok(odds.size > 0);
    for (const market of odds.keys()) {
      if (!isPlayed(event) && cancels.get(market)?.is) continue;
      assert.ok(results.get(market)?.is?.outcomes.length, `${event.id} ${market}`);
      assert.equal(results.get(market)?.is?.certainty, 2);
    }
  }
});

test('no outcome that cannot win any more wins, and one that is sure does', () => {
  let sure = 0;
  for (const { event, story } of stories) {
    const { results } = folded(story);
    const prices = story.flatMap((message) =>
      message.type === 'odds_change' ? message.markets : [],
    );
    for (const { market, outcomes } of prices) {
      const ended = new Map(results.get(market)?.is?.outcomes.map((one) => [one.outcome, one]));
      for (const { outcome, win, halfWin = 0, push = 0 } of outcomes) {
        const result = ended.get(outcome)?.result;
        const where = `${event.id} ${market} ${outcome}`;
        // Rounded: a chance below a millionth is none.
        if (win === 1_000_000) assert.equal(result, 'won', where);
        if (win === 1_000_000) sure += 1;
        if (win + halfWin + push === 0 && result !== 'half_lost')
          assert.equal(result, 'lost', where);
      }
    }
  }
  assert.ok(sure > 0);
});

test('a recovery at any time says what the messages up to then said', () => {
  for (const { event, story } of stories) {
    for (const share of [0.05, 0.4, 0.55, 0.8, 1]) {
      const last = story[Math.ceil((story.length - 1) * share)];
      assert.ok(last);
      const nowMs = Date.parse(last.at);
      const straight = folded(story.filter(({ version }) => version <= last.version));
      const recovered = folded(
        (['pre', 'live'] as const).flatMap(
          (producer) =>
            recoverEvent(feed, event, { producer, afterMs: 0, nowMs }) as EventMessage[],
        ),
      );
      // Closed markets are not told again: what they ended with is.
      const open = (all: Folded) =>
        [...all.odds].filter(([, { is }]) => is.state !== 'closed').map(([, { is }]) => is);
      const byMarket = (all: Folded) =>
        open(all).toSorted((a, b) => (a.market < b.market ? -1 : 1));
      assert.deepEqual(byMarket(recovered), byMarket(straight), `${event.id} ${last.at}`);
      assert.deepEqual(recovered.results, straight.results);
      assert.deepEqual(recovered.cancels, straight.cancels);
      const stopped = ({ stop, odds }: Folded) =>
        (stop?.version ?? 0) > Math.max(0, ...[...odds.values()].map(({ version }) => version));
      assert.equal(stopped(recovered), stopped(straight));
    }
  }
});

test('what was heard before a gap and a recovery of what came after say all there is', () => {
  for (const { event, story } of stories) {
    for (const [from, until] of [
      [0.2, 0.5],
      [0.5, 0.9],
      [0.7, 1],
    ] as const) {
      const at = (share: number) => story[Math.floor((story.length - 1) * share)] ?? assert.fail();
      const [known, last] = [at(from), at(until)];
      const heard = story.filter(({ version }) => version <= known.version);
      const [afterMs, nowMs] = [Date.parse(known.at), Date.parse(last.at)];
      const recovered = (['pre', 'live'] as const).flatMap(
        (producer) => recoverEvent(feed, event, { producer, afterMs, nowMs }) as EventMessage[],
      );
      const both = folded([...heard, ...recovered]);
      const straight = folded(story.filter(({ version }) => version <= last.version));
      assert.deepEqual(both.results, straight.results);
      assert.deepEqual(both.cancels, straight.cancels);
      assert.deepEqual(both.status, straight.status);
      const prices = ({ odds }: Folded) =>
        new Map([...odds].map(([market, { is }]) => [market, is]));
      assert.deepEqual(prices(both), prices(straight), event.id);
    }
  }
});

test('what is known already is not recovered again', () => {
  const [{ event, story } = assert.fail()] = stories;
  const last = story.at(-1);
  assert.ok(last);
  const nowMs = Date.parse(last.at);
  for (const producer of ['pre', 'live'] as const) {
    assert.deepEqual(recoverEvent(feed, event, { producer, afterMs: nowMs, nowMs }), []);
  }
});

test('a postponed event stops, is told anew and cancelled, and never starts', () => {
  const event = eventOfFate(feed, 'football', ({ postponedMinutes }) => postponedMinutes !== null);
  const story = storyOf(feed, event);
  const kinds = story.slice(-3).map(({ type }) => type);
  assert.deepEqual(kinds, ['bet_stop', 'fixture_change', 'bet_cancel']);
  assert.ok(story.every(({ producer }) => producer === 'pre'));
});

test('an abandoned event settles what was decided and cancels the rest', () => {
  const event = eventOfFate(feed, 'football', ({ abandonedAt }) => abandonedAt !== null);
  const { odds, results, cancels, status } = folded(storyOf(feed, event));
  assert.equal(status?.is.state, 'abandoned');
  for (const market of odds.keys()) {
    assert.notEqual(results.has(market), cancels.has(market), market);
  }
});

test('a wrong settlement is taken back and put right', () => {
  const event = eventOfFate(feed, 'table_tennis', ({ isSettledWrongly }) => isSettledWrongly);
  const story = storyOf(feed, event);
  const kinds = story.slice(-3).map(({ type }) => type);
  assert.deepEqual(kinds, ['bet_settlement', 'rollback_bet_settlement', 'bet_settlement']);
  const words = story.flatMap((message) =>
    message.type === 'bet_settlement'
      ? message.markets.filter(({ market }) => market === 'winner:0:')
      : [],
  );
  assert.notDeepEqual(words.at(-2)?.outcomes, words.at(-1)?.outcomes);
});

test('a goal stops all betting until prices are told anew', () => {
  const { story } = stories.find(({ event }) => event.competition.sport === 'football') ?? {};
  assert.ok(story);
  const goals = story.filter(
    (message) => message.type === 'bet_stop' && message.status?.incidents.at(-1)?.kind === 'goal',
  );
  const last = story.findLast((message) => message.type === 'odds_change')?.status;
  assert.equal(goals.length >= (last?.score?.[0] ?? 0) + (last?.score?.[1] ?? 0), true);
  for (const stop of goals) {
    const at = story.indexOf(stop);
    const next: EventMessage | undefined = story
      .slice(at + 1)
      .find(({ type }) => type !== 'bet_settlement');
    assert.ok(next?.type === 'odds_change' || next?.type === 'bet_stop');
  }
});

test('a goal that is taken back shows, stops betting and is put right', () => {
  const event = eventsOfSport(feed, 'football', 60).find(
    (one) =>
      takenBackOf(1, one.id, feed.scripts.courseOf(one)) !== null &&
      feed.scripts.fateOf(one).postponedMinutes === null,
  );
  assert.ok(event);
  const story = storyOf(feed, event);
  const isBack = ({ kind }: { kind: string }) => kind === 'goal_taken_back';
  const at = story.findIndex(
    (message) => 'status' in message && message.status?.incidents.some(isBack),
  );
  const [stop, priced] = [story[at - 1], story[at]];
  assert.ok(stop?.type === 'bet_stop' && priced?.type === 'odds_change');
  const goals = (message: typeof stop | typeof priced) =>
    (message.status?.score?.[0] ?? 0) + (message.status?.score?.[1] ?? 0);
  assert.equal(goals(stop), goals(priced) + 1);
  assert.ok(priced.markets.length > 0);
});

test('a race tells where everybody finished, and offers each way at terms that give no margin away', () => {
  const races = eventsOfSport(feed, 'athletics', each).filter(isPlayed);
  for (const event of races) {
    const { results } = folded(storyOf(feed, event));
    const outcomes = results.get('race_winner:0:')?.is?.outcomes ?? [];
    const places = outcomes.flatMap(({ finish }) => (finish ? [finish.place] : []));
    assert.equal(places.length, event.participants.length);
    for (const { outcome, result, finish } of outcomes) {
      assert.equal(result === 'won', finish?.place === 1, outcome);
      assert.equal(finish?.tied, places.filter((place) => place === finish?.place).length, outcome);
    }
    const terms = feed.prices.eachWayOf(event);
    if (terms) assert.deepEqual([terms.places, terms.over, terms.under >= 4], [3, 1, true]);
  }
});

test('the last word on a match still has every goal of it, and how its parts began and ended', () => {
  const { story } = stories.find(({ event }) => event.competition.sport === 'football') ?? {};
  const status = story?.findLast((message) => message.type === 'odds_change')?.status;
  assert.ok(status?.score);
  const count = (kind: string) => status.incidents.filter((one) => one.kind === kind).length;
  assert.equal(count('goal') - count('goal_taken_back'), status.score[0] + status.score[1]);
  assert.equal(count('part_start'), 2);
  assert.ok(status.incidents.length > 30);
});
