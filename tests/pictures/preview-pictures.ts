/** Pictures of files as the portal's own previews show them, so that nothing but a browser is needed. */

import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import type { Browser, Locator } from '@playwright/test';
import type { PortalClient } from '../portal/portal-client.ts';
import { openPortal } from './portal-pictures.ts';
import { settled } from './settled.ts';

export type PreviewPictures = {
  /** The first page of a PDF. @param width of the window that shows it. */
  pdfPage(file: File, width: number): Promise<Buffer>;
  /** The upper left part of a file, large enough to be read. */
  corner(file: File): Promise<Buffer>;
  close(): Promise<void>;
};

/** What a corner shows, in pixels that are drawn twice as fine. */
const CORNER = { width: 460, height: 520 };
/** The height of the preview's own bar, and of the buttons that lie over a PDF's lower end. */
const BAR = 52;
const BUTTONS = 80;
/** From fitted to double size. */
const PDF_STEPS = 3;

/** Puts files into a new folder of the directory and looks at them there. */
export async function openPreviews(
  browser: Browser,
  { url, client }: { url: string; client: PortalClient },
): Promise<PreviewPictures> {
  const root = client.rootFolderId;
  if (root === null) throw new Error('nothing of the directory is to be seen');
  const body = { folder_parent_id: root, folder_name: 'Salidas' };
  const { id } = await client.call(endpoints.new_folder, { body });
  const page = await openPortal(browser, { scale: 2 });
  const preview = async (file: File): Promise<Locator> => {
    await client.upload(endpoints.upload_file, { query: { folder_id: id }, file });
    await page.goto(`${url}/app/directorio/${id}`);
    await page.getByRole('row', { name: file.name }).click();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Vista previa de / });
    await dialog.waitFor();
    return dialog;
  };
  return {
    async pdfPage(file, width) {
      await page.setViewportSize({ width, height: 1400 });
      const first = (await preview(file)).getByRole('img', { name: /^Página 1 de / });
      await settled(page);
      return first.screenshot();
    },
    async corner(file) {
      await page.setViewportSize({ width: CORNER.width, height: CORNER.height + BAR + BUTTONS });
      const larger = (await preview(file)).getByRole('button', { name: directoryMessages.zoomIn });
      await settled(page);
      // Pages of a PDF are fitted to the window; the other kinds come in their own size and have no such button.
      if ((await larger.count()) > 0) for (let step = 0; step < PDF_STEPS; step += 1) await larger.click();
      await settled(page);
      return page.screenshot({ clip: { x: 0, y: BAR, ...CORNER } });
    },
    close: () => page.close(),
  };
}
