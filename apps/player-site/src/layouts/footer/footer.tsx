import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { FooterMarks } from './footer-marks.tsx';
import './footer.css';

/** The year is the product's own statement (spec §2, §9), not today's. */
const copyrightYear = 2025;

export function Footer() {
  const { t } = useTranslation();
  const { name, legalName, minimumAge } = useBrand();
  return (
    <footer className="footer">
      <KangaEdge height={20} />
      <div className="footer-body">
        <div className="footer-lead">
          <p className="footer-age" aria-label={t('footer_age_label', { age: minimumAge })}>
            {minimumAge}+
          </p>
          <p className="footer-care">{t('footer_care', { age: minimumAge })}</p>
        </div>
        <FooterMarks />
        <nav aria-label={t('footer_nav')}>
          <ul className="footer-links">
            <li>
              <Link to="/help">{t('help_title')}</Link>
            </li>
            <li>
              <Link to="/help" hash="responsible">
                {t('help_responsible')}
              </Link>
            </li>
            <li>
              <Link to="/help" hash="fairness">
                {t('help_fairness')}
              </Link>
            </li>
            <li>
              <Link to="/returns">{t('returns_title')}</Link>
            </li>
            <li>
              <Link to="/help" hash="term">
                {t('help_term')}
              </Link>
            </li>
            <li>
              <Link to="/help" hash="privacy">
                {t('help_privacy')}
              </Link>
            </li>
            <li>
              <Link to="." search={(current) => ({ ...current, popup: 'notices' })}>
                {t('notices_title')}
              </Link>
            </li>
            <li>
              <Link to="." search={(current) => ({ ...current, popup: 'feedback' })}>
                {t('feedback_title')}
              </Link>
            </li>
            <li>
              <Link to="/download">{t('menu_download')}</Link>
            </li>
          </ul>
        </nav>
        <p className="footer-licence">{t('footer_licence', { name })}</p>
        <p className="footer-copyright">
          © {copyrightYear} {legalName ?? name}
        </p>
      </div>
    </footer>
  );
}
