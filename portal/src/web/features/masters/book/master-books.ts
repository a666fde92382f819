/** The workbooks that are downloaded, filled in and loaded again: a client's masters, and the bureau's concepts. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { IdentityAnswer } from '@lienzo/schema/masters/identity';
import type { MasterImport } from '@lienzo/schema/masters/master-book-endpoints';
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { call, callFile } from '../../../shared/api/call';
import { type Corrections, correctionsField } from './corrections';

/** What somebody says of a workbook: who is whom, and what stands in it wrongly. */
export type Said = {
  answers: Readonly<Record<string, IdentityAnswer>>;
  corrections: Corrections;
};
type Mode = { mode: 'revisar' | 'aplicar'; solo_validos: 'true' | 'false' };

export type MasterBook = {
  fileName: string;
  help: string;
  /** Names the toast of one that was applied. */
  id: string;
  download(): ReturnType<typeof callFile>;
  load(file: File, mode: Mode, said: Said): Promise<MasterImport>;
};

export const clientBook = (clientId: string): MasterBook => ({
  fileName: texts.fileName,
  help: texts.importHelp,
  id: `masters ${clientId}`,
  download: () => callFile(endpoints.export_masters, { query: { user_id: clientId } }),
  load: (file, mode, { answers, corrections }) =>
    call(endpoints.import_masters, {
      body: {
        ...{ user_id: clientId, ...mode },
        identidades: JSON.stringify(answers),
        correcciones: correctionsField(corrections),
      },
      file,
    }),
});

export const conceptBook: MasterBook = {
  fileName: texts.conceptFileName,
  help: texts.conceptImportHelp,
  id: 'concepts',
  download: () => callFile(endpoints.export_concepts, {}),
  load: (file, mode, { corrections }) =>
    call(endpoints.import_concepts, {
      body: { ...mode, correcciones: correctionsField(corrections) },
      file,
    }),
};
