/** A referral that pays: the link, the friend's first deposit and play, the reward of both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clickAtRest, desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openGame } from '#e2e/fixtures/game-frame.ts';
import { openMember, openPlayer } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { patternOf } from '#e2e/fixtures/words.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);

const onPhone: Person = { browser, stack, language: 'sw', look: { ...phone, theme: 'dark' } };
const onDesk: Person = { browser, stack, language: 'en', look: { ...desktop, theme: 'light' } };

type Friend = Awaited<ReturnType<typeof openMember>>;

/** One spin of a slot, from the page of a paid deposit on. */
async function play({ page, words }: Friend): Promise<void> {
  await clickAtRest(page.getByRole('link', { name: words('deposit_play') }));
  const inFront = page.locator(':not([inert] *)');
  const tries = page.getByRole('link', { name: words('game_play') }).and(inFront);
  await clickAtRest(tries.first());
  const game = openGame(page, 'en');
  await game.waitUntilOpen();
  await game.spin();
}

/** What the minute's jobs would do next, until they have seen the friend's play. */
const untilRewarded = () =>
  until('the referral is rewarded', async () => {
    await database.query(
      `SELECT graphile_worker.add_job(task, job_key := 'now ' || task)
         FROM unnest(ARRAY['records.count_days', 'rewards.follow_referrals']) AS task`,
    );
    await database.query(`UPDATE referrals SET looked_at = now() - interval '1 hour'`);
    const { rowCount } = await database.query(`SELECT FROM referrals WHERE state = 'rewarded'`);
    return rowCount === 1;
  });

test('a friend who came by the link deposits and plays, and the sponsor claims', async () => {
  await database.query(
    `UPDATE programme_rules SET rules = rules || '{"leastTurnover": "1.00"}'
      WHERE programme = 'referral'`,
  );
  const sponsor = await openPlayer(onPhone);
  const friend = await openMember(onDesk);
  await watched('referral', [sponsor, friend], async () => {
    const { page, words, lookAt } = sponsor;
    const main = page.getByRole('main');
    await page.goto(`${stack.origins.playerSite}/member/referral`);
    await main.getByText(words('referral_nobody'), { exact: true }).waitFor();
    await lookAt('referral without friends');
    const link = await main.getByText(/referralCode=/).innerText();

    await friend.page.goto(link);
    const form = friend.page.getByRole('dialog', { name: friend.words('register_title') });
    await form.getByText(patternOf(friend.words('referral_invited'))).waitFor();
    await friend.fillRegistration();
    await friend.deposit('1000', false);
    await play(friend);
    await untilRewarded();

    await page.reload();
    await main.getByText(words('referral_state_rewarded'), { exact: true }).waitFor();
    await lookAt('referral to claim');
    await main.getByRole('button', { name: patternOf(words('referral_claim')) }).click();
    await main.getByText(patternOf(words('referral_award_given'))).waitFor();
    await lookAt('referral claimed');
    const earned = main.locator('.referral-sum-lead');
    await until('what was earned is told', async () =>
      (await earned.innerText()).includes('377.00'),
    );
    const { rows } = await database.query<{ kind: string; amount: string }>(
      `SELECT kind, amount::text FROM awards WHERE source = 'referral' ORDER BY ordinal`,
    );
    assert.deepEqual(rows, [
      { kind: 'cash', amount: '37700' },
      { kind: 'bonus', amount: '70000' },
    ]);
  });
  await stack.verify();
});
