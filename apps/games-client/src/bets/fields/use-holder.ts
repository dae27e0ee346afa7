import { useCallback, useMemo, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { RoundView } from '#frame/shell/round/round-state.ts';
import { type Store, useStore } from '#frame/shell/store.ts';
import type { FieldHolder } from './use-typed.ts';

type Runner = {
  readonly state: Store<Pick<RoundView<never>, 'isWrongTold'>>;
  readonly send: (event: {
    readonly type: 'field-typed';
    readonly field: string;
    readonly isWrong: boolean;
  }) => void;
};

/** The stake whose next round waits for its fields to be right. */
export function useHolder({ state, send }: Runner): FieldHolder {
  const isTold = useStore(state, ({ isWrongTold }) => isWrongTold);
  return useMemo(
    () => ({ isTold, onWrong: (field, isWrong) => send({ type: 'field-typed', field, isWrong }) }),
    [isTold, send],
  );
}

/** Of the one stake that all games but crash have. */
export function usePlayHolder(): FieldHolder {
  const { play } = useFrame();
  return useHolder({ state: play.round, send: play.send });
}

/** Of fields that concern no bet by hand: whoever starts with them asks whether they are right. */
export function useOwnHolder(): FieldHolder & { readonly areRight: () => boolean } {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isTold, setTold] = useState(false);
  const onWrong = useCallback((field: string, isWrong: boolean) => {
    setWrong((before) => {
      const others = before.filter((one) => one !== field);
      return isWrong ? [...others, field] : others;
    });
    if (!isWrong) setTold(false);
  }, []);
  return {
    isTold,
    onWrong,
    areRight: () => {
      setTold(wrong.length > 0);
      return wrong.length === 0;
    },
  };
}
