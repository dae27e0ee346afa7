import { Wordmark } from '@bahati/ui/brand/logo.tsx';
import { ClockIcon, GlobeIcon } from '@bahati/ui/icons/icons.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { useTranslation } from 'react-i18next';
import { PageTitle } from './page-title.tsx';
import { useBrand } from './use-brand.ts';
import { useFormat } from './use-format.ts';
import './closed-screen.css';

type System = {
  status: 0 | 1 | 2;
  maintenanceEnd: string | null;
  ip: string;
  isAddressBlocked: boolean;
};

const maintenance = { title: 'maintenance_title', text: 'maintenance_text' } as const;
const blocked = { title: 'blocked_title', text: 'blocked_text' } as const;
const region = { title: 'region_title', text: 'region_text' } as const;

/** Maintenance wins: it is what everybody meets. */
const wordsOf = ({ status, isAddressBlocked }: System) =>
  status === 1 ? maintenance : isAddressBlocked ? blocked : region;

/** In place of the site during maintenance, or where it may not be shown (spec §2, §4). */
export function ClosedScreen({ system }: { system: System }) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { time } = useFormat();
  const isMaintenance = system.status === 1;
  const words = wordsOf(system);
  const title = t(words.title);
  return (
    <main className="closed">
      <PageTitle words={title} />
      <Wordmark height={32} label={name} />
      <KangaBand seed="closed" height={24} />
      {isMaintenance ? <ClockIcon size={44} /> : <GlobeIcon size={44} />}
      <h1>{title}</h1>
      <p className="quiet">{t(words.text)}</p>
      {isMaintenance && system.maintenanceEnd && (
        <p className="closed-fact">{t('maintenance_end', { time: time(system.maintenanceEnd) })}</p>
      )}
      {!isMaintenance && <p className="closed-fact">{t('region_ip', { ip: system.ip })}</p>}
    </main>
  );
}
