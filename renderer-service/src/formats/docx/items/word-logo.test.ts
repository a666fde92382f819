import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { etiquetasQr } from '@lienzo/templates/reports/etiquetas-qr';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { collectedFile } from '../../../testing/collected-file.ts';
import type { RenderJob } from '../../render-job.ts';
import { renderDocx } from '../render-docx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };

async function partOf(job: Pick<RenderJob, 'report' | 'rows' | 'assets'>, path: string): Promise<string> {
  const whole = { ...job, today: '2026-11-20', author: 'Ana', now: new Date() };
  const file = await collectedFile((sink) => renderDocx(whole, control, sink));
  const zip = await JSZip.loadAsync(file);
  return (await zip.file(path)?.async('string')) ?? '';
}

/** The register with the organization's logo before the words of its header. */
const report: ReportDocument = {
  ...registroNomina.report,
  page: {
    ...registroNomina.report.page,
    header: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'field', attrs: { field: 'logo' } },
            { type: 'text', text: ' Despacho' },
          ],
        },
      ],
    },
  },
};

it('shows the logo in the header, three times as high as its letters', async () => {
  const assets = { [ORGANIZATION_LOGO]: starterLogo };
  const header = await partOf({ report, rows: registroNomina.rows, assets }, 'word/header1.xml');
  // 24 points in English Metric Units.
  expect(header).toMatch(/<wp:extent cx="\d+" cy="304800"\/>/);
  expect(header).toContain('descr="Logotipo"');
});

it('leaves its place empty where the organization has none', async () => {
  const header = await partOf({ report, rows: registroNomina.rows, assets: {} }, 'word/header1.xml');
  expect(header).not.toContain('<w:drawing>');
  expect(header).toContain('Despacho');
});

it('lays labels on each sheet as a table of fixed rows', async () => {
  const body = await partOf({ ...etiquetasQr, assets: {} }, 'word/document.xml');
  // Fourteen people, ten to a sheet: five rows of labels and two, with space between.
  expect(body.match(/w:hRule="exact"/g)).toHaveLength(5 + 4 + 2 + 1);
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(body).toContain('Domínguez Peña, Rodrigo');
});
