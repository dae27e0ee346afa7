/** Four contracts between two agents, from the offers to a bill whose payer had not enough. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';

import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { openAgent } from '#e2e/fixtures/agent.ts';
import { desktop, phone, sharedBrowser, until } from '#e2e/fixtures/browser.ts';
import { ask } from '#e2e/fixtures/calls.ts';
import { type Person, watched } from '#e2e/fixtures/person.ts';
import { enterSite, type PlantedMember, plantMember, plantSession } from '#e2e/fixtures/planted.ts';
import { openStack } from '#e2e/fixtures/stack.ts';
import { patternOf, type Words } from '#e2e/fixtures/words.ts';
import {
  plantContract,
  plantDays,
  plantLine,
} from '#platform-app/domains/agency/bills/bills.testing.ts';

const [{ stack, database }, browser] = await Promise.all([
  openStack({ parts: ['platform'], env: { TEST_CLOCK: 'on' } }),
  sharedBrowser(),
]);

type Agent = Awaited<ReturnType<typeof openAgent>>;

// Their clocks are changed.
const own = { browser, stack, isThorough: true, isOwn: true } as const;
const onPhone: Person = { ...own, language: 'sw', look: { ...phone, theme: 'light' } };
const onDesk: Person = { ...own, language: 'en', look: { ...desktop, theme: 'dark' } };

/** Days of the brand from tomorrow on, so that the clock only moves ahead. */
const readDay = async (later: number): Promise<string> => {
  const { rows } = await database.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE 'Africa/Nairobi')::date + 1 + $1::integer)::text AS day`,
    [later],
  );
  return rows[0]?.day ?? '';
};
const [eve, payday, morrow] = [await readDay(0), await readDay(1), await readDay(2)];

const atClock = (day: string, time: string): Date => new Date(`${day}T${time}+03:00`);

const moveClock = (to: Date) =>
  database.query('UPDATE test_clock.shift SET ahead = $1::timestamptz - now()', [to]);

/** The terms of the upline: a day that the team wins pays it nothing, whatever its downlines lost. */
const termsOfUpline: readonly Terms[] = [
  {
    kind: 'dividend',
    period: 'D',
    mode: 'fixed',
    carryOver: 'none',
    tiers: [{ turnover: 100_000_000n, activeMembers: 1, loss: 0n, rateBps: 2_000 }],
  },
  {
    kind: 'daily_salary',
    hasLossCheck: true,
    tiers: [
      { turnover: 5_000_000n, activeMembers: 1, loss: 500_000n, pays: 'rate', rateBps: 50 },
      { turnover: 20_000_000n, activeMembers: 1, loss: 500_000n, pays: 'rate', rateBps: 100 },
    ],
  },
  {
    kind: 'hourly_salary',
    tiers: [{ turnover: 0n, activeMembers: 0, winRateBps: 10, lossRateBps: 20 }],
  },
  { kind: 'real_time_salary', rateBps: 30, dailyTurnoverBrake: null },
];

/** An upline with 150.00 and contracts, an agent below with a player, and a member of the upline's own. */
const plantPeople = async () => {
  const [upline, downline, player, winner] = await Promise.all([
    plantMember(stack, { type: 2, balance: 15_000n }),
    plantMember(stack, { type: 1 }),
    plantMember(stack),
    plantMember(stack, { balance: 100_000n }),
  ]);
  await plantLine(database, [
    { id: upline.id, upline: null, type: 2 },
    { id: downline.id, upline: upline.id },
    { id: player.id, upline: downline.id, type: 0 },
    { id: winner.id, upline: upline.id, type: 0 },
  ]);
  const from = atClock(eve, '22:00');
  for (const terms of termsOfUpline) {
    await plantContract(database, { agent: upline.id, upline: null, terms, from });
  }
  return { upline, downline, player, winner };
};

/** Somebody at the centre, at the time the product goes by. */
const enterCentre = async (
  { context, page }: Agent,
  { language }: Person,
  who: PlantedMember,
  at: Date,
): Promise<void> => {
  await context.clock.setFixedTime(at);
  await enterSite(context, who, language);
  await page.goto(`${stack.origins.playerSite}/agentHome`);
};

/** After a night the session has ended. */
const comeBack = async (agent: Agent, who: PlantedMember, at: Date): Promise<void> => {
  const { context, page, words } = agent;
  await context.clock.setFixedTime(at);
  await page.goto(`${stack.origins.playerSite}/agent`);
  await page.getByRole('heading', { level: 1, name: words('agent_login_title') }).waitFor();
  await agent.logIn(who);
};

const menuWord = {
  dividend: 'agent_menu_dividend',
  daily_salary: 'agent_menu_daily_salary',
  hourly_salary: 'agent_menu_hourly_salary',
  real_time_salary: 'agent_menu_real_time_salary',
} as const;
const kinds = ['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary'] as const;
type Kind = (typeof kinds)[number];

/** From the downline's card to the form of an offer. */
const openOffer = async ({ page, words }: Agent, downline: PlantedMember, kind: Kind) => {
  await page.getByRole('button', { name: downline.username, exact: true }).click();
  const card = page.getByRole('dialog', { name: downline.username });
  await card.getByRole('link', { name: words(menuWord[kind]) }).click();
  const form = page.getByRole('dialog').locator('form');
  await form.getByText(words('terms_bound_title')).waitFor();
  return form;
};

/** What is changed of the upline's own terms: the figure, and what is typed. */
const figureOf = (form: Locator, words: Words, kind: Kind): [Locator, string, string] => {
  const tier = form.getByRole('group', { name: words('terms_tier', { number: '1' }) });
  switch (kind) {
    case 'dividend':
      return [tier.getByLabel(words('terms_rate_of_dividend')), '25', '15'];
    case 'daily_salary':
      return [tier.getByLabel(words('terms_rate_of_daily_salary')), '0.6', '0.4'];
    case 'hourly_salary':
      return [tier.getByLabel(words('terms_field_lossRateBps')), '0.3', '0.1'];
    case 'real_time_salary':
      return [form.getByLabel(words('terms_rate_of_real_time_salary')), '0.5', '0.2'];
  }
};

const countRequests = async (agent: PlantedMember): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM contract_requests WHERE agent_id = $1',
    [agent.id],
  );
  return rows[0]?.count ?? 0;
};

/** Each with a rate above the upline's own at first, which stays in the form. */
const offerAll = async (agent: Agent, downline: PlantedMember): Promise<void> => {
  const { page, words, lookAt } = agent;
  await page
    .getByRole('navigation', { name: words('agent_menu_quick') })
    .getByRole('link', { name: words('agent_menu_short_downlines') })
    .click();
  for (const [at, kind] of kinds.entries()) {
    if (at > 0) await page.getByRole('link', { name: words('contract_offer_another') }).click();
    const form = await openOffer(agent, downline, kind);
    const [field, tooMuch, fitting] = figureOf(form, words, kind);
    await field.fill(tooMuch);
    await form.locator('button[type=submit]').click();
    await form.getByText(patternOf(words('terms_fault_pays_above_upline'))).waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    assert.equal(await countRequests(downline), at);
    if (kind === 'daily_salary') await lookAt('offer above the own contract');
    await field.fill(fitting);
    await form.locator('button[type=submit]').click();
    await form.waitFor({ state: 'detached' });
    const offers = page.getByRole('list', { name: words('contract_offers_title') });
    await offers.getByText(downline.username).waitFor();
    if (kind === 'dividend') await lookAt('offer that waits');
  }
};

const offered: Record<Kind, string> = {
  dividend: '15.00%',
  daily_salary: '0.40%',
  hourly_salary: '0.10%',
  real_time_salary: '0.20%',
};

const acceptAll = async ({ page, words, lookAt }: Agent): Promise<void> => {
  const menu = page.getByRole('navigation', { name: words('agent_menu') });
  for (const [at, kind] of kinds.entries()) {
    const left = kinds.length - at;
    const waits = `agent_menu_contracts_waiting_${left === 1 ? 'one' : 'other'}`;
    await menu.getByText(words(waits, { shown: String(left) })).waitFor();
    await menu.getByRole('link', { name: words(menuWord[kind]) }).click();
    const contract = page.getByRole('region', { name: words('contract_own_title') });
    await contract.getByText(patternOf(words('request_asked_terms'))).waitFor();
    await contract.getByText(offered[kind]).first().waitFor();
    if (kind === 'daily_salary') await lookAt('offer to answer');
    await contract.getByRole('button', { name: words('request_accept') }).click();
    const dialog = page.getByRole('dialog', { name: words('request_accept_title') });
    await dialog.getByRole('button', { name: words('request_accept') }).click();
    await contract.getByText(words('contract_state_coming')).waitFor();
  }
  await lookAt('contract that was accepted');
  assert.equal(
    await menu.getByText(patternOf(words('agent_menu_contracts_waiting_one'))).count(),
    0,
  );
};

const doJob = (task: string) => database.query('SELECT graphile_worker.add_job($1)', [task]);

/** Does a job until a daily salary of the agent stands so. */
const settleUntil = async (task: string, agent: PlantedMember, state: string): Promise<void> => {
  await doJob(task);
  await until(`the bill is ${state}`, async () => {
    const { rows } = await database.query<{ state: string }>(
      `SELECT state FROM contract_bills WHERE agent_id = $1 AND kind = 'daily_salary'`,
      [agent.id],
    );
    return rows[0]?.state === state;
  });
};

test('contracts are offered, accepted, settled in part and paid off later', async () => {
  await moveClock(atClock(eve, '22:00'));
  const { upline, downline, player, winner } = await plantPeople();
  const above = await openAgent(onPhone);
  const below = await openAgent(onDesk);
  await watched('contracts', [above, below], async () => {
    await enterCentre(above, onPhone, upline, atClock(eve, '22:01'));
    await offerAll(above, downline);
    await enterCentre(below, onDesk, downline, atClock(eve, '22:02'));
    await acceptAll(below);

    await plantDays(database, [
      { member: player.id, day: payday, turnover: 10_000_000n, payout: 6_000_000n },
      { member: winner.id, day: payday, turnover: 2_000_000n, payout: 9_000_000n },
    ]);
    const morning = atClock(morrow, '03:00');
    await moveClock(morning);
    await settleUntil('agency.settle', downline, 'partly_paid');

    await comeBack(below, downline, morning);
    const { page, words } = below;
    await page
      .getByRole('navigation', { name: words('agent_menu') })
      .getByRole('link', { name: words('agent_menu_income') })
      .click();
    const days = page.getByRole('region', { name: words('income_days') });
    const line = days.getByRole('link', { name: words('terms_kind_daily_salary') });
    await line.getByText('150.00').first().waitFor();
    await below.lookAt('income');
    await line.click();
    await page.getByText(words('bills_state_partly_paid')).waitFor();
    const part = (key: string) => page.getByRole('region', { name: words(key) });
    await part('bill_sum_title').getByText('400.00').last().waitFor();
    const tiers = part('bill_tiers_title').getByRole('listitem');
    await tiers
      .filter({ has: page.getByText(words('bill_state_chosen'), { exact: true }) })
      .getByText('0.40%')
      .waitFor();
    const debt = part('bills_debt_title');
    await debt.getByText('250.00').first().waitFor();
    await below.lookAt('bill that was paid in part');

    await comeBack(above, upline, morning);
    await above.page
      .getByRole('navigation', { name: above.words('agent_menu_quick') })
      .getByRole('link', { name: above.words('agent_menu_short_income') })
      .click();
    const running = above.page.getByRole('region', { name: above.words('liability_title') });
    const open = running.getByText(above.words('liability_debts'));
    await open.waitFor();
    await running.getByText('250.00').first().waitFor();
    await above.lookAt('income with a debt');

    const { token } = await plantSession(stack, winner.username);
    await ask(
      `${stack.origins.playerSite}/wps/transfers`,
      {
        idempotencyKey: randomUUID(),
        direction: 'up',
        amount: '300.00',
        paymentPassword: winner.paymentPassword,
      },
      token,
    );
    await settleUntil('agency.collect_debts', downline, 'paid');
    await page.reload();
    await page.getByText(words('bills_state_paid'), { exact: true }).waitFor();
    await debt.getByText(words('bills_debt_paid')).waitFor();
    await part('bill_flow_title').getByText('400').waitFor();
    await below.lookAt('bill that is paid');
    await above.page.reload();
    await running.waitFor();
    await open.waitFor({ state: 'detached' });
  });
});
