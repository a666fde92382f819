import { createRenderer } from '@lienzo/renderer/app';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import type { Figure } from '../figures.ts';
import { pageTexts } from './page-texts.ts';
import { startRenderer } from './start-renderer.ts';
import { treeMegabytes } from './tree-memory.ts';

const REQUESTS = 200;

const requestOf = (name: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    report: { ...registroNomina.report, nombre: name },
    rows: registroNomina.rows,
    options: { tenant: name },
  }),
});

/** Two hundred at once against a line of fifty: every answer a file or "come again", and the memory back. */
export async function crowd(): Promise<Figure[]> {
  const renderer = await startRenderer();
  const call = async (): Promise<number> => {
    const response = await fetch(`${renderer.url}/render?format=pdf`, requestOf('Nómina'));
    await response.arrayBuffer();
    return response.status;
  };
  try {
    // The first crowd fills what is kept for good: pages, code, the heap's usual size.
    await Promise.all(Array.from({ length: REQUESTS }, call));
    const before = await treeMegabytes(renderer.pid);
    const statuses = await Promise.all(Array.from({ length: REQUESTS }, call));
    const odd = statuses.filter((status) => status !== 200 && status !== 429).length;
    const served = statuses.filter((status) => status === 200).length;
    console.log(`${served} of ${REQUESTS} answered with a file, ${REQUESTS - served} told to come again`);
    const after = await treeMegabytes(renderer.pid);
    return [
      { name: '200 at once: answers other than 200 and 429', value: odd, limit: 0, unit: 'items' },
      {
        name: '200 at once: files short of the line of 50',
        value: Math.max(0, 50 - served),
        limit: 0,
        unit: 'items',
      },
      {
        name: '200 at once: memory afterwards',
        value: before === 0 ? 0 : after / before,
        limit: 1.2,
        unit: 'x',
      },
    ];
  } finally {
    await renderer.stop();
  }
}

/** The browser killed again and again while reports are asked for: every one answered, none another's. */
export async function killedBrowser(kills: number): Promise<Figure[]> {
  let browserPid = 0;
  const renderer = createRenderer({
    browserPath: undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    browserStarted: (pid) => {
      browserPid = pid;
    },
  });
  await renderer.ready();
  let asking = true;
  let asked = 0;
  let failed = 0;
  let wrong = 0;
  const client = async (): Promise<void> => {
    while (asking) {
      asked += 1;
      const name = `Nómina ${asked}`;
      const response = await renderer.fetch(
        new Request('http://renderer/render?format=pdf', requestOf(name)),
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 200) failed += 1;
      else if (!(await pageTexts(bytes)).every((text) => text.includes('Página'))) wrong += 1;
    }
  };
  const clients = [client(), client(), client()];
  let last = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    while (browserPid === last) await new Promise((resolve) => setTimeout(resolve, 10));
    last = browserPid;
    await new Promise((resolve) => setTimeout(resolve, (kill % 10) * 120));
    try {
      process.kill(-browserPid, 'SIGKILL');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
  asking = false;
  await Promise.all(clients);
  await renderer.stop();
  console.log(`${asked} reports asked for while the browser was killed ${kills} times`);
  return [
    { name: `Browser killed ${kills} times: reports not answered`, value: failed, limit: 0, unit: 'items' },
    { name: `Browser killed ${kills} times: wrong reports`, value: wrong, limit: 0, unit: 'items' },
  ];
}
