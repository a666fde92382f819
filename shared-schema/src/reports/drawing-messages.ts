import type { PageField } from '../report/rich-text.ts';

/** Texts that the drawing itself puts in the place of what is not there yet; they are not printed. */
export const drawingMessages = {
  /** @param kind what the later version calls it, '' when it does not say. */
  unknownKind: (kind: string) =>
    `Elemento de otra versión${kind === '' ? '' : ` (${kind})`}. Se conserva al guardar y no se imprime.`,
  /** For a data field that nobody gave a text; the only one of these that is printed. */
  untoldField: '—',
  /** On the chips of header and footer. */
  fields: {
    page: 'Página',
    pages: 'Páginas',
    date: 'Fecha',
    logo: 'Logotipo',
    client: 'Cliente',
    payroll: 'Nómina',
    period: 'Periodo',
  } satisfies Record<PageField, string>,
};
