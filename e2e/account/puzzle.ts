/** The puzzle before a login: solved by keys, as somebody would who sees the hole. */
import assert from 'node:assert/strict';
import type { Pool } from 'pg';
import type { Locator, Page } from 'playwright-core';

import { answerHash } from '#platform-app/domains/identity/captcha/check-captcha.ts';
import { maskedX } from '#platform-app/domains/identity/captcha/slider.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';

/** How far one key moves the piece; the server forgives a pixel more. */
const keyStep = 3;

/** Puzzles stand in the way of whoever logs in from now on, or no longer do. */
export const askForPuzzles = async (database: Pool, isAsked: boolean): Promise<void> => {
  await database.query(
    `UPDATE brands SET flags = flags || jsonb_build_object('SLIDERVERIF3', $1::boolean)`,
    [isAsked],
  );
};

/** The cookie by which the server tells this browser from others. */
const visitorOf = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'captcha')?.value ?? '';
};

/** Nobody but a person can read the picture, so its answer becomes one that is known here. */
export const readLetters = async (database: Pool, page: Page): Promise<string> => {
  const token = await visitorOf(page);
  const { rowCount } = await database.query(
    'UPDATE captchas SET answer_hash = $2 WHERE visitor_hash = $1',
    [tokenHash(token), answerHash(token, 'KARIBU')],
  );
  assert.equal(rowCount, 1);
  return 'KARIBU';
};

/** Watches the puzzles this page is shown, for only the browser and its puzzle know the place. */
export const openPuzzles = (database: Pool, page: Page) => {
  let id = '';
  page.on('response', (response) => {
    if (!response.url().endsWith('/wps/captcha/slider')) return;
    void response
      .json()
      .then((answer: { value?: { id: string } }) => (id = answer.value?.id ?? ''))
      .catch(() => undefined);
  });

  const readPlace = async (): Promise<number> => {
    const token = await visitorOf(page);
    const { rows } = await database.query<{ masked: number }>(
      'SELECT masked_x AS masked FROM sliders WHERE visitor_hash = $1 AND id_hash = $2',
      [tokenHash(token), tokenHash(id)],
    );
    assert.equal(rows.length, 1, 'the puzzle on the screen is the one the server keeps');
    return maskedX(token, id, rows[0]?.masked ?? 0);
  };

  return {
    /** Lets the piece go in its hole, or well beside it, within the picture. */
    async slide(handle: Locator, isRight: boolean): Promise<void> {
      const place = await readPlace();
      const most = Number(await handle.getAttribute('aria-valuemax'));
      const wanted = isRight ? place : place > most / 2 ? place - 40 : place + 40;
      await handle.focus();
      for (let moved = 0; moved < Math.round(wanted / keyStep); moved += 1) {
        // A hand takes a moment for each key; what flies there at once is no hand.
        await handle.press('ArrowRight', { delay: 5 });
      }
    },
  };
};
