import { createRenderer } from '@lienzo/renderer/app';
import type { Figure } from '../figures.ts';
import { pageTexts } from './page-texts.ts';
import { pagesSample, type Sample, tableSample } from './sample-reports.ts';

/** Reports asked for between two kills, and how many at once. */
const REPORTS_PER_KILL = 6;
const CLIENTS = 4;
/** What the rows of a report are called, so that they can be told from those of all others. */
const NAME = /Persona (\d+)-(\d+)\b/g;

/** Tables of a page or two; each eighth report is a dynamic text of so many pages that it is printed in parts. */
const isText = (number: number): boolean => number % 8 === 0;
const rowsOf = (number: number): number => (isText(number) ? 230 : 12 + (number % 30));

type Outcome = 'right' | 'wrong' | 'refused' | 'unanswered';

/**
 * The browser is killed again and again while several hundred reports are asked for: every one is answered, and each
 * holds its own rows, each once, and nobody else's.
 */
export async function killedBrowser(kills: number): Promise<Figure[]> {
  let browserPid = 0;
  const renderer = createRenderer({
    browserPath: undefined,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    onBrowserStart: (pid) => {
      browserPid = pid;
    },
  });
  await renderer.ready();
  const outcomes: Record<Outcome, number> = { right: 0, wrong: 0, refused: 0, unanswered: 0 };
  const reports = kills * REPORTS_PER_KILL;
  let asked = 0;
  let inFlight = 0;
  const client = async (): Promise<void> => {
    while (asked < reports) {
      asked += 1;
      const number = asked;
      inFlight += 1;
      const outcome = await outcomeOf(number, renderer.fetch).catch((): Outcome => 'unanswered');
      inFlight -= 1;
      outcomes[outcome] += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  let last = 0;
  let killed = 0;
  while (killed < kills && asked < reports) {
    // Each kill at another stage of the work, spread over all of it.
    await new Promise((resolve) => setTimeout(resolve, 5 + (killed % 10) * 12));
    if (browserPid === last || inFlight === 0 || asked < killed * REPORTS_PER_KILL) continue;
    last = browserPid;
    if (kill(browserPid)) killed += 1;
  }
  await clients;
  await renderer.stop();
  console.log(
    `${reports} reports, the browser killed ${killed} times meanwhile: ${JSON.stringify(outcomes)}`,
  );
  const name = `Browser killed ${killed} times under ${reports} reports`;
  return [
    { name: `${name}: kills short of ${kills}`, value: kills - killed, limit: 0, unit: 'items' },
    { name: `${name}: not answered`, value: outcomes.unanswered, limit: 0, unit: 'items' },
    { name: `${name}: answered with an error`, value: outcomes.refused, limit: 0, unit: 'items' },
    { name: `${name}: wrong files`, value: outcomes.wrong, limit: 0, unit: 'items' },
  ];
}

async function outcomeOf(
  number: number,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Outcome> {
  const sample = isText(number) ? pagesSample() : tableSample();
  const response = await fetch(requestOf(number, sample));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.status !== 200) return 'refused';
  return isRight(number, await pageTexts(bytes)) ? 'right' : 'wrong';
}

function isRight(number: number, pages: string[]): boolean {
  const seen = new Map<string, number>();
  for (const [, report, row = ''] of pages.join(' ').matchAll(NAME)) {
    if (Number(report) !== number) return false;
    seen.set(row, (seen.get(row) ?? 0) + 1);
  }
  const text = isText(number);
  // A page of the dynamic text says the name twelve times.
  const whole =
    seen.size === rowsOf(number) && [...seen.values()].every((count) => count === (text ? 12 : 1));
  return whole && (!text || pages.length === rowsOf(number));
}

function requestOf(number: number, { report, item, rowOf }: Sample): Request {
  const rows = Array.from({ length: rowsOf(number) }, (_none, index) => ({
    ...rowOf(index),
    'employees.name': `Persona ${number}-${index}`,
  }));
  return new Request('http://renderer/render?format=pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ report, rows: { [item]: rows }, options: { tenant: String(number % 3) } }),
  });
}

/** Ends the browser and its helpers at once. @returns false when it had ended by itself. */
function kill(pid: number): boolean {
  try {
    process.kill(-pid, 'SIGKILL');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
