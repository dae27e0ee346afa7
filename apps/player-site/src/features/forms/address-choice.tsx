import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { type ComponentProps, useState } from 'react';

/**
 * A choice that stands in the address. The router lets the address follow when the page it leads to
 * is ready, so what was clicked is shown from here until then; the back button moves it as well.
 */
export function AddressChoice<Value extends string>({
  value,
  onValueChange,
  ...rest
}: ComponentProps<typeof Segmented<Value>>) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  return (
    <Segmented
      {...rest}
      value={shown}
      onValueChange={(next) => {
        setShown(next);
        onValueChange(next);
      }}
    />
  );
}
