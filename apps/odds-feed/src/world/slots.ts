/** When events of a competition start: slots, numbered from the Monday the world began. */
import type { Program } from './competitions/competition.ts';

const minuteMs = 60_000;
const weekMinutes = 7 * 24 * 60;
const weekMs = weekMinutes * minuteMs;

/** A Monday. Nothing happened before. */
export const beginningMs = Date.UTC(2024, 0, 1);

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const minutesByProgram = new WeakMap<Program, readonly number[]>();

/** The starts of a week in minutes from its Monday on, rising. */
function minutesOf(program: Program): readonly number[] {
  const known = minutesByProgram.get(program);
  if (known) return known;
  const minutes = 'week' in program ? weekMinutesOf(program.week) : everyDay(program);
  minutesByProgram.set(program, minutes);
  return minutes;
}

function weekMinutesOf(text: string): number[] {
  const minutes: number[] = [];
  for (const part of text.split('; ')) {
    const [day = '', ...starts] = part.split(' ');
    for (const start of starts) {
      const [, hour, minute, times = '1'] = /^(\d\d):(\d\d)(?:x(\d+))?$/.exec(start) ?? [];
      if (hour === undefined || !days.includes(day)) throw new Error(`no start: ${day} ${start}`);
      const at = (days.indexOf(day) * 24 + Number(hour)) * 60 + Number(minute);
      for (let time = 0; time < Number(times); time++) minutes.push(at);
    }
  }
  return minutes.sort((a, b) => a - b);
}

function everyDay({ every, from }: Extract<Program, { every: unknown }>): number[] {
  const ofDay: number[] = [];
  for (let minute = from; minute < 24 * 60; ) {
    ofDay.push(minute);
    const hour = Math.floor(minute / 60);
    minute += hour < 3 || hour >= 21 ? every[0] : hour < 14 ? every[1] : every[2];
  }
  return days.flatMap((_, day) => ofDay.map((minute) => day * 24 * 60 + minute));
}

export function slotStartMs(program: Program, slot: number): number {
  const minutes = minutesOf(program);
  const week = Math.floor(slot / minutes.length);
  return beginningMs + week * weekMs + (minutes[slot - week * minutes.length] ?? 0) * minuteMs;
}

/** The first slot that starts at an instant or later; 0 before the world began. */
export function firstSlotFrom(program: Program, atMs: number): number {
  const minutes = minutesOf(program);
  const week = Math.floor((atMs - beginningMs) / weekMs);
  if (week < 0) return 0;
  const minute = (atMs - beginningMs - week * weekMs) / minuteMs;
  const later = minutes.findIndex((start) => start >= minute);
  return week * minutes.length + (later === -1 ? minutes.length : later);
}
