/** The links of video banners (spec §2, §9; decisions, "Video banners"). */
import { videoHost } from '@bahati/contract/player-site/content/video.ts';

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

/** The id of the video an address leads to; undefined where it leads to none. */
export function videoId(linkage: string): string | undefined {
  const url = URL.canParse(linkage) ? new URL(linkage) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '') return undefined;
  const found = url.hostname === 'youtu.be' ? url.pathname.slice(1) : idOnSite(url);
  return found && /^[\w-]{11}$/.test(found) ? found : undefined;
}

function idOnSite({ hostname, pathname, searchParams }: URL): string | null | undefined {
  if (!hosts.includes(hostname)) return undefined;
  if (pathname === '/watch') return searchParams.get('v');
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1];
}

/**
 * The language of the player, by the reader's (spec §9, whose codes these are). The currency has no
 * say: every currency we have would come to English, and the reader chose the language.
 */
const videoLanguages: Readonly<Record<string, string>> = {
  EN: 'en',
  TY: 'tl',
  CN: 'zh',
  VI: 'vi',
  TH: 'th',
};

export function videoLanguage(language: string): string {
  return videoLanguages[language.toUpperCase()] ?? 'en';
}

/** No autoplay, modest branding, no captions, no annotations, no related videos (spec §9). */
export function embedAddress(id: string, language: string): string {
  const query = new URLSearchParams({
    autoplay: '0',
    modestbranding: '1',
    cc_load_policy: '0',
    iv_load_policy: '3',
    rel: '0',
    hl: videoLanguage(language),
  });
  return `${videoHost}/embed/${id}?${query}`;
}
