/** What is set by hand, by its name; and suspending in one click. */
import { useState } from 'react';
import type { TradingCalls, TradingControl } from '@bahati/contract/trading/trading.ts';
import type { CallerInput } from '@bahati/contract/call.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { queryClient } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from './room.ts';
import { tradingCall } from './trading-session.ts';
import { liveMs, useTrading } from './use-trading.ts';

type Name = Pick<TradingControl, 'scope' | 'key' | 'kind'>;
type Wish = CallerInput<TradingCalls['PUT /trading/v1/controls']>['body'];

const textOf = ({ scope, key, kind }: Name): string => `${kind} ${scope} ${key}`;

/** Whether a control stands on exactly this. */
export function useControls() {
  const result = useTrading('GET /trading/v1/controls', {}, { refetchEveryMs: liveMs });
  const held = new Map(result.data?.items.map((control) => [textOf(control), control]));
  return { find: (name: Name) => held.get(textOf(name)) };
}

export const setControl = (body: Wish) => tradingCall('PUT /trading/v1/controls', { body });

type WinLimitWish = CallerInput<TradingCalls['PUT /trading/v1/win-limits']>['body'];

export const setWinLimit = (body: WinLimitWish) =>
  tradingCall('PUT /trading/v1/win-limits', { body });

export const readRoomAgain = () => queryClient.invalidateQueries({ queryKey: ['trading'] });

/** Suspends or opens at once, and offers to take it back. */
export function useSuspend() {
  const { translate, problem } = useWords();
  const { offerUndo } = useRoom();
  const [busyKey, setBusyKey] = useState<string>();

  async function toggle(
    target: Pick<TradingControl, 'scope' | 'key'>,
    about: string,
    isSuspended: boolean,
  ): Promise<void> {
    const reason = translate('trading.by_click');
    const write = async (isSet: boolean) => {
      await setControl({ ...target, kind: 'suspend', value: isSet ? true : null, reason });
      await readRoomAgain();
    };
    setBusyKey(target.key);
    try {
      await write(!isSuspended);
      const words = translate(isSuspended ? 'trading.opened' : 'trading.suspended', { about });
      offerUndo({ words, undo: () => write(isSuspended) });
    } catch (error) {
      showToast({ tone: 'alarm', message: problem(error).words });
    } finally {
      setBusyKey(undefined);
    }
  }
  return { toggle, busyKey };
}
