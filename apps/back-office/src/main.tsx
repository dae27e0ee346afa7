import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/palettes.css';
import '@bahati/ui/theme/reset.css';
import './office.css';
import { CacheProvider } from '@emotion/react';
import { faviconSvg } from '@bahati/ui/brand/mark.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { applyStoredTheme } from '@bahati/ui/theme/theme.ts';
import { createRoot } from 'react-dom/client';
import { createI18nProvider } from './i18n-provider.ts';
import { OfficeApp } from './office-app.tsx';
import { createStyleCache } from './theme/style-cache.ts';

applyStoredTheme();

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
if (icon) icon.href = svgDataUri(faviconSvg());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const i18nProvider = await createI18nProvider();
createRoot(root).render(
  <CacheProvider value={createStyleCache()}>
    <OfficeApp i18nProvider={i18nProvider} />
  </CacheProvider>,
);
