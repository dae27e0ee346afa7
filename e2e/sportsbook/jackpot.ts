/** Somebody at the pools of the sportsbook, by what he sees and clicks. */
import type { Locator } from 'playwright-core';

import type { openBettor } from './bettor.ts';
import type { ScriptedEvent } from './scripted-events.ts';

type Bettor = Awaited<ReturnType<typeof openBettor>>;

export const atThePools = ({ page, words, main, enter }: Bettor) => {
  const entry = main.locator('.jackpot-entry').first();
  return {
    entry,

    /** By the sports' own tabs; the page shows a pool by itself once there is one. */
    async openPools(): Promise<void> {
      await enter();
      await page
        .getByRole('link', { name: words('jackpot_tab'), exact: true })
        .first()
        .click();
      await main.getByRole('heading', { level: 1, name: words('jackpot_title') }).waitFor();
      await main.locator('.jackpot-picks').first().waitFor();
    },

    /** Home wins everywhere. */
    async pickHomes(matches: readonly ScriptedEvent[]): Promise<void> {
      for (const [place, { home: team }] of matches.entries()) {
        const name = `${place + 1}: 1, ${words('jackpot_home', { team })}`;
        await main.getByRole('button', { name, exact: true }).click();
      }
    },

    pay: (amount: string): Promise<void> =>
      main.getByRole('button', { name: words('jackpot_enter', { amount }), exact: true }).click(),

    /** Opens the account; answers its moves of a kind. */
    async openAccount(): Promise<(key: string) => Locator> {
      await main.getByText(words('jackpot_account'), { exact: true }).click();
      const moves = main.locator('.jackpot-moves li');
      return (key) => moves.filter({ hasText: words(key) });
    },
  };
};
