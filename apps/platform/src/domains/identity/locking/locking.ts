/** The idle lock: a device that was not used answers nothing until it is unlocked (ADR 29). */
export { lockDevice, readLock } from './lock-device.ts';
export { removeLock, setLock } from './set-lock.ts';
export { unlockByPasskey, unlockByPin } from './unlock-device.ts';
