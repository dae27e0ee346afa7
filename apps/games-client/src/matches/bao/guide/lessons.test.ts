import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockedAfter, choiceOf } from '@bahati/game-rules/seat-games/bao/bao.moves.ts';
import { beatsOfLesson, lessons } from './lessons.ts';

test('every move a lesson shows is allowed by the rules on its board', () => {
  for (const lesson of lessons) {
    const { board, move, isCapture, title } = lesson;
    if (!move) continue;
    const choice = choiceOf(board, 0, null);
    assert.equal(choice.captures, isCapture, title.en);
    assert.ok(
      choice.moves.some(
        ({ pit, direction, safari }) =>
          pit === move.pit && direction === move.direction && safari === move.safari,
      ),
      title.en,
    );
    assert.equal(
      beatsOfLesson(lesson).some(({ is }) => is === 'capture'),
      isCapture,
    );
  }
});

test('the lesson on the house sows it, and the one on the sowing captures twice', () => {
  const byTitle = (title: string) => lessons.find((lesson) => lesson.title.en === title)!;
  const house = beatsOfLesson(byTitle('Nyumba'));
  assert.ok(house.some(({ is, pit }) => is === 'take' && pit === 4));
  assert.equal(house.at(-1)!.board[0].ownsHouse, false);
  const on = beatsOfLesson(byTitle('The sowing goes on'));
  assert.equal(on.filter(({ is }) => is === 'capture').length, 2);
  assert.ok(on.some(({ is }) => is === 'take'));
});

test('the pit that is crossed is blocked by the rules', () => {
  const { board, blocked } = lessons.at(-1)!;
  assert.equal(blockedAfter(board, 0), blocked);
});
