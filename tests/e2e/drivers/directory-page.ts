/** The directory as a person handles it, and folders of one's own to do it in. */
import { endpoints } from '@lienzo/schema/endpoints';
import { expect, type Locator, type Page } from '@playwright/test';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { signInAs } from '../sign-in.ts';
import { url } from './portal-under-test.ts';

/** What a test folder holds: folders as `null`, files with their content. */
export type FolderContent = Record<string, string | Uint8Array<ArrayBuffer> | null>;

export type TestFolder = { id: string; name: string; client: PortalClient; ids: Record<string, string> };

let made = 0;

/** A new folder of the Admin's organization, in another one or below the root. */
export async function makeFolder(content: FolderContent, within?: TestFolder): Promise<TestFolder> {
  const client = await signIn(url(), 'admin@lienzo.test');
  const parent = within?.id ?? (await rootOf(client));
  made += 1;
  const name = `Prueba ${Date.now()}-${made}`;
  const folder = await client.call(endpoints.new_folder, {
    body: { folder_parent_id: parent, folder_name: name },
  });
  const ids: Record<string, string> = {};
  for (const [item, bytes] of Object.entries(content)) {
    const created =
      bytes === null
        ? await client.call(endpoints.new_folder, {
            body: { folder_parent_id: folder.id, folder_name: item },
          })
        : await client.upload(endpoints.upload_file, {
            query: { folder_id: folder.id },
            file: new File([bytes], item),
          });
    ids[item] = created.id;
  }
  return { id: folder.id, name, client, ids };
}

async function rootOf(client: PortalClient): Promise<string> {
  const answer = await client.call(endpoints.search_directory, { query: { q: 'Plantillas' } });
  const [plantillas] = answer.items;
  if (plantillas?.parent_id == null) throw new Error('the demonstration has no folder Plantillas');
  return plantillas.parent_id;
}

export class DirectoryPage {
  readonly page: Page;
  readonly grid: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid');
  }

  /** Signs in and opens a folder; without one, where the person's directory begins. */
  static async open(page: Page, folderId?: string, mail = 'admin@lienzo.test'): Promise<DirectoryPage> {
    const directory = new DirectoryPage(page);
    await signInAs(page, mail, { to: pathOf(folderId) });
    await directory.heading().waitFor();
    return directory;
  }

  async goTo(folderId?: string): Promise<void> {
    await this.page.goto(`${url()}${pathOf(folderId)}`);
    await this.heading().waitFor();
  }

  row(name: string): Locator {
    return this.grid.getByRole('row', { name: new RegExp(`^Seleccionar ${escaped(name)} `) });
  }

  heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The names in the order in which they are listed. */
  async names(): Promise<string[]> {
    const labels = await this.grid
      .getByRole('checkbox', { name: /^Seleccionar (?!todo)/ })
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Seleccionar ', ''));
  }

  async selected(): Promise<string[]> {
    const labels = await this.grid
      .getByRole('row', { selected: true })
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Seleccionar ', ''));
  }

  /** Opens a row's menu by its button and chooses. */
  async choose(name: string, entry: string): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Opciones de ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async expectToast(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }
}

const pathOf = (folderId?: string): string =>
  `/app/directorio${folderId === undefined ? '' : `/${folderId}`}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
