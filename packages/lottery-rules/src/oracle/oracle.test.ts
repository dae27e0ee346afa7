import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import { exposureOf, mostKeys } from '@bahati/lottery-rules/bets/exposure.ts';
import { payoutOf, topWin } from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection, selectionText } from '@bahati/lottery-rules/bets/selection.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';
import { defaultTable } from '@bahati/lottery-rules/tables/default-tables.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import { oracleLines } from './oracle-lines.testing.ts';
import { oracleTally } from './oracle-wins.testing.ts';
import { randomTicket } from './random-ticket.testing.ts';

const tickets = repetitions('random lottery tickets against random draws', {
  usual: 2_200,
  long: 200_000,
});

test(`${tickets} random tickets of all types are judged as by a second opinion`, () => {
  const stake = { unit: 200n, multiple: 3 };
  const draw = createDrawStream(createNodeHmac('oracle'), { clientSeed: 'tickets', nonce: 0 });
  const won = new Set<string>();
  for (let count = 0; count < tickets; count += 1) {
    const betType = betTypes[count % betTypes.length];
    assert.ok(betType);
    const numbers = numbersFrom(betType.family, draw);
    const text = randomTicket(betType, numbers, (range) => draw.nextInt(range));
    const read = parseSelection(betType, text);
    assert.ok('selection' in read, `${betType.id} ${text}`);
    const said = `${betType.id} ${text} ${JSON.stringify(numbers)}`;
    assert.equal(selectionText(read.selection), text);
    assert.equal(read.lines, oracleLines(betType.id, text).length, said);
    const wins = betType.judge(read.selection, numbers);
    const second = oracleTally(betType.id, text, numbers);
    assert.deepEqual(
      Object.fromEntries(wins.map(({ tier, lines }) => [tier, lines])),
      Object.fromEntries(second),
      said,
    );
    if (wins.length > 0) won.add(betType.id);
    const table = defaultTable(betType);
    const paid = payoutOf(wins, table, stake);
    if (paid > 0n) {
      assert.ok(paid <= topWin(betType, read.selection, table, stake), said);
      // Each number counts as drawn once, so that only such draws are within the exposure.
      const exposure = exposureOf(betType, read.selection, stake, table);
      assert.ok(exposure.length <= mostKeys && exposure.some(({ amount }) => amount > 0n), said);
    }
  }
  const never = betTypes.filter(({ id }) => !won.has(id)).map(({ id }) => id);
  assert.deepEqual(isLongTier ? never : never.slice(40), [], never.join(' '));
});
