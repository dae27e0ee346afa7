import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#site/api.ts';

/** Nobody types an amount digit by digit to see what each would cost. */
const settleMs = 300;

/** What the server says of an amount once it stands still; undefined: none is to be asked about. */
export function useDepositQuote(method: string, amount: string | undefined) {
  const [settled, setSettled] = useState(amount);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(amount), settleMs);
    return () => clearTimeout(timer);
  }, [amount]);
  const asked = settled === amount ? amount : undefined;
  return useQuery({
    queryKey: ['member', 'GET /wps/cashier/deposits', 'quote', method, asked],
    queryFn: () =>
      call('POST /wps/cashier/deposits/quote', { body: { method, amount: asked ?? '' } }),
    enabled: asked !== undefined,
    staleTime: 0,
    retry: false,
  });
}
