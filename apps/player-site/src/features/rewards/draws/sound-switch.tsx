import { setDrawSound } from '@bahati/ui/draws/draw-sound.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MuteIcon, SoundIcon } from '@bahati/ui/icons/display-icons.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';

/** Sound is off until it is asked for, and off again with the next page. */
export function SoundSwitch() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(false);
  useEffect(() => () => setDrawSound(false), []);
  return (
    <IconButton
      label={isOn ? t('draw_sound_off') : t('draw_sound_on')}
      onClick={() => {
        setDrawSound(!isOn);
        setOn(!isOn);
      }}
    >
      {isOn ? <SoundIcon /> : <MuteIcon />}
    </IconButton>
  );
}
