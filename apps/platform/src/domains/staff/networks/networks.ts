/** Networks from which staff may log in. */
export { addressIsAllowed, assertAddressAllowed } from './staff-networks.ts';
