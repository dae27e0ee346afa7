import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GameFileLine } from '@bahati/contract/back-office/catalogue/game-files.ts';
import { readCsv } from '@bahati/server-kit/csv.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
const reason = 'The season’s order of games';

before(async () => {
  platform = await openTestPlatform();
  await addProvider(platform.owner);
  await platform.owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
       is_ready, is_under_maintenance)
     VALUES (901, 'TESTER-evil', 900, 'evil', 'RNG', '=HYPERLINK("x")', 'Say "hi", friend', 901,
             true, false),
            (902, 'TESTER-early', 900, 'early', 'RNG', 'Early', 'Mapema', 902, false, true)`,
  );
  staff = await signInStaff(platform, { permissions: ['games.read', 'games.change'] });
});
after(() => platform.close());

const post = (call: string, body: object, { token } = staff) =>
  platform.staff(`POST /bo/gameFiles/${call}`, { token, body });
const check = (file: string) => post('check', { file });
const exported = async (format: string): Promise<string> =>
  (await platform.staff(`GET /bo/gameFiles?format=${format}`, { token: staff.token })).value.file;
const told = ({ line, gameId, kind, problem, column }: GameFileLine) =>
  [line, gameId, kind, problem, column].filter((part) => part !== null).join(' ');

test('what is taken away and brought back changes nothing, in either form', async () => {
  for (const format of ['csv', 'json']) {
    const file = await exported(format);
    const { value } = await check(file);
    assert.deepEqual([value.added, value.changed, value.unknown, value.errors], [0, 0, 0, 0]);
    assert.ok(value.same >= 3);
  }
});

test('a spreadsheet runs nothing of the file', async () => {
  const file = await exported('csv');
  assert.ok(file.includes(`"'=HYPERLINK(""x"")","Say ""hi"", friend"`));
  assert.ok(readCsv(file)?.every((cells) => cells.length === 11));
});

test('what a file would change is told line by line, and exactly that is changed', async () => {
  const file = [
    'gameId,nameEn,isHot,minimumStake,maximumStake,vendor,nameSw,category,notes',
    'TESTER-test-slot,Night Quay,yes,5,200.5,,,,ours',
    'TESTER-fresh,Fresh,no,,,TESTER,Mpya,RNG,',
    'NOBODY-x,X,no,,,NOBODY,X,RNG,',
  ].join('\n');
  const { value: plan } = await check(file);
  assert.deepEqual(plan.lines.map(told), [
    '4 NOBODY-x unknown',
    '2 TESTER-test-slot changed',
    '3 TESTER-fresh added',
  ]);
  assert.deepEqual(plan.lines[1].changes, [
    { column: 'nameEn', before: 'Test slot', after: 'Night Quay' },
    { column: 'isHot', before: 'no', after: 'yes' },
    { column: 'minimumStake', before: '', after: '5.00' },
    { column: 'maximumStake', before: '', after: '200.50' },
  ]);
  const applied = await post('apply', { file, version: plan.version, reason });
  assert.deepEqual([applied.value.added, applied.value.changed], [1, 1]);
  const { rows } = await platform.owner.query(
    `SELECT game_id, name_en, name_sw, is_hot, minimum_stake, maximum_stake, is_ready,
            is_under_maintenance
       FROM games WHERE game_id IN ('TESTER-test-slot', 'TESTER-fresh') ORDER BY game_id`,
  );
  assert.deepEqual(
    rows.map((row) => Object.values(row).map(String).join(' ')),
    [
      'TESTER-fresh Fresh Mpya false null null false true',
      'TESTER-test-slot Night Quay Sloti ya jaribio true 500 20050 true false',
    ],
  );
  const again = await post('apply', { file, version: plan.version, reason });
  assert.deepEqual([again.status, again.code], [409, 'changed_meanwhile']);
  const { rows: log } = await platform.owner.query(
    `SELECT reason, after FROM audit_entries WHERE action = 'game.file_applied'`,
  );
  assert.equal(log.length, 1);
  assert.deepEqual(log[0], {
    reason,
    after: { added: 1, changed: 1, games: ['TESTER-test-slot', 'TESTER-fresh'] },
  });
});

test('each error names its line, and a file with one changes nothing', async () => {
  const file = [
    'gameId,category,position,isHot,isOn,minimumStake,nameEn',
    'TESTER-test-slot,NONSENSE,,,,,',
    ',RNG,,,,,',
    'TESTER-evil,,first,,,,',
    'TESTER-evil,,1,,,,',
    'TESTER-early,,,,yes,,',
    'TESTER-fresh,,,perhaps,,,',
    'TESTER-fresh,,,yes,,,',
  ].join('\r\n');
  const { value } = await check(file);
  assert.deepEqual(value.lines.map(told), [
    '2 TESTER-test-slot error bad_value category',
    '3  error no_game',
    '4 TESTER-evil error bad_value position',
    '5 TESTER-evil error twice',
    '6 TESTER-early error not_built isOn',
    '7 TESTER-fresh error bad_value isHot',
    '8 TESTER-fresh error twice',
  ]);
  const { status, code } = await post('apply', { file, version: value.version, reason });
  assert.deepEqual([status, code], [409, 'file_has_errors']);
  const outside = await check('gameId,minimumStake\nTESTER-test-slot,0.01');
  assert.deepEqual(outside.value.lines.map(told), [
    '2 TESTER-test-slot error bad_value minimumStake',
  ]);
});

test('somebody else’s change between looking and applying is never lost', async () => {
  const file = 'gameId,nameEn\nTESTER-evil,Harmless';
  const { value } = await check(file);
  await platform.owner.query(`UPDATE games SET name_en = 'Other' WHERE id = 901`);
  const late = await post('apply', { file, version: value.version, reason });
  assert.equal(late.code, 'changed_meanwhile');
  const { value: anew } = await check(file);
  const both = await Promise.all(
    [1, 2].map(() => post('apply', { file, version: anew.version, reason })),
  );
  assert.deepEqual(both.map(({ code }) => code ?? 'done').toSorted(), [
    'changed_meanwhile',
    'done',
  ]);
});

test('what is no file of games is refused', async () => {
  for (const file of ['hello', 'gameId\n', '[', '[]', '{"gameId":"x"}', 'gameId\n"open', '[[1]]']) {
    const answer = await check(file);
    assert.deepEqual([answer.status, answer.code], [400, 'file_unreadable'], file);
  }
  const { code } = await check('x'.repeat(3_100_000));
  assert.equal(code, 'payload_too_large');
});

test('ten thousand games are looked through and taken over', async () => {
  await platform.owner.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position)
     SELECT 20000 + n, 'TESTER-many-' || n, 900, 'many-' || n, 'RNG', 'M' || n, 'M' || n, 20000 + n
       FROM generate_series(1, 10000) AS n`,
  );
  const lines = Array.from({ length: 10_000 }, (_, at) => `TESTER-many-${at + 1},yes`);
  const file = ['gameId,isRecommended', ...lines].join('\n');
  const { value } = await check(file);
  assert.deepEqual([value.changed, value.lines.length], [10_000, 500]);
  const applied = await post('apply', { file, version: value.version, reason });
  assert.equal(applied.value.changed, 10_000);
  const { rows } = await platform.owner.query(
    `SELECT count(*)::int AS n FROM games WHERE is_recommended`,
  );
  assert.deepEqual(rows, [{ n: 10_000 }]);
});

test('who may only read games takes the file away and brings none', async () => {
  const reader = await signInStaff(platform, { permissions: ['games.read'] });
  const { token } = reader;
  assert.equal((await platform.staff('GET /bo/gameFiles', { token })).success, true);
  assert.equal((await post('check', { file: 'gameId\nx' }, reader)).code, 'forbidden');
  const body = { file: 'gameId\nx', version: 'x', reason };
  assert.equal((await post('apply', body, reader)).code, 'forbidden');
});
