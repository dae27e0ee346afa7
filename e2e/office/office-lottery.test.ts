/**
 * The lottery's room: sales are stopped and resumed, two people give a draw from outside its numbers,
 * correct them, refund a draw and change a prize table; the member's balance follows to the cent.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import { type Desk, openDesk } from '#e2e/fixtures/desk.ts';
import { type PlantedMember, plantMember } from '#e2e/fixtures/planted.ts';
import { openStack, partsWithLottery } from '#e2e/fixtures/stack.ts';

const { stack, database } = await openStack({ parts: partsWithLottery });
const { lottery, playerSite } = stack.origins;

const start = 10_000;
let member: PlantedMember;
let lotteryToken = '';
/** The draws of 4D Singapore and 4D Malaysia that sell next. */
let singapore = '';
let malaysia = '';

const enterLottery = async ({ token }: PlantedMember): Promise<string> => {
  const { rows } = await database.query<{ id: string }>(
    `SELECT game_id AS id FROM games WHERE game_code = 'sg-4d'`,
  );
  const body = { gameId: rows[0]?.id ?? '', language: 'en' };
  const { gameUrl = '' } = await ask(`${playerSite}/wps/relay/GCS_gameLaunchFB`, body, token);
  const launchToken = new URL(gameUrl, playerSite).searchParams.get('token') ?? '';
  return (await ask(`${lottery}/lottery/v1/session`, { launchToken }))['lotteryToken'] ?? '';
};

const nextDraw = (gameCode: string): Promise<string> =>
  until(`${gameCode} sells`, async () => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT id FROM lottery.draws WHERE game_code = $1 AND state = 'open'
        ORDER BY closes_at LIMIT 1`,
      [gameCode],
    );
    return rows[0]?.id;
  });

const buy = async (drawId: string, family: string, ...numbers: string[]): Promise<number> => {
  const lines = numbers.map((selection) => ({
    drawId,
    betType: `${family}.big.straight`,
    selection,
    unit: '1',
    multiple: 1,
  }));
  const order = { idempotencyKey: randomUUID(), lines };
  const told = await ask(`${lottery}/lottery/v1/orders`, order, lotteryToken);
  return Number(told['bought']);
};

const balance = async (): Promise<number> => {
  const response = await fetchOutside(`${lottery}/lottery/v1/balance`, {
    headers: { authorization: `Bearer ${lotteryToken}` },
  });
  const { value } = (await response.json()) as { value: { balance: string } };
  return Number(value.balance);
};

const hasBalance = (wanted: number) =>
  until(`the member has ${wanted}`, async () => (await balance()) === wanted);

/** A board of 4D as it is printed. */
const board = (first: string, second: string): string =>
  [
    `1st ${first}`,
    `2nd ${second}`,
    '3rd 0003',
    ...[5_000, 6_000].map((from) =>
      Array.from({ length: 10 }, (_, at) => String(from + at)).join(' '),
    ),
  ].join('\n');

before(async () => {
  member = await plantMember(stack, { balance: BigInt(start) * 100n });
  lotteryToken = await enterLottery(member);
  singapore = await nextDraw('sg-4d');
  malaysia = await nextDraw('my-4d');
  // The platform refuses stakes until it has heard that the game is open.
  await until('tickets are bought', async () => (await buy(singapore, 'four-d-sg', '1234')) === 1);
  assert.equal(await buy(singapore, 'four-d-sg', '4321', '9999'), 2);
  assert.equal(await buy(malaysia, 'four-d-my', '1111'), 1);
  await hasBalance(start - 4);
});

const askFor = async ({ page, press, words }: Desk, reason: string): Promise<void> => {
  await press('lottery.decide.look');
  await page.getByLabel(words('access.reason')).fill(reason);
  await press('lottery.decide.ask');
};

const giveNumbers = async (desk: Desk, first: string, second: string): Promise<void> => {
  await desk.page.getByLabel(desk.words('lottery.numbers.paste')).fill(board(first, second));
  await desk.press('lottery.numbers.read');
};

const approveFirst = async (desk: Desk, kind: string): Promise<void> => {
  const row = desk.rowOf(desk.words(`lottery.decide.kind_${kind}`));
  await desk.press('lottery.decide.answer', row);
  await desk.lookAt(`lottery approval of ${kind}`);
  await desk.press('lottery.decide.approve', desk.dialog);
  await desk.dialog.waitFor({ state: 'detached' });
};

test('sales are stopped and resumed, and a result, a refund and a prize table are asked for', async () => {
  const desk = await openDesk({
    stack,
    language: 'en',
    staff: 'zawadi',
    at: '/lottery?game=sg-4d',
  });
  const { page, words } = desk;
  await desk.rowOf('4D Singapore').getByText('3.00').first().waitFor();
  await desk.lookAround('lottery draws');
  await desk.go(`/lottery/draws/${singapore}`);
  await desk.press('lottery.draw.stop');
  await desk.confirm('lottery.draw.stop', 'The machine is being checked');
  await page.getByText(words('lottery.state.suspended')).first().waitFor();
  assert.equal(await buy(singapore, 'four-d-sg', '7777'), 0);
  await desk.press('lottery.draw.resume');
  await desk.confirm('lottery.draw.resume', 'The machine is fine');
  await page.getByText(words('lottery.state.open')).first().waitFor();
  await desk.lookAround('lottery draw');

  await database.query(
    'UPDATE lottery.draws SET closes_at = now(), draws_at = now() WHERE id = $1',
    [singapore],
  );
  await page.getByRole('link', { name: words('lottery.decide.begin_result') }).click();
  await giveNumbers(desk, '1234', '7777');
  await desk.press('lottery.decide.look');
  await page
    .getByRole('region', { name: words('lottery.touched.list') })
    .getByText('2,000.00')
    .first()
    .waitFor();
  await desk.lookAround('lottery result');
  await page.getByLabel(words('access.reason')).fill('The sources are silent');
  await desk.press('lottery.decide.ask');
  await desk.button('lottery.decide.withdraw').waitFor();

  await desk.go(`/lottery/draws/${malaysia}`);
  await desk.press('lottery.draw.stop');
  await desk.confirm('lottery.draw.stop', 'The draw is called off');
  await page.getByRole('link', { name: words('lottery.decide.begin_refund') }).click();
  await askFor(desk, 'The draw is called off');
  await desk.button('lottery.decide.withdraw').first().waitFor();

  await desk.go('/lottery/games/sg-4d');
  await page.getByLabel(words('lottery.prizes.type')).selectOption('four-d-sg.big.straight');
  await page.getByLabel('First prize', { exact: true }).fill('1500');
  await page.getByRole('region', { name: words('lottery.prizes.changes') }).waitFor();
  await desk.lookAround('lottery prizes');
  await askFor(desk, 'The season is over');
  await page
    .getByLabel('First prize', { exact: true })
    .and(page.locator('[value="2000"]'))
    .waitFor();
  await desk.end();
});

test('another person approves them, and the member is paid and refunded to the cent', async () => {
  const desk = await openDesk({
    stack,
    language: 'sw',
    staff: 'rehema',
    at: '/lottery/decisions',
  });
  for (const kind of ['result', 'refund', 'prize_table']) await approveFirst(desk, kind);
  await desk.page.getByText(desk.words('lottery.decide.empty_waiting')).waitFor();
  await hasBalance(start - 3 + 2_000);

  await desk.go(`/lottery/draws/${singapore}`);
  await desk.page.getByText(desk.words('lottery.state.settled')).first().waitFor();
  await desk.page
    .getByRole('link', { name: desk.words('lottery.decide.begin_correction') })
    .click();
  await giveNumbers(desk, '4321', '1234');
  await desk.press('lottery.decide.look');
  await desk.page
    .getByRole('region', { name: desk.words('lottery.touched.list') })
    .getByText('3,000.00')
    .first()
    .waitFor();
  await desk.lookAround('lottery correction');
  await desk.page.getByLabel(desk.words('access.reason')).fill('Namba ziligeuzwa');
  await desk.press('lottery.decide.ask');
  await desk.button('lottery.decide.withdraw').waitFor();
  await desk.end();
});

test('a correction pays anew, and the room shows the version and the report', async () => {
  const desk = await openDesk({
    stack,
    language: 'en',
    staff: 'zawadi',
    at: '/lottery/decisions',
  });
  await approveFirst(desk, 'correction');
  await hasBalance(start - 3 + 3_000);
  await desk.go('/lottery/games');
  await desk.rowOf('4D Singapore').getByText('Version 1').waitFor();
  // The report counts a draw once all of it is paid anew.
  await until('the draw is settled again', async () => {
    const { rowCount } = await database.query(
      `SELECT 1 FROM lottery.draws WHERE id = $1 AND state = 'settled'`,
      [singapore],
    );
    return rowCount === 1;
  });
  await desk.go('/lottery/report');
  await desk.rowOf('4D Singapore').getByText('3,000.00').first().waitFor();
  await desk.lookAround('lottery report');
  await desk.end();
});
