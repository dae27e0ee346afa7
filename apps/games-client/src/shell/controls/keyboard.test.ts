import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type KeyPress, keyAction, shortcuts } from './keyboard.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  isRepeat: false,
  hasModifier: false,
  isTyping: false,
  isOnControl: false,
  isDialogOpen: false,
  isActing: false,
  ...more,
});

test('space and enter spin', () => {
  assert.equal(keyAction(press(' ')), 'spin');
  assert.equal(keyAction(press('Enter')), 'spin');
});

test('letters work in either case', () => {
  assert.equal(keyAction(press('t')), 'turbo');
  assert.equal(keyAction(press('T')), 'turbo');
  assert.equal(keyAction(press('M')), 'mute');
});

test('nothing happens while a player types, a dialog is open or a modifier is held', () => {
  for (const key of [' ', 'Enter', 'ArrowUp', 't', 'a', 'm', '?']) {
    assert.equal(keyAction(press(key, { isTyping: true })), null, key);
    assert.equal(keyAction(press(key, { isDialogOpen: true })), null, key);
    assert.equal(keyAction(press(key, { hasModifier: true })), null, key);
  }
});

test('while a round waits for the player only the sound is switched from here', () => {
  for (const key of [' ', 'Enter', 'ArrowUp', 't', 'a', '?']) {
    assert.equal(keyAction(press(key, { isActing: true })), null, key);
  }
  assert.equal(keyAction(press('m', { isActing: true })), 'mute');
});

test('a focused button answers its own space and enter', () => {
  assert.equal(keyAction(press(' ', { isOnControl: true })), null);
  assert.equal(keyAction(press('ArrowUp', { isOnControl: true })), 'stake-up');
});

test('a held key moves the stake on but never plays round after round', () => {
  assert.equal(keyAction(press(' ', { isRepeat: true })), null);
  assert.equal(keyAction(press('t', { isRepeat: true })), null);
  assert.equal(keyAction(press('ArrowDown', { isRepeat: true })), 'stake-down');
});

test('other keys are left to the browser', () => {
  for (const key of ['Tab', 'Escape', 'x', 'F5', 'toString'])
    assert.equal(keyAction(press(key)), null);
});

test('every action a key can do is listed for the player', () => {
  const names: Record<string, string> = {
    Space: ' ',
    '↑': 'ArrowUp',
    '→': 'ArrowRight',
    '↓': 'ArrowDown',
    '←': 'ArrowLeft',
  };
  for (const { keys, does } of shortcuts) {
    for (const key of keys) assert.equal(keyAction(press(names[key] ?? key)), does, key);
  }
});
