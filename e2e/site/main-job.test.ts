import assert from 'node:assert/strict';
import { test } from 'node:test';

import { desktop, type Look, sharedBrowser, phone, takePicture } from '#e2e/fixtures/browser.ts';
import { openMember } from '#e2e/fixtures/member.ts';
import { openStaff } from '#e2e/fixtures/staff.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import type { Language } from '#e2e/fixtures/words.ts';
import { findTheBonusPaidOut, seeTheBonus } from './offered-bonus.ts';
import { isLongTier } from '@bahati/testing/tier.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ isShared: true }),
  sharedBrowser(),
]);
/** The demo's welcome offer is wagered for a day; this one by a spin, and it is small beside the deposit. */
const offers = { en: 'Welcome offer', sw: 'Ofa ya kukaribisha' } as const;
await database.query(`
  ALTER TABLE campaign_versions DISABLE TRIGGER campaign_versions_never_change;
  UPDATE campaign_versions SET terms = jsonb_set(jsonb_set(jsonb_set(terms,
      '{awards,0,cap}', '"10.00"'), '{awards,0,bonus,wagerTimes}', '1'), '{isAutomatic}', 'true')
   WHERE campaign_id = (SELECT id FROM campaigns WHERE name = 'Welcome offer');
  ALTER TABLE campaign_versions ENABLE TRIGGER campaign_versions_never_change`);

type Variant = {
  language: Language;
  name: string;
  look: Look;
  isThorough: boolean;
  /** The money is seen to arrive on a page that was open before it. */
  isPaidLate: boolean;
};

/** As most members do it. */
const usual: Variant = {
  language: 'sw',
  name: 'phone',
  look: { ...phone, theme: 'light' },
  isThorough: true,
  isPaidLate: true,
};
const english: Variant = {
  ...usual,
  language: 'en',
  look: { ...phone, theme: 'dark' },
  isPaidLate: false,
};

/** Each language on each size; the usual tier has one of them. */
const variants: Variant[] = [
  usual,
  ...(isLongTier
    ? [
        english,
        { ...english, name: 'desktop', look: { ...desktop, theme: 'dark' } as const },
        { ...usual, name: 'desktop', look: { ...desktop, theme: 'light' } as const },
      ]
    : []),
];

/** A round of ill luck is long; nobody waits longer than this for a hang to be told. */
const timeout = 200_000;

for (const { name, isPaidLate, ...variant } of variants) {
  const { language } = variant;
  const title = `register, deposit with the welcome offer, wager it, withdraw, be paid (${language}, ${name})`;
  test(title, { timeout }, async () => {
    const person = { browser, stack, ...variant };
    const member = await openMember(person);
    const staff = await openStaff(person);
    try {
      await member.arrive();
      await member.register();
      await member.deposit('5000', isPaidLate, offers[language]);
      await seeTheBonus(member);
      await member.playUntilWinAndLoss();
      await member.findTheBet();
      await findTheBonusPaidOut(member);
      await member.setPaymentPassword();
      await member.withdraw('100');
      await staff.logIn();
      await staff.approve(member.username);
      await member.confirmReceipt();
      assert.deepEqual(member.findings, []);
      assert.deepEqual(staff.findings, []);
      assert.deepEqual([...member.complaints, ...staff.complaints], []);
    } catch (error) {
      await takePicture(member.page, `${language}-${name}-failed`);
      await takePicture(staff.page, `${language}-${name}-office-failed`);
      const told = [...member.findings, ...member.complaints, ...staff.complaints];
      throw new Error(`Found before it failed: ${told.join('; ') || 'nothing'}`, { cause: error });
    } finally {
      await Promise.all([member.close(), staff.close()]);
    }
  });
}

test('the books are whole after all of it', () => stack.verify());
