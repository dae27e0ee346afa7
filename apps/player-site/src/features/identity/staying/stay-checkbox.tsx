import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { keepStayWish, readStayWish } from './staying.ts';

/** For whichever way to log in or register is taken next in this tab. */
export function StayCheckbox() {
  const { t } = useTranslation();
  const [isWished, setIsWished] = useState(readStayWish);
  return (
    <Checkbox
      name="stay"
      checked={isWished}
      onCheckedChange={(isChecked) => {
        keepStayWish(isChecked);
        setIsWished(isChecked);
      }}
      label={t('stay_logged_in')}
      hint={t('stay_hint')}
    />
  );
}
