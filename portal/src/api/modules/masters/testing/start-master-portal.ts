/** A portal whose masters are downloaded and loaded as workbooks. */
import { read, write } from '@e965/xlsx';
import { endpoints } from '@lienzo/schema/endpoints';
import type { MasterImport } from '@lienzo/schema/masters/master-book-endpoints';
import exceljs from 'exceljs';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE } from '../../../testing/test-people.ts';

type OfClient = { client?: string };
type Options = OfClient & {
  mode?: 'revisar' | 'aplicar';
  solo_validos?: 'true';
  identidades?: string;
  correcciones?: string;
};
type MasterUpload = exceljs.Workbook | Uint8Array<ArrayBuffer> | string;

/** All calls are an Ejecutivo's, on the client of the tests unless another one is named. */
export type MasterPortal = {
  portal: TestPortal;
  exported(source?: OfClient): Promise<Response>;
  download(subject?: OfClient): Promise<exceljs.Workbook>;
  send(file: MasterUpload, options?: Options): Promise<Response>;
  load(file: MasterUpload, options?: Options): Promise<MasterImport>;
  close(): Promise<void>;
};

export async function startMasterPortal(): Promise<MasterPortal> {
  const portal = await startTestPortal();
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const exported: MasterPortal['exported'] = ({ client = CLIENT } = {}) =>
    portal.send(endpoints.export_masters, { token, query: { user_id: client } });
  const send: MasterPortal['send'] = async (file, { client = CLIENT, ...options } = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ user_id: client, ...options })) form.append(name, value);
    const bytes = file instanceof exceljs.Workbook ? new Uint8Array(await file.xlsx.writeBuffer()) : file;
    form.append('file', new File([bytes], file instanceof Uint8Array ? 'maestros.xls' : 'maestros.xlsx'));
    return portal.send(endpoints.import_masters, { token, raw: { body: form } });
  };
  return {
    portal,
    exported,
    send,
    async download(scope) {
      const answer = await exported(scope);
      if (answer.status !== 200) throw new Error(`the workbook was answered with ${answer.status}`);
      const book = new exceljs.Workbook();
      await book.xlsx.load(await answer.arrayBuffer());
      return book;
    },
    load: async (file, options) => readAnswer(endpoints.import_masters, await send(file, options)),
    close: () => portal.close(),
  };
}

/** The workbook as Excel 97 to 2003 keeps it. */
export async function asXls(book: exceljs.Workbook): Promise<Uint8Array<ArrayBuffer>> {
  const old: unknown = write(read(await book.xlsx.writeBuffer(), { cellNF: true }), {
    type: 'buffer',
    bookType: 'biff8',
  });
  if (!(old instanceof Uint8Array)) throw new TypeError('no bytes');
  return new Uint8Array(old);
}

/** By sheet: created, changed and wrong. */
export const counts = ({ sheets }: MasterImport): Record<string, string> =>
  Object.fromEntries(
    sheets.map(({ sheet, created, changed, wrong }) => [sheet, [created, changed, wrong].join(' ')]),
  );
export const untouched = {
  Nóminas: '0 0 0',
  Calendario: '0 0 0',
  Empresas: '0 0 0',
  'Registros patronales': '0 0 0',
  'Centros de costos': '0 0 0',
  Empleados: '0 0 0',
  Salarios: '0 0 0',
  Créditos: '0 0 0',
};
