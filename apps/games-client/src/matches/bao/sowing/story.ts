/** What a sowing was, in words. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Say } from '#frame/matches/match-game.ts';
import type { Beat, SownStory } from './sowing.ts';
import { words } from '#frame/matches/bao/words.ts';

/** While it is shown. */
export function nowWords(beat: Beat, isCapture: boolean, taken: number, name: string, say: Say) {
  if (beat.is === 'store') return say(words.nowNamua, { name });
  if (!isCapture) return say(words.nowTakata, { name });
  if (taken > 0) return say(words.nowCapture, { name, count: taken });
  return say(words.nowSow, { name, count: beat.hand });
}

function alsoOf({ tookHouse, leftHouse, end }: SownStory): readonly Words[] {
  return [
    ...(tookHouse ? [words.alsoTook] : []),
    ...(leftHouse ? [words.alsoSafari] : []),
    ...(end === 'house' ? [words.alsoStopped] : []),
  ];
}

/** Once it is over. */
export function storyWords(story: SownStory, isBlocking: boolean, name: string, say: Say): string {
  const { isCapture, isNamua, captured, captures } = story;
  const capture = captures > 1 ? words.toldCaptures : isNamua ? words.toldNamua : words.toldMtaji;
  const told = say(isCapture ? capture : words.toldTakata, {
    name,
    count: captured,
    times: captures,
  });
  const also = [...alsoOf(story), ...(isBlocking ? [words.alsoBlocked] : [])];
  return [told, ...also.map((each) => say(each))].join('; ');
}
