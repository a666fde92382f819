import '@mantine/core/styles.css';
import './dev.css';
import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { type ReportDocument, reportDocument } from '@lienzo/schema/report/report';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import { Button, MantineProvider, Menu, VisuallyHidden } from '@mantine/core';
import { StrictMode, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { itemRenderCount } from '../src/canvas/item/item-render-count.ts';
import type { ReportEditorHost } from '../src/host/report-editor-host.ts';
import { type PreviewRows, previewRows } from '../src/preview/preview-rows.ts';
import { rowsRequests } from '../src/preview/rows-requests.ts';
import { PREVIEW_ROWS } from '../src/preview/use-preview-rows.ts';
import { ReportEditor, type ReportEditorHandle } from '../src/ReportEditor.tsx';
import { sampleHost } from './sample-host.ts';
import { SAMPLE_REPORTS } from './sample-reports.ts';
import { devTheme } from './theme.ts';

declare global {
  interface Window {
    /**
     * For driving the page: the editor's handle, how many items were drawn, what lets come the rows and figures that
     * `filas-retenidas` and `cifras-retenidas` hold back, and the rows that the preview shows.
     */
    lienzo: {
      editor: ReportEditorHandle | null;
      itemRenders: () => number;
      release: () => void;
      rows: () => Promise<PreviewRows['rows']>;
    };
  }
}

const wishes = new URLSearchParams(location.search);
const retained = Promise.withResolvers<void>();
/** What an answer waits for that a parameter of the address holds back. */
const pendingBy = (wish: string): Promise<void> => (wishes.has(wish) ? retained.promise : Promise.resolve());

/** The address of this page with another sample report. */
function addressOf(report: string): string {
  const next = new URLSearchParams(wishes);
  next.set('report', report);
  return `?${next}`;
}

/** `filas` of the address: how many rows each table has. */
function rowsWished(): number | undefined {
  const rows = Number(wishes.get('filas'));
  return Number.isSafeInteger(rows) && rows > 0 ? rows : undefined;
}

/** The report that the address holds behind its `#`, else the sample that it names. */
function reportToOpen(sample: string): ReportDocument | undefined {
  const written = decodeURIComponent(location.hash.slice(1));
  if (written !== '') return reportDocument.parse(JSON.parse(written));
  return (SAMPLE_REPORTS[sample] ?? SAMPLE_REPORTS.vacio)?.report;
}

async function rowsOf(report: ReportDocument, host: ReportEditorHost): Promise<PreviewRows['rows']> {
  const loadRows = (query: RowsQuery) =>
    host.loadRows({ ...query, limit: PREVIEW_ROWS }, new AbortController().signal);
  const { rows } = await previewRows(rowsRequests(report, {}), loadRows, { today: todayInMexico() });
  return rows;
}

function Page() {
  const chosen = wishes.get('report') ?? 'empleados-por-centro';
  const report = useMemo(() => reportToOpen(chosen), [chosen]);
  const [pictures, setPictures] = useState(0);
  const first = useRef(
    sampleHost(() => setPictures((count) => count + 1), {
      count: rowsWished(),
      unrelated: wishes.has('sin-relacion'),
      rowsHeld: pendingBy('filas-retenidas'),
      figuresHeld: pendingBy('cifras-retenidas'),
      failures: Number(wishes.get('falla') ?? 0),
    }),
  );
  // A picture that arrived gives the host a new identity, as the door of the package asks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const host = useMemo(() => ({ ...first.current }), [pictures]);
  if (report === undefined) return null;
  return (
    <ReportEditor
      ref={(editor) => {
        window.lienzo = {
          editor,
          itemRenders: itemRenderCount,
          release: retained.resolve,
          rows: async () => (editor === null ? {} : await rowsOf(editor.getReport(), first.current)),
        };
      }}
      initialReport={report}
      tables={CATALOG_TABLES}
      host={host}
      draftKey={`dev:${chosen}`}
      today="2026-11-20"
      readOnly={wishes.has('readonly')}
      newer={wishes.has('newer')}
      start={
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="default" style={{ flex: 'none' }}>
              Muestras
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(SAMPLE_REPORTS).map(([value, { nombre }]) => (
              <Menu.Item key={value} component="a" href={addressOf(value)}>
                {nombre}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
    />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={devTheme} defaultColorScheme={wishes.get('scheme') === 'dark' ? 'dark' : 'light'}>
      <main style={{ height: '100%' }}>
        <VisuallyHidden component="h1">Página de desarrollo del editor de reportes</VisuallyHidden>
        <Page />
      </main>
    </MantineProvider>
  </StrictMode>,
);
