import { drawPage, PAGE_POLICY, type Page } from './draw-page.ts';

/** A small HTML page as a response, not cached. */
export const answerPage = (page: Page, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(drawPage(page), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PAGE_POLICY,
      'Cache-Control': 'no-store',
      Vary: 'Accept',
    },
  });
