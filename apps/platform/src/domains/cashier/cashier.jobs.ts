/** The cashier's background work. */
import type { Job, Jobs } from '#domains/system/jobs/jobs.ts';
import { askAboutAllDue, askAboutDeposit } from './ask-gateway.ts';
import { confirmUnanswered, payOut } from '#domains/cashier/withdrawals/withdrawals.ts';
import { reconcileRails } from '#domains/cashier/reconciliation/reconciliation.ts';
import { registerRails } from './register-rails.ts';
import { returnToPayer, returnAllDue } from '#domains/cashier/refunds/refunds.ts';

/** Runs once; when the gateway does not answer, the minute's round takes it up again. */
const once =
  (work: (context: Parameters<Job>[0], id: string) => Promise<void>, field: string): Job =>
  async (context, payload) => {
    try {
      await work(context, String(payload[field]));
    } catch (error) {
      context.log.warn({ err: error, [field]: payload[field] }, 'left to the next round');
    }
  };

export const cashierJobs: Jobs = {
  tasks: {
    'cashier.ask_about_deposit': once(askAboutDeposit, 'depositId'),
    'cashier.pay_out': once(payOut, 'withdrawalId'),
    'cashier.return_to_payer': once(returnToPayer, 'reversalId'),
    'cashier.return_all': returnAllDue,
    'cashier.ask_gateway': askAboutAllDue,
    'cashier.reconcile': reconcileRails,
    'cashier.register_rails': registerRails,
    'cashier.confirm_receipts': async (context) => {
      await confirmUnanswered(context);
    },
  },
  schedule: [
    { task: 'cashier.ask_gateway', match: '* * * * *', isVital: true },
    { task: 'cashier.return_all', match: '* * * * *', isVital: true },
    // The statement of a day grows while it lasts; once it is over, it is held whole each hour.
    { task: 'cashier.reconcile', match: '17 * * * *' },
    { task: 'cashier.confirm_receipts', match: '*/5 * * * *', isVital: true },
  ],
  atStart: ['cashier.register_rails'],
};
