import '@bahati/testing/read-drawings.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { loadSlot } from '#frame/games/games.ts';
import { freeSpinTheme } from './free-spin-theme.ts';
import { phrases } from './slot-sounds.ts';
import { coastTheme, type SoundTheme, themeNote } from './sound-theme.ts';
import { sampleRate } from './synth.ts';

const themes: Record<string, SoundTheme> = { coastTheme };
for (const { definition } of flagships) {
  const game = await loadSlot(definition.id);
  assert.ok(game?.sound, definition.id);
  themes[definition.id] = game.sound;
}

/** A melody comes back to its tones: each is made once. */
function remembered(lead: SoundTheme['lead']): SoundTheme['lead'] {
  const made = new Map<string, ReturnType<SoundTheme['lead']>>();
  return (...tone) => {
    const known = made.get(tone.join()) ?? lead(...tone);
    made.set(tone.join(), known);
    return known;
  };
}

/** A tone's place within the octave, as the theme plays it. */
const chroma = (theme: typeof coastTheme, note: number) =>
  (((themeNote(theme, note) - theme.transpose) % 12) + 12) % 12;

for (const [name, theme] of Object.entries(themes)) {
  test(`the loop of ${name} fills its bars, is heard and does not clip hard`, () => {
    const { melody, bass, drums, beatSeconds } = theme.loop;
    assert.equal(melody.length, bass.length * 4);
    assert.equal(drums.length, melody.length);
    const samples = freeSpinTheme({ ...theme, lead: remembered(theme.lead) });
    assert.equal(samples.length, Math.round(beatSeconds * melody.length * sampleRate));
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert.ok(peak > 0.05 && peak < 2.5, String(peak));
  });

  test(`the phrases of ${name} keep to a scale of at most seven tones`, () => {
    const played = Object.values(phrases).flatMap(({ notes }) => notes);
    assert.ok(new Set(played.map((note) => chroma(theme, note))).size <= 7);
  });
}

test('no two themes play the same win alike', () => {
  const big = phrases.big?.notes ?? [];
  const lines = Object.values(themes).map((theme) =>
    big.map((note) => themeNote(theme, note)).join(' '),
  );
  assert.equal(new Set(lines).size, lines.length);
});

test('the coast bends nothing', () => {
  for (let note = -12; note <= 12; note += 1) assert.equal(themeNote(coastTheme, note), note);
});
