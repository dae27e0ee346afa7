/**
 * Transfers between members along the tree: what the brand allows, whose line is open, and what was
 * sent. Who stands above whom is read from members; money is moved by the wallet alone.
 */
export { transferRuleBook } from './transfer-rule-book.ts';
