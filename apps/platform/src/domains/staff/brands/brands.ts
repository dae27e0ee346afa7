/** Staff at work in several brands: where each is admitted, and the way there. */
export { type Admission, admissionsOf } from './admissions.ts';
