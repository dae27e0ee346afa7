/** Staying logged in on a device by a cookie that changes with every use (ADR 29). */
export { forgetDevice } from './forget-device.ts';
export { dropOldDevices, rememberDevice } from './remember-device.ts';
export { resumeSession } from './resume-session.ts';
export { stayCookieRemoved } from './stay-cookie.ts';
