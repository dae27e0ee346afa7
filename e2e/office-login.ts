/** A person of staff comes to the back office. */
import type { Page } from 'playwright-core';

import { type DemoPerson, nextCodeOf } from './demo-people.ts';
import type { Stack } from './stack.ts';
import { type Language, readWords } from './words.ts';

/** Logs in by what stands on the page, in this language, and waits for the ways to the screens. */
export const logInToOffice = async (
  page: Page,
  { origins }: Stack,
  language: Language,
  person: DemoPerson,
): Promise<void> => {
  const words = readWords('back-office', language);
  const english = readWords('back-office', 'en');
  await page.goto(origins.backOffice);
  await page.locator('input[name=username]').waitFor();
  const switcher = page.getByRole('group', { name: english('layout.language') });
  if (language !== 'en') await switcher.getByText(language.toUpperCase()).click();
  await page.getByLabel(words('ra.auth.username')).fill(person.username);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByLabel(words('login.code')).fill(await nextCodeOf(person));
  await page.getByRole('button', { name: words('ra.auth.sign_in') }).click();
  await page.getByRole('navigation', { name: words('layout.sections') }).waitFor();
};
