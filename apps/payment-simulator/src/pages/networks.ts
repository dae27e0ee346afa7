import type { Api } from '#simulator/payments.ts';

/** The networks by the names people call them. */
export const networks: Readonly<Record<Api, string>> = {
  gateway: 'Pesa Pepe',
  daraja: 'M-Pesa',
  airtel: 'Airtel Money',
  vodacom: 'M-Pesa Tanzania',
};
