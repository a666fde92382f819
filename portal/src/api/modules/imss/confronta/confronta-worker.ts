/** The worker of one comparison: reads the files, holds both sides and compares them. */
import { ConfrontaFiles } from '@lienzo/schema/imss/confronta/confronta-files';
import { type ComparedPerson, Confrontation } from '@lienzo/schema/imss/confronta/confrontation';
import type { EmissionBook } from '@lienzo/schema/imss/confronta/emission-book';
import type { Cell } from '@lienzo/schema/imss/readers/header-columns';
import { MissingFigure } from '@lienzo/schema/payroll/figures/figure-on';
import { openWorkerPort } from '../../../platform/workers/open-worker-port.ts';
import type { WorkbookCell } from '../../workbooks/workbooks.ts';
import type { ConfrontaAnswer, ConfrontaMessage, ConfrontaTask } from './worker-messages.ts';

const port = await openWorkerPort<ConfrontaTask, ConfrontaMessage>();
const task = port.data;
const files = new ConfrontaFiles({ ...task, excluded: new Set(task.excluded) });
let book: EmissionBook | undefined;
let confrontation: Confrontation | undefined;
let people: readonly ComparedPerson[] = [];

const refused = (sentences: readonly string[]): ConfrontaAnswer => ({
  kind: 'refused',
  sentences,
  findings: files.findings.kept,
  leftOut: files.findings.leftOut,
});

function answer(message: ConfrontaMessage): ConfrontaAnswer {
  switch (message.kind) {
    case 'begin':
      return { kind: 'begun', isNew: files.begin(message.name, message.sha256) };
    case 'text':
      files.text(message.name, message.bytes);
      return { kind: 'ok' };
    case 'workbook':
      book = files.emission(message.name);
      return { kind: 'ok' };
    case 'rows':
      for (const { row, cells } of message.rows) book?.row(message.sheet, row, cellsOf(cells));
      return { kind: 'ok' };
    case 'workbook_end':
      book?.end();
      return { kind: 'ok' };
    case 'read': {
      files.finish();
      if (files.refusals.length > 0) return refused(files.refusals);
      confrontation = new Confrontation(files, task, task.rules);
      return { kind: 'read', ...confrontation.span };
    }
    case 'people':
      for (const facts of message.people) confrontation?.add(facts);
      return { kind: 'ok' };
    case 'compare': {
      const outcome = confrontation?.compare(task.register, message.tolerances);
      if (outcome === undefined) throw new Error('nothing was read');
      if ('refusal' in outcome) return refused([outcome.refusal]);
      people = outcome.people;
      const { kept: findings, leftOut } = files.findings;
      return { kind: 'compared', sources: outcome.sources, people: people.length, findings, leftOut };
    }
    case 'take':
      return { kind: 'people', people: people.slice(message.from, message.from + message.count) };
  }
}

/** Columns that are looked at; no table of the IMSS has more. */
const MAX_COLUMNS = 200;

/** By column, as the readers take them: days of a workbook as they are written, numbers as numbers. */
function cellsOf(cells: readonly WorkbookCell[]): Cell[] {
  const row: Cell[] = [];
  for (const { column, type, value } of cells)
    if (column <= MAX_COLUMNS) row[column - 1] = type === 'number' ? Number(value) : value;
  return row;
}

port.onMessage((message) => {
  try {
    port.post(answer(message));
  } catch (error) {
    if (!(error instanceof MissingFigure)) throw error;
    port.post(refused([error.message]));
  }
});
