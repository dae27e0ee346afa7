import { useTranslation } from '#site/words/use-translation.ts';
import { chooseLowData, useLowData } from './low-data.ts';
import './low-data-switch.css';

export function LowDataSwitch() {
  const { t } = useTranslation();
  const isOn = useLowData();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="low-data-switch"
      onClick={() => chooseLowData(!isOn)}
    >
      <span className="low-data-words">
        {t('low_data')}
        <small>{t('low_data_hint')}</small>
      </span>
      <span className="low-data-track" aria-hidden="true" />
    </button>
  );
}
