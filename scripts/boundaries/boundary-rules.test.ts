import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseParts } from './cruise-parts.ts';

const PACKAGES = {
  'shared-schema': '@lienzo/schema',
  templates: '@lienzo/templates',
  editor: '@lienzo/editor',
  'renderer-service': '@lienzo/renderer',
  portal: '@lienzo/portal',
  tests: '@lienzo/tests',
};

/** A small Lienzo in which every import is allowed. */
const FILES: Record<string, string> = {
  'scripts/test.ts': "import 'node:fs';",
  'shared-schema/src/report.ts': "import 'zod';",
  'shared-schema/src/report.test.ts':
    "import 'vitest'; import 'node:fs'; import '@lienzo/tests/src/database';",
  'templates/src/draw.ts': "import '@lienzo/schema/src/report';",
  'editor/src/model/command.ts': "import '@lienzo/schema/src/report';",
  'editor/src/Canvas.tsx':
    "import 'react'; import './model/command.ts'; import '@lienzo/templates/src/draw';",
  'renderer-service/src/app.ts': "import 'node:fs'; import '@lienzo/templates/src/draw';",
  'portal/src/web/app/main.tsx':
    "import '../features/login/login.ts'; import '@lienzo/editor/src/model/command';",
  'portal/src/web/features/login/login.ts': "import '../../shared/send.ts';",
  'portal/src/web/features/reports/reports.ts': "import '../../shared/send.ts';",
  'portal/src/web/shared/send.ts': "import 'react'; import '@lienzo/schema/src/report';",
  'portal/src/api/main.ts': "import 'node:fs'; import './routes.ts'; import '@lienzo/renderer/src/app';",
  'portal/src/api/routes.ts':
    "import '@lienzo/templates/src/draw'; import './modules/directory/directory.ts'; using nothing = null;",
  'portal/src/api/modules/directory/directory.ts': "export * from './users.ts';",
  'portal/src/api/modules/directory/users.ts': "import '../../platform/database.ts';",
  'portal/src/api/modules/accounts/accounts.ts': "import '../directory/directory.ts';",
  'portal/src/api/modules/masters/masters.ts': "import '../../platform/database.ts';",
  'portal/src/api/platform/database.ts': "import 'node:fs';",
  'portal/src/api/operations/backup.ts': "import '../modules/accounts/accounts.ts';",
  'tests/src/database.ts': "import '@lienzo/portal/src/api/routes';",
};

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lienzo-boundaries-'));
  const workspaces = Object.keys(PACKAGES);
  write('package.json', JSON.stringify({ workspaces, devDependencies: { vitest: '1' } }));
  for (const [folder, name] of Object.entries(PACKAGES)) {
    const dependencies = { zod: '1', ...(folder === 'editor' ? { react: '1' } : {}) };
    const devDependencies = folder === 'portal' ? { react: '1' } : {};
    const exports = { './src/*': ['./src/*.ts', './src/*.tsx'] };
    write(`${folder}/package.json`, JSON.stringify({ name, dependencies, devDependencies, exports }));
    mkdirSync(path.join(root, 'node_modules/@lienzo'), { recursive: true });
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules', name));
  }
  for (const name of ['zod', 'react', 'vitest', 'hono']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

afterAll(() => rmSync(root, { recursive: true }));

describe('the boundaries', () => {
  it('let the arrows of the design pass', async () => {
    const { modules, imports, violations } = await cruiseParts(root);
    expect(violations).toEqual([]);
    expect(modules).toBe(Object.keys(FILES).length);
    expect(imports).toBeGreaterThan(20);
  });

  it.each([
    [
      'the schema imports the templates',
      'shared-schema/src/report.ts',
      '@lienzo/templates/src/draw',
      'not-in-allowed',
    ],
    [
      'another part by its path',
      'templates/src/draw.ts',
      '../../shared-schema/src/report.ts',
      'not-in-allowed',
    ],
    [
      'the renderer imports the editor',
      'renderer-service/src/app.ts',
      '@lienzo/editor/src/model/command',
      'not-in-allowed',
    ],
    [
      'the API outside of main imports the renderer',
      'portal/src/api/routes.ts',
      '@lienzo/renderer/src/app',
      'not-in-allowed',
    ],
    [
      'a module reaches past a door',
      'portal/src/api/modules/accounts/accounts.ts',
      '../directory/users.ts',
      'not-in-allowed',
    ],
    [
      'a module imports a higher one',
      'portal/src/api/modules/directory/users.ts',
      '../masters/masters.ts',
      'not-in-allowed',
    ],
    [
      'the wiring reaches past a door',
      'portal/src/api/routes.ts',
      './modules/directory/users.ts',
      'not-in-allowed',
    ],
    [
      'the platform imports a module',
      'portal/src/api/platform/database.ts',
      '../modules/accounts/accounts.ts',
      'not-in-allowed',
    ],
    ['the web imports the API', 'portal/src/web/shared/send.ts', '../../api/routes.ts', 'not-in-allowed'],
    [
      'the web imports the templates',
      'portal/src/web/shared/send.ts',
      '@lienzo/templates/src/draw',
      'not-in-allowed',
    ],
    [
      'a feature imports another',
      'portal/src/web/features/login/login.ts',
      '../reports/reports.ts',
      'not-in-allowed',
    ],
    [
      'shared imports a feature',
      'portal/src/web/shared/send.ts',
      '../features/reports/reports.ts',
      'not-in-allowed',
    ],
    [
      'product code imports the tests',
      'portal/src/api/routes.ts',
      '@lienzo/tests/src/database',
      'not-in-allowed',
    ],
    ['an undeclared package', 'editor/src/Canvas.tsx', 'hono', 'not-in-allowed'],
    ['an unknown module', 'editor/src/Canvas.tsx', './absent.ts', 'not-in-allowed'],
    ['the web imports Node', 'portal/src/web/shared/send.ts', 'node:fs', 'not-in-allowed'],
    [
      'a server imports a development package',
      'portal/src/api/routes.ts',
      'react',
      'no-dev-package-in-servers',
    ],
    ['the templates import Node', 'templates/src/draw.ts', 'node:fs', 'pure-model-and-templates'],
    ['the model imports React', 'editor/src/model/command.ts', 'react', 'pure-model-and-templates'],
    ['the model reaches React', 'editor/src/model/command.ts', '../Canvas.tsx', 'pure-model-and-templates'],
    [
      'another service is called where nothing limits it',
      'portal/src/api/platform/database.ts',
      'node:net',
      'calls-only-where-they-have-limits',
    ],
    ['a circle', 'portal/src/web/shared/send.ts', './send.ts', 'no-circular'],
  ])('stop it when %s', async (_, file, target, rule) => {
    const before = FILES[file] ?? '';
    write(file, `${before}\nimport '${target}';`);
    const { violations } = await cruiseParts(root);
    write(file, before);
    expect(violations.join('\n')).toMatch(new RegExp(`^${rule}: ${file}`, 'm'));
  });

  it('stop a file that calls other services without their limits', async () => {
    const caller = 'portal/src/api/platform/antivirus/clamd.ts';
    write('portal/src/api/platform/call-limits.ts', '');
    write(caller, "import 'node:net'; import '../call-limits.ts';");
    expect((await cruiseParts(root)).violations).toEqual([]);
    write(caller, "import 'node:net';");
    const { violations } = await cruiseParts(root);
    rmSync(path.join(root, path.dirname(caller)), { recursive: true });
    expect(violations.join('\n')).toMatch(new RegExp(`^calls-have-limits: ${caller}`, 'm'));
  });

  it.each(['shared-schema/src', 'templates/src', 'editor/src', 'portal/src/api/platform'])(
    'stop folders of %s that import each other, though no file does',
    async (part) => {
      write(`${part}/upper/first.ts`, "import '../lower/first.ts';");
      write(`${part}/lower/first.ts`, '');
      expect((await cruiseParts(root)).violations).toEqual([]);
      write(`${part}/lower/second.ts`, "import '../upper/second.ts';");
      write(`${part}/upper/second.ts`, '');
      const { violations } = await cruiseParts(root);
      for (const folder of ['upper', 'lower']) rmSync(path.join(root, part, folder), { recursive: true });
      expect(violations).toContain(`no-circular-folders: ${part}/upper → ${part}/lower → ${part}/upper`);
    },
  );
});
