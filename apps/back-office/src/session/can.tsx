import type { ReactNode } from 'react';
import type { GuardedCall } from './permission-of.ts';
import { useCan } from './staff.ts';

/** Shows its children to those who may make the call. */
export function Can({ call, children }: { call: GuardedCall; children: ReactNode }) {
  return useCan(call) && children;
}
