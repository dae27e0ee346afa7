import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { sceneTall, sceneWide } from '#site/scene.ts';
import { BrandWord } from './brand-word.tsx';
import { ClosedLantern } from './closed-lantern.tsx';
import { KangaEdge } from './kanga-edge.tsx';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { useBrand } from './use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import './closed-screen.css';

type System = CallValue<PlayerSiteCalls['GET /wps/system/status']>;

const maintenance = { title: 'maintenance_title', text: 'maintenance_text' } as const;
const blocked = { title: 'blocked_title', text: 'blocked_text' } as const;
const region = { title: 'region_title', text: 'region_text' } as const;

/** Maintenance wins: it is what everybody meets. */
const wordsOf = ({ status, isAddressBlocked }: System) =>
  status === 1 ? maintenance : isAddressBlocked ? blocked : region;

/** In place of the site during maintenance, or where it may not be shown (spec §2, §4). */
export function ClosedScreen({ system }: { system: System }) {
  const { t, language: tag } = useTranslation();
  const { customerServiceUrl } = useBrand();
  const isMaintenance = system.status === 1;
  const words = wordsOf(system);
  const message = system.maintenanceMessage[tag === 'sw' ? 'sw' : 'en'];
  return (
    <main className="closed">
      <PageTitle words={t(words.title)} />
      <picture className="closed-picture">
        <source media="(min-width: 900px)" srcSet={sceneWide} />
        <img className="closed-scene" src={sceneTall} alt="" />
      </picture>
      <ClosedLantern hasEmber={isMaintenance} />
      <div className="closed-words" role="alert">
        <h1 className="closed-title">{t(words.title)}</h1>
        <p className="closed-text">{t(words.text)}</p>
        {message !== '' && <p className="closed-text">{message}</p>}
        {isMaintenance ? <Reopening end={system.maintenanceEnd} /> : <Whereabouts {...system} />}
      </div>
      {customerServiceUrl && (
        <a
          className={buttonClass({ tone: 'brass', size: 'l' })}
          href={customerServiceUrl}
          target="_blank"
          rel="noreferrer"
        >
          <SupportIcon size={20} />
          {t('customer_service')}
        </a>
      )}
      <footer className="closed-foot">
        <BrandWord height={30} />
        <LanguageSelect />
      </footer>
      <div className="closed-edge">
        <KangaEdge height={16} />
      </div>
    </main>
  );
}

/** The page looks by itself whether the site is open. */
function Reopening({ end }: { end: string | null }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <>
      {end !== null && (
        <p className="closed-fact">
          <span className="closed-label">{t('maintenance_end')}</span>
          <time className="closed-value" dateTime={end}>
            {time(end)}
          </time>
        </p>
      )}
      <p className="closed-note">{t('maintenance_wait')}</p>
    </>
  );
}

/** What customer service will ask for: the address, and where it says the visitor is. */
function Whereabouts({ ip, country }: Pick<System, 'ip' | 'country'>) {
  const { t, language: tag } = useTranslation();
  const place = country && new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return (
    <p className="closed-fact">
      <span className="closed-label">{t('region_ip')}</span>
      <span className="closed-value">{ip}</span>
      {place && <span className="closed-place">{t('region_place', { place })}</span>}
    </p>
  );
}
