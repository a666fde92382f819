import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ReportProof } from '@lienzo/schema/reports/report-proof';
import { openTestRenderer, type TestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { selected, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

export const NUMBER = { data_type: 'numeric', formato: 'moneda' } as const;
export const COUNT = { data_type: 'integer' } as const;
export const DOUBLED: AdditionalColumn = {
  ...{ id: 'adicional-doble-sbc', nombre: 'Doble', tipo: 'numero', operator: 'multiplicar' },
  ...{ selected_columns: ['employees.sbc'], valor: '2.005', resultado: null },
};

export const AMOUNTS = tabla(['employees.name', 'employees.hire_date', 'employees.sbc'], {
  selected_columns: [
    selected('employees.name'),
    selected('employees.hire_date'),
    { ...selected('employees.sbc'), formato: 'moneda', total: 'suma' },
  ],
});

type Proofs = {
  readonly portal: TestPortal;
  /** Plants a difference: the file of this format is made of other rows. */
  plant: { format: RenderFormat; from: string; to: string } | null;
  /** The formats of the files that were made in this test. */
  rendered: RenderFormat[];
  as(person: TestPerson): string;
  save(reporte: ReportDocument, person?: TestPerson): Promise<number>;
  prove(report_id: number): Promise<void>;
  proofOf(id: number, person?: TestPerson): Promise<ReportProof | undefined>;
  /** A value of `AMOUNTS`, as it is queried. */
  anAmount(): Promise<string>;
};

/** A portal and a rendering service for the tests of a file, between which a difference can be planted. */
export function provedReports(): Proofs {
  let app: TestRenderer | undefined;
  let opened: TestPortal | undefined;
  const sessions = new Map<string, string>();
  const proofs: Proofs = {
    get portal() {
      if (opened === undefined) throw new Error('the portal is not started');
      return opened;
    },
    plant: null,
    rendered: [],
    as: ({ mail }) => sessions.get(mail) ?? '',
    save: async (reporte, person = PEOPLE.Admin) => {
      const call = { token: proofs.as(person), body: { reporte } };
      const saved = await proofs.portal.send(endpoints.create_report, call);
      return (await readAnswer(endpoints.create_report, saved)).result.id_report;
    },
    prove: async (report_id) => {
      await proofs.portal.services.jobs.send('prove_report', { organization_id: ORGANIZATION, report_id });
      await proofs.portal.runJobs();
    },
    proofOf: async (id, person = PEOPLE.Admin) => {
      const answer = await proofs.portal.send(endpoints.get_reports, { token: proofs.as(person) });
      return (await readAnswer(endpoints.get_reports, answer)).find((one) => one.id === id)?.proof;
    },
    anAmount: async () => {
      const answer = await proofs.portal.send(endpoints.preview_rows, {
        token: proofs.as(PEOPLE.Admin),
        body: { ...AMOUNTS, filters: [], additional_columns: [], order_columns: [] },
      });
      const { rows } = await readAnswer(endpoints.preview_rows, answer);
      return String(rows[0]?.['employees.sbc']);
    },
  };
  beforeAll(async () => {
    app = openTestRenderer();
    opened = await startTestPortal(rendererClient('http://renderer.test', planting(proofs, app)));
    for (const person of Object.values(PEOPLE))
      sessions.set(person.mail, (await opened.openSession(person)).token);
  });
  afterAll(async () => {
    await opened?.close();
    await app?.stop();
  });
  beforeEach(() => {
    proofs.plant = null;
    proofs.rendered = [];
  });
  return proofs;
}

const planting =
  (proofs: Proofs, app: TestRenderer) =>
  async (request: Request): Promise<Response> => {
    const format = new URL(request.url).searchParams.get('format');
    const known = (['pdf', 'docx', 'xlsx'] as const).find((one) => one === format);
    if (known !== undefined) proofs.rendered.push(known);
    const body = await request.text();
    const { plant } = proofs;
    const sent = plant !== null && plant.format === format ? body.replace(plant.from, plant.to) : body;
    return app.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body: sent }));
  };
