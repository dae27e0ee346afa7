/** Free rounds: a member finds them, plays them in the game's frame and has the win as cash. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { clickAtRest, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openMember, openMemberPage, readBalance } from '#e2e/fixtures/member.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { readWords } from '#e2e/fixtures/words.ts';
import { plantPair } from '#e2e/games/planted-seeds.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true, parts: ['games-server', 'platform'] }),
  sharedBrowser(),
]);

const rounds = 10;
/** The first amount of a text. */
const minor = (text: string): bigint =>
  BigInt((/[\d,]+\.\d\d/.exec(text)?.[0] ?? '').replace(/\D/g, ''));

test('amani plays ten free rounds on a phone in Swahili, and what they win is cash', async () => {
  // The first wins, and none takes long.
  await plantPair(database, { username: 'amani', code: taaZaPwani.id }, (drawsOf) => {
    const outcomes = Array.from({ length: rounds }, (_, nonce) =>
      drawOutcome(taaZaPwani, drawsOf(nonce)),
    );
    return (outcomes[0]?.pay ?? 0) > 0 && outcomes.every(({ freeSpins }) => freeSpins.length === 0);
  });
  const member = await openMember({
    browser,
    stack,
    language: 'sw',
    look: { ...phone, theme: 'dark' },
    isThorough: true,
  });
  const { page, words, lookAt } = member;
  const inGame = readWords('games-client', 'sw');
  await watched('free-rounds', [member], async () => {
    await member.arrive();
    await member.logInAs(demoPerson('amani'));
    await openMemberPage(page, words, 'records_bonuses');
    // Home, which is left, names the game too.
    await page.getByRole('heading', { level: 1, name: words('records_bonuses') }).waitFor();
    const before = minor(await readBalance(page, words));
    const play = page.getByRole('link', { name: /Taa za Pwani/ }).first();
    await play.waitFor();
    await lookAt('bonus page');
    await clickAtRest(play);

    const frame = page.frameLocator('iframe');
    const bar = frame.locator('.free-rounds');
    await bar.waitFor();
    assert.match(await bar.innerText(), /Raundi 10 za bure za KSh 20/);
    await lookAt('free rounds offered');
    await frame.getByRole('button', { name: inGame('turbo'), exact: true }).click();
    const leftWords = (left: number) =>
      inGame(left === 1 ? 'free_rounds_left_one' : 'free_rounds_left_other', {
        count: String(left),
      });
    const spin = frame.locator('.spin:not([data-settling])');
    const end = frame.getByRole('dialog', { name: inGame('free_rounds_end') });
    for (let played = 1; played <= rounds; played += 1) {
      await spin.and(frame.locator('[data-busy="false"]')).click();
      const next = frame.getByText(leftWords(rounds - played));
      await (played < rounds ? next : end).waitFor();
      if (played === 1) await lookAt('free rounds under way');
    }
    const won = minor(await end.locator('.free-rounds-total').innerText());
    assert.ok(won > 0n);
    await lookAt('free rounds over');
    await end.getByRole('button', { name: inGame('free_rounds_go_on') }).click();
    await end.waitFor({ state: 'detached' });
    assert.equal(await bar.count(), 0);

    const edge = page.getByRole('banner');
    const [whole, cents] = [(before + won) / 100n, String((before + won) % 100n).padStart(2, '0')];
    const cash = `${whole.toLocaleString('en-KE')}.${cents}`;
    await until(`the site shows ${cash} as cash`, async () =>
      (await edge.innerText()).includes(cash),
    );
    await edge.getByRole('button', { name: words('game_back') }).click();
    await openMemberPage(page, words, 'member_betting_record');
    const bets = page.getByRole('main').getByRole('link');
    await bets
      .filter({ hasText: words('record_free_round') })
      .first()
      .waitFor();
    await lookAt('free rounds in the record');
    await bets
      .filter({ hasText: words('record_free_round') })
      .first()
      .click();
    await page.getByText(words('bet_free_round')).waitFor();
    await lookAt('one free round');
  });
});
