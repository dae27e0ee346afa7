/** A member's tickets after the draws: won, lost, corrected, refunded and open, and the proof of a draw. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { openMember, openPlayer } from '#e2e/fixtures/member.ts';
import { watched } from '#e2e/fixtures/person.ts';
import { enterSite, plantSession } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithLottery } from '#e2e/fixtures/stack.ts';
import { patternOf } from '#e2e/fixtures/words.ts';
import { fourD, openLotteryOffice } from './lottery-office.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: partsWithLottery }),
  sharedBrowser(),
]);
await until('the catalogue has the lottery', async () => {
  const { rowCount } = await database.query(`SELECT 1 FROM games WHERE game_code = 'keno-1m'`);
  return (rowCount ?? 0) > 0;
});
const office = await openLotteryOffice(stack, database);
const site = stack.origins.playerSite;

const big = 'four-d-sg.big.straight';
const line = (drawId: string, betType: string, selection: string) => ({
  drawId,
  betType,
  selection,
  unit: '1.00',
  multiple: 1,
});

test('tickets say what won and why, what was corrected and what came back', async () => {
  const look = { ...phone, theme: 'dark' } as const;
  const member = await openPlayer({ browser, stack, language: 'sw', look, isThorough: true });
  const { page, words, lookAt } = member;
  const main = page.getByRole('main');
  const tab = (which: string) =>
    main.getByRole('tab', { name: words(`lot_tickets_${which}`), exact: true });
  const ticketWith = (text: string) => main.getByRole('article').filter({ hasText: text });
  await watched('my-tickets', [member], async () => {
    await page.goto(`${site}/lottery?view=tickets`);
    await main.getByText(words('lot_tickets_none_open')).waitFor();
    await lookAt('no tickets');
    const token = await page.evaluate(() => sessionStorage.getItem('bahati.lotteryToken'));
    assert.ok(token);
    const [singapore = '', later = ''] = await office.open('sg-4d');
    const [malaysia = ''] = await office.open('my-4d');
    const [racing = ''] = await office.open('racing-1m');
    const [five = ''] = await office.open('five-digit-1m');
    await office.buy(token, [
      line(singapore, big, '1234'),
      line(singapore, big, '4321,8888'),
      line(singapore, big, '9999'),
      line(malaysia, 'four-d-my.big.straight', '1111'),
      line(later, big, '2580'),
      line(five, 'five-digit.five.sum-size', 'big,small'),
    ]);
    const chase = { multiples: [1, 2, 4], stopsOnWin: true };
    await office.buy(token, [{ ...line(racing, 'racing.top-two.size', 'big'), chase }]);
    await office.endSales(singapore);
    await office.decide({ kind: 'result', drawId: singapore, numbers: fourD('1234') });
    await office.untilState(singapore, 'settled');
    await office.decide({ kind: 'correction', drawId: singapore, numbers: fourD('4321') });
    await office.decide({ kind: 'refund', drawId: malaysia });
    await office.drawSoon(five);
    await office.untilState(singapore, 'settled');
    await ticketWith('2580').waitFor();
    await lookAt('open tickets');
    await tab('won').click();
    const won = ticketWith('4321');
    await won.locator('.chosen-symbol[data-won]', { hasText: '4321' }).waitFor();
    assert.equal(await won.locator('.chosen-symbol[data-won]').count(), 1);
    await won.getByText('2,000.00').first().waitFor();
    await lookAt('won tickets');
    await tab('ended').click();
    const before = words('lot_note_corrected', { before: 'KSh 2,000.00', now: 'KSh 0.00' });
    await ticketWith('1234').getByText(before).waitFor();
    const back = words('lot_note_refunded', { stake: 'KSh 1.00' });
    await ticketWith('1111').getByText(back).waitFor();
    await ticketWith('9999').getByText(words('lot_ticket_lost'), { exact: true }).waitFor();
    await lookAt('ended tickets');
    await main.getByRole('tab', { name: words('lot_chases'), exact: true }).click();
    await main.getByText(words('lot_chase_drawn', { drawn: '0', draws: '3' })).waitFor();
    await main.getByRole('button', { name: words('lot_chase_stop'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('lot_chase_stop'), exact: true }).click();
    await main.getByText(words('lot_chase_stopped'), { exact: true }).waitFor();
    await lookAt('chases');
    await tab('ended').click();
    await ticketWith(words('lot_ticket_won')).first().waitFor();
  });
});

test('a draw is looked at, watched again, and checked in the browser and without it', async () => {
  const drawId = (
    await database.query<{ id: string }>(
      `SELECT id::text FROM lottery.draws
        WHERE game_code = 'five-digit-1m' AND state = 'settled' ORDER BY id DESC LIMIT 1`,
    )
  ).rows[0]?.id;
  assert.ok(drawId);
  const { rows } = await database.query<{ username: string }>(
    `SELECT username FROM credentials ORDER BY member_id DESC LIMIT 1`,
  );
  const look = { ...desktop, theme: 'light' } as const;
  const member = await openMember({ browser, stack, language: 'en', look, isThorough: true });
  await enterSite(member.context, await plantSession(stack, rows[0]?.username ?? ''), 'en');
  const { page, words, lookAt } = member;
  const main = page.getByRole('main');
  await watched('draw-proof', [member], async () => {
    await page.goto(`${site}/lottery?gameCode=five-digit-1m&view=results`);
    await main.getByRole('heading', { name: words('lot_hot_cold') }).waitFor();
    await main.getByRole('radio', { name: words('lot_road_parity'), exact: true }).check();
    await lookAt('results');
    await page.goto(`${site}/seaLottery?gameCode=sg-4d&view=results`);
    await main.getByText('4321', { exact: true }).waitFor();
    await main.getByText(words('lot_corrected')).waitFor();
    await lookAt('board');
    await page.goto(`${site}/lottery?gameCode=five-digit-1m&view=results`);
    const proof = main.getByRole('link', { name: patternOf(words('lot_proof_of')) });
    await proof.last().click();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await main.getByRole('button', { name: words('lot_watch_again') }).click();
    await main.getByRole('button', { name: words('lot_skip'), exact: true }).click();
    await main.getByRole('button', { name: words('lot_check'), exact: true }).click();
    await main.getByText(words('lot_check_good')).waitFor();
    assert.equal(await main.locator('.check-steps li[data-found="good"]').count(), 4);
    await lookAt('proof');
  });
  const run = promisify(execFile);
  const checker = 'tools/verify-round/verify-lottery.mjs';
  const { stdout } = await run(process.execPath, [
    checker,
    '--origin',
    stack.origins.lottery,
    '--draw',
    drawId,
  ]);
  assert.deepEqual(JSON.parse(stdout).faults, []);
});
