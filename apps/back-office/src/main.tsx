import '@bahati/ui/theme/fonts.css';
import '@bahati/ui/theme/tokens.css';
import '@bahati/ui/theme/palettes.css';
import '@bahati/ui/theme/reset.css';
import './office.css';
import { faviconSvg } from '@bahati/ui/brand/mark.ts';
import { svgDataUri } from '@bahati/ui/patterns/svg-data-uri.ts';
import { applyStoredTheme } from '@bahati/ui/theme/theme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api.ts';
import { startI18n } from './i18n.ts';
import { router } from './routes.tsx';

applyStoredTheme();

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
if (icon) icon.href = svgDataUri(faviconSvg());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
await startI18n();
// From here on each page brings its own title, and a document shows the first it has.
document.querySelector('title')?.remove();
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
