/** What the server knows of a visitor's device. */
export { kindOfDevice } from './device-kind.rules.ts';
