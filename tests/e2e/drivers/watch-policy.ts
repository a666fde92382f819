import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** The name of the function by which pages tell, and of the channel by which their workers do. */
const TELL = 'lienzoForbidden';
/** An event for each; the console says nothing of an evaluation that the page catches itself. */
const listen = (tell: string): string => `addEventListener('securitypolicyviolation', (event) =>
  ${tell}([event.effectiveDirective, event.blockedURI, event.sourceFile + ':' + event.lineNumber].join(' ')));\n`;

/**
 * Adds to a list what the Content-Security-Policy forbids the pages that are opened in a context from now on.
 *
 * @returns what ends it, for a context that is used again
 */
export async function watchPolicy(
  context: BrowserContext,
  forbidden: string[],
): Promise<() => Promise<void>> {
  const read = (message: ConsoleMessage): void => {
    if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
  };
  context.on('console', read);
  const binding = await context.exposeBinding(TELL, (_source, reported: string) => forbidden.push(reported));
  const script = await context.addInitScript(listen(`window.${TELL}`));
  return async () => {
    context.off('console', read);
    await script.dispose();
    await binding.dispose();
  };
}

/**
 * Does so for the workers of those pages, too, whose violations a page does not hear of. Not in every test: a context
 * with a route keeps no answer of the portal.
 */
export async function watchWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    `new BroadcastChannel('${TELL}').onmessage = (event) => window.${TELL}(event.data);`,
  );
  await context.route(/worker[^/]*\.m?js$/, async (route) => {
    const response = await route.fetch();
    const body = `${listen(`new BroadcastChannel('${TELL}').postMessage`)}${await response.text()}`;
    await route.fulfill({ response, body });
  });
}
