import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeDescriptions } from './write-descriptions.ts';

const COMMANDS = path.join(import.meta.dirname, '../../node_modules/.bin');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** What a program of somebody else does with the two clients; a line that must not compile is a control. */
const PROGRAM = `
import { configure, get_periodos, render_by_token } from './portal.ts';
import { html, render } from './renderer.ts';

configure({ serverUrl: 'https://portal.ejemplo.mx' });
const headers = { 'X-Api-Key': 'mi-programa', 'X-Api-Version': '2.3.2' } as const;
const file: Blob = await render_by_token({ body: { report_id: 1001, format: 'pdf' }, headers });
const page: Blob = await html({ body: { reporte: '<p>Hola</p>' }, query: { format: 'docx' } });
// @ts-expect-error: no such format
await html({ body: { reporte: '<p>Hola</p>' }, query: { format: 'doc' } });
// @ts-expect-error: the report is missing
await render({ body: { rows: {} } });
// @ts-expect-error: the report has a number
await render_by_token({ body: { report_id: 'mil', format: 'pdf' }, headers });
export { file, get_periodos, page };
`;

it('clients generated from both descriptions compile, and know what the calls take', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lienzo-openapi-'));
  /** What a command says, and its status. */
  const run = (command: string, ...parameters: string[]): string => {
    const file = path.join(COMMANDS, command);
    const { status, stdout, stderr } = spawnSync(file, parameters, { cwd: folder, env, encoding: 'utf8' });
    return status === 0 ? '' : `${command}: ${status}\n${stdout}${stderr}`;
  };
  try {
    await writeDescriptions(folder);
    for (const service of ['portal', 'renderer'])
      expect(run('redocly', 'generate-client', `${service}.json`, '--output', `${service}.ts`)).toBe('');
    writeFileSync(path.join(folder, 'program.ts'), PROGRAM);
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--module', 'nodenext'];
    const libraries = ['--target', 'es2024', '--lib', 'es2024,dom,dom.iterable'];
    expect(run('tsc', ...options, ...libraries, 'program.ts')).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
