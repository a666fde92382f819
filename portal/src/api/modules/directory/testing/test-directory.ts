/** The directories of the test organizations: their items, and the bytes of the files. */
import { createHash } from 'node:crypto';
import {
  CLIENT,
  ORGANIZATION,
  OTHER_CLIENT,
  OTHER_ORGANIZATION,
  SECOND_CLIENT,
} from '../../../testing/test-people.ts';

const id = (number: number): string => `00000004-0000-4000-8000-${String(number).padStart(12, '0')}`;

export type TestFolder = {
  organizationId: string;
  id: string;
  parentId: string | null;
  name: string;
  clientId: string | null;
  /** Whether it is the client's own folder. */
  ofClient?: boolean;
};

const folder = (
  number: number,
  name: string,
  parent: TestFolder | null,
  changes: Partial<TestFolder> = {},
): TestFolder => ({
  organizationId: parent?.organizationId ?? ORGANIZATION,
  id: id(number),
  parentId: parent?.id ?? null,
  name,
  clientId: parent?.clientId ?? null,
  ...changes,
});

export const ROOT = folder(1, 'Nóminas del Valle', null);
/** Of no client: for the organization's staff. */
export const TEMPLATES = folder(2, 'Plantillas', ROOT);
/** The folder of `CLIENT`, who sees nothing above it. */
export const CLIENT_FOLDER = folder(3, 'Abarrotes Azteca', ROOT, { clientId: CLIENT, ofClient: true });
export const PAYROLL = folder(4, 'Nómina 2026', CLIENT_FOLDER);
export const SECOND_FOLDER = folder(5, 'Buenavista Textil', ROOT, {
  clientId: SECOND_CLIENT,
  ofClient: true,
});
const OTHER_ROOT = folder(6, 'Otra Firma', null, { organizationId: OTHER_ORGANIZATION });
export const OTHER_FOLDER = folder(7, 'Ajena', OTHER_ROOT, { clientId: OTHER_CLIENT, ofClient: true });

/** Parents before their children. */
export const TEST_FOLDERS = [
  ROOT,
  TEMPLATES,
  CLIENT_FOLDER,
  PAYROLL,
  SECOND_FOLDER,
  OTHER_ROOT,
  OTHER_FOLDER,
];

export type TestFile = {
  folder: TestFolder;
  id: string;
  versionId: string;
  name: string;
  content: Buffer;
  sha256: string;
  mediaType: string;
};

function file(number: number, name: string, folder: TestFolder, text: string): TestFile {
  const content = Buffer.from(text);
  return {
    folder,
    id: id(100 + number),
    versionId: id(200 + number),
    name,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    mediaType: 'text/plain',
  };
}

export const GUIDE = file(1, 'Guía de captura.txt', TEMPLATES, 'Captura las incidencias antes del cierre.\n');
export const RECEIPT = file(2, 'Recibo 2.txt', PAYROLL, 'Recibo de nómina 2\n');
export const CONTRACT = file(3, 'Contrato.txt', CLIENT_FOLDER, 'Contrato de servicios\n');
/** Of a client that only administrators see. */
export const SECRET_FILE = file(4, 'Sueldos.txt', SECOND_FOLDER, 'Sueldos de la dirección\n');
export const OTHER_FILE = file(5, 'Ajeno.txt', OTHER_FOLDER, 'De otra organización\n');

export const TEST_FILES = [GUIDE, RECEIPT, CONTRACT, SECRET_FILE, OTHER_FILE];
