/** Agents, and what members keep in order themselves or staff do to them, on a phone. */
import { test } from 'node:test';

import { isLongTier } from '@bahati/testing/tier.ts';
import { openAccount } from './account-journey.ts';
import { openAgent } from '#e2e/fixtures/agent.ts';
import { phone, sharedBrowser } from '#e2e/fixtures/browser.ts';
import { demoPerson } from '#e2e/fixtures/demo-people.ts';
import { openPlayer } from '#e2e/fixtures/member.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { enterOffice, plantStaffSession } from '#e2e/fixtures/planted.ts';
import { askForPuzzles, openPuzzles, readLetters } from './puzzle.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { openStaff } from '#e2e/fixtures/staff.ts';
import type { Language } from '#e2e/fixtures/words.ts';

// Members come through a proxy here, so that one of them may come from another network; and for
// a while everybody who logs in is asked for a puzzle.
const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'], env: { TRUST_PROXY: 'true' } }),
  sharedBrowser(),
]);

const network = '203.0.113.0/24';
const addressThere = '203.0.113.9';

/** On a phone. */
const speaks = (language: Language): Person => {
  const theme = language === 'en' ? 'dark' : 'light';
  return { browser, stack, language, look: { ...phone, theme }, isThorough: true };
};

/** Where two people meet they speak both; in the long tier each speaks the other language too. */
const turns: readonly [Language, Language][] = isLongTier
  ? [
      ['sw', 'en'],
      ['en', 'sw'],
    ]
  : [['sw', 'en']];

for (const [one, other] of turns) {
  test(`who comes by an agent's code is found below the agent (${one})`, async () => {
    const agent = await openAgent(speaks(one));
    const guest = await openAccount(speaks(other));
    await watched(`agent-${one}`, [agent, guest], async () => {
      await agent.arrive();
      await agent.beTurnedAway(demoPerson('neema'));
      await agent.logIn(demoPerson('juma'));
      const place = `Soko la Kongowea ${one}`;
      const link = await agent.invite(place);

      await guest.registerByLink(link);
      await agent.findBelow(guest.username, place);

      await agent.switchOff();
      await guest.logOut();
      await guest.tryDeadCode(link);
    });
  });

  test(`a member keeps the account in order, and leaves (${one})`, async () => {
    const person = speaks(one);
    const account = await openAccount(person, await openPlayer(person, 0n));
    const puzzles = openPuzzles(database, account.page);
    await watched(`account-${one}`, [account], async () => {
      const { page, words } = account;
      // Of all there is to keep, a payment password is still missing.
      await database.query(
        'UPDATE credentials SET payment_password_hash = NULL WHERE username = $1',
        [account.username],
      );
      await page.goto(stack.origins.playerSite);
      await account.open();
      await account.editProfile(`Fundi ${account.username.slice(-5)}`);
      await account.chooseAvatar();
      await account.setPaymentPassword();
      await account.addFirstAccount();
      await account.addSecondAccount();
      await account.removeSecondAccount();

      await account.logOut();
      await askForPuzzles(database, true);
      const login = await account.openLogin();
      const handle = login.getByRole('slider', { name: words('slider_handle') });
      await handle.waitFor();
      await account.lookAt('puzzle');
      await account.beRefused(login, 'refusal_slider_required');
      await puzzles.slide(handle, false);
      await account.beRefused(login, 'refusal_slider_wrong');
      await handle.waitFor();
      await puzzles.slide(handle, true);
      await account.lookOnceAt('puzzle solved');
      await account.logIn(login);

      await account.logOut();
      const again = await account.openLogin();
      await again.getByRole('button', { name: words('slider_use_letters') }).click();
      await again.locator('img[src^="data:image/png"]').waitFor();
      await account.lookAt('letters in place of the puzzle');
      await again.locator('input[name=captcha]').fill(await readLetters(database, page));
      await account.logIn(again);
      await askForPuzzles(database, false);

      await account.open();
      await account.closeAccount(true);
      await account.beRefused(await account.openLogin(), 'refusal_account_closed');
    });
  });

  test(`staff shut out a member and a network, and let both in again (${one})`, async () => {
    const account = await openAccount(speaks(other), await openPlayer(speaks(other), 0n));
    const staff = await openStaff(speaks(one));
    await watched(`staff-${one}`, [account, staff], async () => {
      const { page, words, username } = account;
      // A member without a payment password closes by the other alone.
      await database.query(
        'UPDATE credentials SET payment_password_hash = NULL WHERE username = $1',
        [username],
      );
      await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': addressThere });
      await page.goto(stack.origins.playerSite);
      await account.open();
      await enterOffice(staff.page.context(), await plantStaffSession(stack, 'zawadi'), one);
      await staff.page.goto(stack.origins.backOffice);
      await staff.openCard(username);
      await staff.block(username);
      await page.getByText(words('login_expired')).waitFor();
      await account.lookAt('signed out by staff');
      const login = await account.fillLogin();
      await account.beRefused(login, 'refusal_member_blocked');
      await staff.unblock(username);
      await account.logIn(login);
      await page.getByRole('heading', { level: 1, name: words('member_account') }).waitFor();

      await staff.blockNetwork(network);
      await page.getByRole('heading', { name: words('blocked_title') }).waitFor();
      await page.getByText(addressThere).waitFor();
      await account.lookAt('network blocked');
      await staff.liftBlock(network);
      await page.getByRole('heading', { level: 1, name: words('member_account') }).waitFor();

      await account.open();
      await account.closeAccount(false);
      await staff.findClosed(username);
    });
  });
}

test('the books are whole after all of it', () => stack.verify());
