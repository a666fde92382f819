/** A host that keeps everything in the page: rows are made up, pictures become object URLs, saving is a pause. */

import { withMoreFormulas } from '@lienzo/schema/report/formula-results';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import type { ReportEditorHost } from '../src/host/report-editor-host.ts';
import { sampleFigures } from './sample-figures.ts';
import { sampleFormulas } from './sample-formulas.ts';
import { sampleRows, sampleValues } from './sample-rows.ts';
import { sampleWorstRows } from './sample-worst-rows.ts';

const TODAY = '2026-11-20';
/** Milliseconds that rows take. */
const ROWS_PAUSE = 120;

type Wishes = {
  /** Rows of a table; absent: as many as the samples have. */
  count: number | undefined;
  /** No two tables can be joined. */
  unrelated: boolean;
  /** Rows come once it resolves. */
  rowsHeld: Promise<void>;
  /** The same for figures of all rows. */
  figuresHeld: Promise<void>;
  /** How many requests for rows fail at first. */
  failures: number;
};

export function sampleHost(
  onPicture: () => void,
  { count, unrelated, rowsHeld, figuresHeld, failures }: Wishes,
): ReportEditorHost {
  const pictures = new Map([[ORGANIZATION_LOGO, starterLogo]]);
  let left = failures;
  const sizes = new Map<string, { width: number; height: number }>();
  return {
    organizationColors: { primary: '#2545c4', secondary: '#fdae38' },
    loadRows: async (query, signal) => {
      await rowsHeld;
      await pause(ROWS_PAUSE, signal);
      if (left > 0) {
        left -= 1;
        throw new Error('Sin conexión.');
      }
      if (unrelated && query.selected_tables.length > 1)
        throw Object.assign(new Error('Estas tablas no tienen relación.'), { code: 'unrelated_tables' });
      const rows = sampleRows(query, TODAY, count);
      return { rows: rows.slice(0, query.limit), more: rows.length > query.limit, total: rows.length };
    },
    worstRows: async (query, signal) => {
      await pause(120, signal);
      return sampleWorstRows(query, TODAY, count);
    },
    itemFigures: async (query, signal) => {
      await figuresHeld;
      await pause(ROWS_PAUSE, signal);
      return sampleFigures(query, TODAY, count);
    },
    formulaResults: async (report, _values, formulas, signal) => {
      await figuresHeld;
      await pause(ROWS_PAUSE, signal);
      return sampleFormulas(withMoreFormulas(report, formulas), TODAY, count);
    },
    columnValues: async (column, search, signal) => {
      await pause(120, signal);
      return sampleValues(column, search, TODAY);
    },
    uploadImage: async (file, signal) => {
      await pause(300, signal);
      const { width, height } = await createImageBitmap(file);
      const id = crypto.randomUUID();
      pictures.set(id, URL.createObjectURL(file));
      sizes.set(id, { width, height });
      onPicture();
      return { id, name: file.name, media_type: file.type, width, height };
    },
    imageSource: (valor) => pictures.get(valor) ?? (valor.startsWith('data:') ? valor : null),
    imageSize: (valor) => sizes.get(valor) ?? null,
    save: () => pause(400),
  };
}

function pause(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Se canceló.'));
    });
  });
}
