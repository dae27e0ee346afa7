/** Goods, orders and points as cash, by HTTP. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import { earnPoints } from '#domains/rewards/points/points.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

const paymentPassword = '739105';
let platform: TestPlatform;
let staff: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = [
    'rewards.read',
    'rewards.change',
    'rewards.decide',
    'approvals.read',
    'approvals.decide',
    'members.read',
  ] as const;
  staff = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
  await platform.owner.query(
    `INSERT INTO point_rules (valid_from, rates, deposit_bps, points_per_unit, least_units)
     VALUES ('2026-01-01', '{"RNG": 100}', 50, 100, 5)`,
  );
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
  await platform.close();
});
beforeEach(() => platform.owner.query(`UPDATE brands SET flags = flags || '{"points": true}'`));

async function richMember(points: bigint): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await setFirstPaymentPassword(platform.context, member.id, paymentPassword);
  const earned = { memberId: member.id, points, kind: 'staff', reference: 'test' } as const;
  await inTransaction(platform.context.database, (transaction) => earnPoints(transaction, earned));
  return member;
}

const settings = {
  name: { en: 'Blender', sw: 'Blenda' },
  about: { en: '', sw: '' },
  picture: '/goods/blender.svg',
  points: 400,
  stock: 5,
  needsAddress: true,
  isActive: true,
  position: 1,
};
const by = ({ token }: { token: string }) => ({ token });

async function addGood(more: object = {}) {
  const body = { ...settings, ...more, idempotencyKey: randomUUID() };
  return (await platform.staff('POST /bo/pointGoods', { ...by(staff), body })).value;
}

const recipient = {
  name: 'Amina Odhiambo',
  phone: '+254 712 345 678',
  address: 'Moi Avenue 4, Nairobi',
};

const redeem = (member: NewMember, goodId: string, more: object = {}) =>
  platform.player('POST /wps/relay/passwordCheck/MCS2_redeemPointReward', {
    ...by(member),
    body: {
      idempotencyKey: randomUUID(),
      goodId,
      quantity: 1,
      points: 400,
      recipient,
      paymentPassword,
      ...more,
    },
  });
const convert = (member: NewMember, more: object = {}) =>
  platform.player('POST /wps/relay/passwordCheck/MCS2_convertPoint', {
    ...by(member),
    body: { idempotencyKey: randomUUID(), points: 500, amount: '5.00', paymentPassword, ...more },
  });

const balanceOf = async (member: NewMember): Promise<number> =>
  (await platform.player('GET /wps/relay/MCS2_getPointBalance', by(member))).value.points;
const cashOf = async (member: NewMember): Promise<string> =>
  (await platform.player('GET /wps/v2/wallets/balance', by(member))).value.balance;
const ordersOf = async (member: NewMember) =>
  (await platform.player('GET /wps/relay/MCS2_getRedeemPointList', by(member))).value.items;
const stockOf = async (id: string): Promise<number> => {
  const { rows } = await platform.owner.query<{ stock: number }>(
    'SELECT stock FROM point_goods WHERE public_id = $1',
    [id],
  );
  return rows[0]?.stock ?? -1;
};
const decide = (who: StaffLogin, id: string, act: 'approve' | 'reject') =>
  platform.staff(`POST /bo/pointOrders/${id}/${act}`, {
    ...by(who),
    body: act === 'reject' ? { reason: 'The courier does not reach you' } : {},
  });

test('an order takes points and stock with it, keeps the address, and is told in both records', async () => {
  const [member, good] = [await richMember(1_000n), await addGood()];
  const { value } = await redeem(member, good.id);
  assert.deepEqual([value.state, value.points, value.name.sw], ['in_process', 400, 'Blenda']);
  assert.deepEqual([await balanceOf(member), await stockOf(good.id)], [600, 4]);
  const one = await platform.player(`GET /wps/points/orders/${value.id}`, by(member));
  assert.deepEqual(one.value.recipient, recipient);
  const { items } = (await platform.player('GET /wps/points/entries', by(member))).value;
  assert.deepEqual(
    items.map(({ kind, points, name }: { kind: string; points: number; name: unknown }) => [
      kind,
      points,
      name,
    ]),
    [
      ['redeem', -400, settings.name],
      ['staff', 1_000, null],
    ],
  );
});

test('a rejected order gives points and stock back once, whoever else decides at the same time', async () => {
  const [member, good] = [await richMember(900n), await addGood({ stock: 2 })];
  const { id } = (await redeem(member, good.id, { quantity: 2, points: 800 })).value;
  assert.equal(await stockOf(good.id), 0);
  const answers = await Promise.all([
    decide(staff, id, 'reject'),
    decide(second, id, 'reject'),
    decide(second, id, 'approve'),
  ]);
  assert.equal(answers.filter(({ success }) => success).length, 1);
  const approved = answers[2]?.success;
  assert.deepEqual(
    [await balanceOf(member), await stockOf(good.id)],
    approved ? [100, 0] : [900, 2],
  );
  for (const { success, code } of answers) if (!success) assert.equal(code, 'already_decided');
  assert.equal((await decide(staff, randomUUID(), 'approve')).code, 'not_found');
});

test('the member reads how it ended, and why', async () => {
  const [member, good] = [await richMember(800n), await addGood()];
  const [first, other] = [await redeem(member, good.id), await redeem(member, good.id)];
  await decide(staff, first.value.id, 'reject');
  await decide(staff, other.value.id, 'approve');
  const told = (await ordersOf(member)).map(
    ({ state, reason }: { state: string; reason: string }) => [state, reason],
  );
  assert.deepEqual(told, [
    ['approved', null],
    ['rejected', 'The courier does not reach you'],
  ]);
  assert.equal(await balanceOf(member), 400);
  const inbox = (await platform.player('GET /wps/member/messages', by(member))).value.items;
  assert.deepEqual(
    inbox.map(({ title }: { title: string }) => title),
    ['On its way: Blender', '400 points are back'],
  );
  const list = await platform.staff('GET /bo/pointOrders?state=rejected', by(staff));
  assert.equal(list.value.items[0].member.username, member.username);
  assert.ok(!list.text.includes('Moi Avenue'));
  const one = await platform.staff(`GET /bo/pointOrders/${first.value.id}`, by(staff));
  assert.deepEqual(one.value.recipient, recipient);
});

test('the last piece goes to one of many, and nobody pays for nothing', async () => {
  const good = await addGood({ stock: 1 });
  const people = await Promise.all(Array.from({ length: 5 }, () => richMember(400n)));
  const answers = await Promise.all(people.map((member) => redeem(member, good.id)));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  for (const { success, code } of answers) if (!success) assert.equal(code, 'out_of_stock');
  const balances = await Promise.all(people.map(balanceOf));
  assert.equal(
    balances.reduce((sum, points) => sum + points, 0),
    1_600,
  );
  assert.equal(await stockOf(good.id), 0);
});

test('the same key orders and converts once, also ten times at once; other content is a conflict', async () => {
  const [member, good] = [await richMember(1_900n), await addGood()];
  const key = { idempotencyKey: randomUUID() };
  const orders = await Promise.all(Array.from({ length: 5 }, () => redeem(member, good.id, key)));
  assert.equal(new Set(orders.map(({ value }) => value.id)).size, 1);
  const cash = await Promise.all(Array.from({ length: 5 }, () => convert(member, key)));
  for (const { value } of cash) {
    assert.deepEqual(value, { points: 500, currency: 'KES', amount: '5.00' });
  }
  assert.deepEqual([await balanceOf(member), await cashOf(member)], [1_000, '5.00']);
  const more = { ...key, quantity: 2, points: 800 };
  assert.equal((await redeem(member, good.id, more)).code, 'request_conflict');
  const other = { ...key, points: 600, amount: '6.00' };
  assert.equal((await convert(member, other)).code, 'request_conflict');
});

test('an order that dies at its last step leaves nothing, and sent again it is made once', async () => {
  const [member, good] = [await richMember(400n), await addGood({ stock: 1 })];
  await platform.owner.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'died'; END $$;
    CREATE TRIGGER dies BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION die()`);
  const key = { idempotencyKey: randomUUID() };
  assert.equal((await redeem(member, good.id, key)).code, 'internal_error');
  assert.equal((await convert(member, { points: 400, ...key })).success, false);
  await platform.owner.query('DROP TRIGGER dies ON audit_entries');
  assert.deepEqual([await balanceOf(member), await stockOf(good.id)], [400, 1]);
  assert.deepEqual(await ordersOf(member), []);
  await Promise.all([redeem(member, good.id, key), redeem(member, good.id, key)]);
  assert.deepEqual([await balanceOf(member), await stockOf(good.id)], [0, 0]);
  assert.equal((await ordersOf(member)).length, 1);
});

test('each reason not to order is told by its code and moves nothing', async () => {
  const [member, good] = [await richMember(450n), await addGood({ stock: 1 })];
  const hidden = await addGood({ isActive: false });
  const many = await addGood({ stock: 9 });
  for (const [id, more, code] of [
    [hidden.id, {}, 'goods_not_offered'],
    [randomUUID(), {}, 'goods_not_offered'],
    [good.id, { points: 300 }, 'price_changed'],
    [good.id, { quantity: 2, points: 800 }, 'out_of_stock'],
    [good.id, { recipient: null }, 'address_needed'],
    [many.id, { quantity: 2, points: 800 }, 'insufficient_points'],
    [good.id, { paymentPassword: '000000' }, 'payment_password_wrong'],
  ] as const) {
    assert.equal((await redeem(member, id, more)).code, code);
  }
  const unproven = await registerTestMember(platform);
  assert.equal((await redeem(unproven, good.id)).code, 'payment_password_not_set');
  await platform.owner.query(
    `UPDATE credentials SET payouts_held_until = now() + interval '1 day'
    WHERE member_id = $1`,
    [member.id],
  );
  assert.equal((await redeem(member, good.id)).code, 'payouts_held');
  assert.deepEqual([await balanceOf(member), await stockOf(good.id)], [450, 1]);
  assert.deepEqual(await ordersOf(member), []);
});

test('points become cash at the rate shown, in whole units, and leave a record', async () => {
  const member = await richMember(1_234n);
  await giveMoney(platform, member.id, 10_000n);
  for (const [more, code] of [
    [{ points: 550, amount: '5.50' }, 'points_out_of_range'],
    [{ points: 400, amount: '4.00' }, 'points_out_of_range'],
    [{ amount: '6.00' }, 'rate_changed'],
    [{ points: 1_300, amount: '13.00' }, 'insufficient_points'],
    [{ paymentPassword: '000000' }, 'payment_password_wrong'],
  ] as const) {
    assert.equal((await convert(member, more)).code, code);
  }
  assert.equal((await convert(member, { points: 1_200, amount: '12.00' })).success, true);
  assert.deepEqual([await balanceOf(member), await cashOf(member)], [34, '112.00']);
  const awards = await platform.player('GET /wps/rewards/awards?state=ended', by(member));
  assert.deepEqual(
    [awards.value.items[0].source, awards.value.items[0].amount],
    ['points', '12.00'],
  );
  const record = (await platform.player('GET /wps/points/entries', by(member))).value.items[0];
  assert.deepEqual([record.kind, record.points], ['convert', -1_200]);
  // The ledger of the member's page is of money: points have a record of their own there.
  const ledger = await platform.staff(`GET /bo/members/${member.id}/ledger`, by(staff));
  assert.equal(ledger.success, true, ledger.text);
  assert.ok(!ledger.text.includes('points_'));
  const own = await platform.staff(`GET /bo/members/${member.id}/points`, by(staff));
  assert.deepEqual([own.value.points, own.value.items.length], [34, 2]);
});

test('rates change from the next day on, and by two people', async () => {
  const sheet = (await platform.staff('GET /bo/pointRules', by(staff))).value;
  assert.equal(sheet.rules.RNG, 100);
  const change = (rules: object) =>
    platform.staff('POST /bo/pointRules', {
      ...by(staff),
      body: { rules, version: sheet.version, reason: 'As the board decided' },
    });
  const less = await change({ ...sheet.rules, RNG: 50, pointsPerUnit: null });
  assert.equal(less.value.rules.RNG, 100);
  const { id } = less.value.wanted;
  const approve = (who: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${id}/approve`, { ...by(who), body: {} });
  assert.equal((await approve(staff)).code, 'second_person_needed');
  assert.equal((await approve(second)).success, true);
  const after_ = (await platform.staff('GET /bo/pointRules', by(staff))).value;
  assert.deepEqual([after_.rules.RNG, after_.inForce.RNG], [50, 100]);
  assert.equal((await change(sheet.rules)).code, 'changed_meanwhile');
  const told = (
    await platform.player('GET /wps/relay/MCS2_getPointConfig', by(await richMember(1n)))
  ).value;
  assert.deepEqual(told, {
    currency: 'KES',
    rates: [{ gameType: 'RNG', rateBps: 100 }],
    depositBps: 50,
    pointsPerUnit: 100,
    leastConverted: 500,
  });
  await platform.owner.query(`UPDATE point_rules SET points_per_unit = NULL`);
  assert.equal((await convert(await richMember(500n))).code, 'conversion_closed');
  await platform.owner.query(`UPDATE point_rules SET points_per_unit = 100`);
});

test('goods are added once, changed on what was seen, and shown in the order of staff', async () => {
  const body = { ...settings, idempotencyKey: randomUUID(), position: 0 };
  const add = (more: object) =>
    platform.staff('POST /bo/pointGoods', { ...by(staff), body: { ...body, ...more } });
  const [one, two] = [await add({}), await add({})];
  assert.equal(one.value.id, two.value.id);
  assert.equal((await add({ points: 1 })).code, 'request_conflict');
  const change = (id: string, more: object) =>
    platform.staff(`POST /bo/pointGoods/${id}`, {
      ...by(staff),
      body: { ...settings, position: 0, version: one.value.version, ...more },
    });
  const member = await richMember(400n);
  await redeem(member, one.value.id);
  assert.equal((await change(one.value.id, { stock: 50 })).code, 'changed_meanwhile');
  const { items } = (await platform.staff('GET /bo/pointGoods', by(staff))).value;
  const now = items.find(({ id }: { id: string }) => id === one.value.id);
  assert.deepEqual([now.stock, now.waiting], [4, 1]);
  const more = { version: now.version, stock: 50, points: 500 };
  assert.equal((await change(one.value.id, more)).value.stock, 50);
  assert.equal((await change(randomUUID(), more)).code, 'not_found');
  const shown = (await platform.player('GET /wps/relay/MCS2_getPointReward', by(member))).value
    .items;
  assert.deepEqual([shown[0].id, shown[0].points], [one.value.id, 500]);
  assert.equal((await ordersOf(member))[0].points, 400, 'as it was ordered');
});

test('a mall with two hundred goods takes no more', async () => {
  await platform.owner.query(
    `INSERT INTO point_goods (idempotency_key, name_en, name_sw, picture, points, stock,
       needs_address, is_active, position)
     SELECT gen_random_uuid(), 'a', 'a', '/goods/a.svg', 1, 1, false, false, 1
       FROM generate_series(1, 200)`,
  );
  const body = { ...settings, idempotencyKey: randomUUID() };
  const answer = await platform.staff('POST /bo/pointGoods', { ...by(staff), body });
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_goods']);
  await platform.owner.query(`DELETE FROM point_goods WHERE name_en = 'a'`);
});

test('a brand without points refuses every call of them, and so do trial members', async () => {
  const [member, good] = [await richMember(900n), await addGood()];
  const reads = ['getPointBalance', 'getPointConfig', 'getPointReward', 'getRedeemPointList'];
  const paths = [...reads.map((name) => `GET /wps/relay/MCS2_${name}`), 'GET /wps/points/entries'];
  paths.push(`GET /wps/points/orders/${randomUUID()}`);
  await platform.owner.query(`UPDATE brands SET flags = flags || '{"points": false}'`);
  const refused = async (code: string) => {
    for (const path of paths) {
      const answer = await platform.player(path, by(member));
      assert.deepEqual([answer.status, answer.code], [403, code], path);
    }
    assert.equal((await redeem(member, good.id)).code, code);
    assert.equal((await convert(member)).code, code);
  };
  await refused('function_not_enabled');
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  await refused('need_true_account');
});
