/** Staff at work in several brands: where each is admitted, and the way there. */
export { admissionsOf } from './admissions.ts';
