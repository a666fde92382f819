/** The editor as another application installs it: built, packed, installed, built again by that application, and used. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { preview } from 'vite';
import { EditorDriver } from '../drivers/editor-driver.ts';

declare global {
  interface Window {
    /** What the application's editors saved, in order. */
    savedReports: { nombre: string; items: string[] }[];
  }
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const HOST = path.join(ROOT, 'tests/e2e/foreign-host');
/** Bytes of compressed JavaScript that the package may cost a page on which no report is open. */
const MAX_BEFORE_OPENING = 350 * 1024;

let application: string;
let server: Awaited<ReturnType<typeof preview>>;
let address: string;

test.beforeAll(async () => {
  // Two builds and a check of types, beside whatever else the machine does.
  test.setTimeout(600_000);
  application = realpathSync(mkdtempSync(path.join(tmpdir(), 'lienzo-foreign-host-')));
  installPackage(path.join(application, 'node_modules'));
  for (const file of ['index.html', 'vite.config.mjs', 'tsconfig.json'])
    cpSync(path.join(HOST, file), path.join(application, file));
  mkdirSync(path.join(application, 'src'));
  for (const file of ['main.tsx', 'reset.css'])
    cpSync(path.join(HOST, file), path.join(application, 'src', file));
  writeFileSync(path.join(application, 'src/Example.tsx'), exampleOfReadme());
  run('tsc', ['-p', '.']);
  run('vite', ['build', '--logLevel', 'warn']);
  server = await preview({ root: application, configFile: false, preview: { port: 0 }, logLevel: 'warn' });
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(async () => {
  await server.close();
  rmSync(application, { recursive: true, force: true });
});

test('an application with another theme and a reset of styles opens two editors, which share nothing', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Abrir' })).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const before = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(before).toBeLessThan(MAX_BEFORE_OPENING);

  await page.getByRole('button', { name: 'Abrir' }).click();
  const [one, two] = [page.getByRole('region', { name: 'Uno' }), page.getByRole('region', { name: 'Dos' })];
  const editor = new EditorDriver(page);
  await dropTitle(page, one);
  await editor.write(one.locator('[data-lz-item]'), 'Nóminas de Ñandú');
  await expect(one.locator('[data-lz-item]')).toContainText('Nóminas de Ñandú');
  await expect(two.locator('[data-lz-item]')).toHaveCount(0);
  // As the editor's own page draws it: neither the host's capitals nor its type reach the paper.
  const drawn = one.locator('[data-lz-item] p, [data-lz-item] h1, [data-lz-item] h2').first();
  await expect(drawn).toHaveCSS('text-transform', 'none');
  await expect(drawn).toHaveCSS('font-family', /Inter/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(one.locator('[data-lz-item]')).not.toContainText('Ñandú');
  await page.keyboard.press('Control+y');
  await one.getByRole('button', { name: /Guardar/ }).click();
  await expect
    .poll(() => page.evaluate(() => window.savedReports))
    .toEqual([{ nombre: 'Uno', items: ['titulo'] }]);

  await dropTitle(page, two);
  await editor.write(two.locator('[data-lz-item]'), 'Otro');
  await page.keyboard.press('Escape');
  await two.getByRole('button', { name: /Guardar/ }).click();
  await expect
    .poll(() => page.evaluate(() => window.savedReports.at(-1)))
    .toEqual({ nombre: 'Dos', items: ['titulo'] });
  expect(await page.evaluate(() => document.fonts.check('16px "Inter"'))).toBe(true);
});

/** Drags a title from an editor's palette onto its page. */
async function dropTitle(page: Page, editor: Locator): Promise<void> {
  await editor.locator('[data-lz-palette="titulo"]').dragTo(editor.locator('[data-lz-stage]'), { steps: 12 });
  await expect(editor.locator('[data-lz-item][data-kind="titulo"]')).toHaveCount(1);
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
}

/** The compressed sizes of the scripts that a page loads, as they come. */
function watchScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return sizes;
}

/** Builds and packs the editor and unpacks it among packages that are those of this repository, without its workspaces. */
function installPackage(packages: string): void {
  run('node', ['scripts/editor-package.ts'], ROOT);
  run('npm', ['pack', path.join(ROOT, 'editor/dist/package'), '--pack-destination', application, '--silent']);
  for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter(
    (name) => !/^\.|^@lienzo$/.test(name),
  )) {
    mkdirSync(packages, { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(packages, name));
  }
  const target = path.join(packages, '@lienzo/editor');
  mkdirSync(target, { recursive: true });
  const archive = readdirSync(application).find((name) => name.endsWith('.tgz')) ?? '';
  run('tar', ['-xzf', path.join(application, archive), '-C', target, '--strip-components=1']);
}

/** The first example of the README, which has to compile. */
function exampleOfReadme(): string {
  const [, example = ''] =
    /```tsx\n([\s\S]*?)```/.exec(readFileSync(path.join(ROOT, 'editor/README.md'), 'utf8')) ?? [];
  expect(example).toContain('<ReportEditor');
  return example;
}

function run(command: string, options: string[], cwd = application): void {
  const { status, stdout, stderr } = spawnSync(command, options, { cwd, encoding: 'utf8' });
  expect(status, `${command}: ${stdout}${stderr}`).toBe(0);
}
