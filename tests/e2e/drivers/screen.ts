/** What the portal's screens have in common, as a person meets it. */
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Once so many dialogs and menus have an entry in the history: one that closes takes a step back, some moments later. */
export async function layersAtRest(page: Page, open: number): Promise<void> {
  // Not `waitForFunction`: after its first look it evaluates in the page, which the portal's CSP forbids.
  await expect.poll(() => page.evaluate('history.state?.layerDepth ?? 0')).toBe(open);
}

/** A toast, by its words. */
export const toast = (page: Page, texts: string | RegExp): Locator =>
  page.locator('.mantine-Notification-root').filter({ hasText: texts });

type AxeScope = {
  /** What was looked at, for the failure. */
  what?: string;
  /** Rules by name; without them all. */
  rules?: readonly string[];
  /** Rules by name that are left out. */
  without?: readonly string[];
  /** A selector; without it the whole page. */
  within?: string;
};

/** Once the page has answered to what was changed around it (two frames), and nothing fades in or out any more. */
const AT_REST = `new Promise((resolve) => {
  const isMoving = ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity;
  const look = () => document.getAnimations().some(isMoving) ? requestAnimationFrame(look) : resolve();
  requestAnimationFrame(() => requestAnimationFrame(look));
})`;

/**
 * Expects that axe finds nothing, once nothing fades any more: half-seen words have little contrast. What it finds is
 * looked for a second time, because a toast may begin to fade during the first. axe is put into each page once; its own
 * builder for Playwright does so at every look, which takes longer than the look.
 */
export async function expectAccessible(
  page: Page,
  { what, rules, without = [], within }: AxeScope = {},
): Promise<void> {
  const scope = within === undefined ? 'document' : JSON.stringify(within);
  const options = {
    resultTypes: ['violations'],
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const look = async (): Promise<string[]> => {
    await page.evaluate(AT_REST);
    for (const frame of page.frames())
      if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe.source);
    return page.evaluate(
      `axe.run(${scope}, ${JSON.stringify(options)}).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
    );
  };
  const match = await look();
  expect.soft(match.length === 0 ? match : await look(), what).toEqual([]);
}

/** Once what a change of the window's size set in motion has come to rest. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
}

/** What is open is accessible and, in a narrow window, nothing scrolls sideways; the window is left as it was. */
export async function expectFineAtBothWidths(page: Page, scope: AxeScope = {}): Promise<void> {
  await expectAccessible(page, scope);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  if (before !== null) await page.setViewportSize(before);
}

/** Looks at what is open in a narrow window and in a wide one, which is left: a walk for each would do the same twice. */
export async function atBothWidths(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [360, 780],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}
