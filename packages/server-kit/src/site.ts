/** Serves a built site: hashed files for a year, the page itself never cached, under a strict policy. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zipFor } from './gzip-answers.ts';

export type SiteOptions = {
  /** The folder of the built site. */
  folder: string;
  /** Paths under these prefixes are calls: unknown ones are refused, not answered by the page. */
  apiPrefixes: readonly string[];
  /**
   * The site's pages; `$name` stands for any one part. Elsewhere the page comes with a 404, and says so
   * in its own words.
   */
  paths: readonly string[];
  /** The page's Content-Security-Policy; `NONCE` stands for the page's own style nonce. */
  policy: string;
  /** The file of the page for a path and what it is asked with; absent: index.html. */
  pageFor?: (path: string, query: URLSearchParams) => string;
};

const pageHeaders = {
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

export async function serveSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  // Nothing fills a nonce into a file, and one that is always the same would admit anybody's styles.
  const filePolicy = options.policy.replaceAll(" 'nonce-NONCE'", '');
  await server.register(fastifyStatic, {
    root: options.folder,
    index: false,
    wildcard: true,
    serveDotFiles: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // A page that is a file of its own, such as the one for offline, is a page like any other. A
      // worker fetches by the policy it came with, and an old one must not live on in a cache.
      if (path.endsWith('.html')) response.headers(pageHeaders);
      else response.header('cache-control', lifetimeOf(path));
      if (path.endsWith('.html') || worker.test(path))
        response.header('content-security-policy', filePolicy);
    },
  });
  const sendPage = await pageSender(options);
  const isPath = pathMatcher(options.paths);
  server.get('/', sendPage);
  server.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const mayBePage =
      (method === 'GET' || method === 'HEAD') &&
      !options.apiPrefixes.some((prefix) => url.startsWith(prefix));
    if (mayBePage && isPath(url)) return sendPage(request, reply);
    // A browser that was led astray; programs that look for what is not here are told so shortly.
    if (mayBePage && headers.accept?.includes('text/html'))
      return sendPage(request, reply.code(404));
    const body = {
      success: false,
      code: 'not_found',
      message: 'Not found.',
      requestId: request.id,
    };
    return reply.code(404).send(body);
  });
}

/** Whether an address is of a page, whatever the size of its letters. */
function pathMatcher(paths: readonly string[]): (url: string) => boolean {
  const patterns = paths.map((path) => partsOf(path.toLowerCase()));
  return (url) => {
    const parts = partsOf(url.replace(/[?#].*$/, '').toLowerCase());
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, at) => part === parts[at] || (part.startsWith('$') && parts[at])),
    );
  };
}

const partsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/** The site's worker, or its compressed twin. */
const worker = /[\\/]sw\.js(\.br|\.gz)?$/;

function lifetimeOf(path: string): string {
  if (worker.test(path)) return 'no-cache';
  const isHashed = /\/assets\//.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}

async function pageSender(options: SiteOptions) {
  const pages = new Map<string, Promise<string>>();
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query = ''] = request.url.split('?');
    const name = options.pageFor?.(path, new URLSearchParams(query)) ?? 'index.html';
    let page = pages.get(name);
    if (!page) {
      page = readFile(join(options.folder, name), 'utf8');
      page.catch(() => pages.delete(name));
      pages.set(name, page);
    }
    const nonce = randomBytes(16).toString('base64');
    const html = (await page).replaceAll('__CSP_NONCE__', nonce);
    return reply
      .headers({
        ...pageHeaders,
        'content-security-policy': options.policy.replaceAll('NONCE', nonce),
      })
      .send(await zipFor(request, reply, html));
  };
}
