import type { Portal } from './portal-page.ts';

/** Below a screen of the menu, and in no menu. */
const BELOW = [
  '/app/usuarios/auditoria',
  '/app/directorio/papelera',
  '/app/notificaciones/suscripciones',
  '/app/descargas',
  '/app/reports/gallery',
  '/app/reports/schedules',
  '/app/reports/tokens',
  '/app/reports/create',
  '/app/incidents_new/cierres',
  '/app/updatepassword',
];

/**
 * Opens every screen that somebody's menu leads to, and those below them.
 * @param atLeast how many the menu has
 */
export const openScreens =
  (mail: string, { atLeast }: { atLeast: number }) =>
  async (portal: Portal): Promise<void> => {
    await portal.signIn(mail);
    const links = `[...new Set([...document.querySelectorAll('nav a[href^="/app"]')].map((link) => link.getAttribute('href')))]`;
    await portal.page.waitForFunction(`${links}.length >= ${atLeast}`);
    const menu: unknown = await portal.page.evaluate(links);
    if (!Array.isArray(menu)) throw new Error('There is no menu');
    for (const path of [...menu.map(String), ...BELOW]) {
      const heading = await portal.open(path).catch((cause: unknown) => {
        throw new Error(`${path} does not come`, { cause });
      });
      if (heading === '' || heading.includes('no existe')) throw new Error(`${path} shows "${heading}"`);
    }
  };
