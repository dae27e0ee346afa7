/** Applications: a member asks for a promotion in words and pictures, staff answer once. */
export { decideApplication, listForStaff } from './decide-application.ts';
export { apply, listOwn } from './apply.ts';
