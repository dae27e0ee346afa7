import type { Resource } from '@bahati/contract/player-site/system/resources.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ResourceLink } from '#features/install/resource-link.tsx';
import { serviceIcons } from '#features/install/service-icons.tsx';
import { useResources } from '#features/install/use-resources.ts';
import { FooterSeal } from './footer-seals.tsx';

/** Payments, assurances, the licence and where the brand is found, each by a drawing of our own. */
export function FooterMarks() {
  const { t } = useTranslation();
  const { services, resources } = useResources();
  const of = (type: Resource['resourceType']) =>
    resources.filter(({ resourceType }) => resourceType === type);
  if (resources.length === 0 && services.length === 0) return null;
  return (
    <div className="footer-marks">
      <MarkGroup title={t('footer_payments')} marks={of('PAYMENT')} />
      <MarkGroup title={t('footer_assurances')} marks={of('CERTIFICATION')} />
      <MarkGroup title={t('footer_licence_title')} marks={of('LICENCE')} />
      {services.length > 0 && (
        <section>
          <h2 className="footer-marks-title">{t('footer_social')}</h2>
          <ul className="footer-marks-list">
            {services.map(({ csType, title, href }) => {
              const Icon = serviceIcons[csType];
              return (
                <li key={`${title} ${href}`}>
                  <ResourceLink href={href} className="footer-mark">
                    <Icon size={22} />
                    {title}
                  </ResourceLink>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

function MarkGroup({ title, marks }: { title: string; marks: readonly Resource[] }) {
  if (marks.length === 0) return null;
  return (
    <section>
      <h2 className="footer-marks-title">{title}</h2>
      <ul className="footer-marks-list">
        {marks.map(({ resourceType, url, labelName, labelNameEn }) => (
          <li key={`${url} ${labelNameEn}`}>
            <ResourceLink href={url} className="footer-mark">
              <FooterSeal type={resourceType} seed={labelNameEn} />
              {labelName}
            </ResourceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
