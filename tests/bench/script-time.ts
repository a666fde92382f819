import type { CDPSession, Page } from '@playwright/test';

/** Until what a step changed is on the screen. */
export const TWO_FRAMES = 'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))';

/**
 * Measures steps: the milliseconds of script that each costs, as Chromium counts them, until it is on the screen.
 * @param clock `threadTicks`: processor time, which a crowded machine does not change.
 */
export async function scriptMeter(
  page: Page,
  clock: 'timeTicks' | 'threadTicks' = 'timeTicks',
): Promise<(step: () => Promise<unknown>) => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: clock });
  return async (step) => {
    const before = await scriptOf(session);
    await step();
    await session.send('Runtime.evaluate', { expression: TWO_FRAMES, awaitPromise: true });
    return (await scriptOf(session)) - before;
  };
}

async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
