import type { PageField } from '../report/rich-text.ts';

/** Texts that the drawing itself puts in the place of what is not there yet; none of them is printed. */
export const drawingMessages = {
  /** @param kind what the later version calls it, '' when it does not say. */
  unknownKind: (kind: string) =>
    `Elemento de otra versión${kind === '' ? '' : ` (${kind})`}. Se conserva al guardar y no se imprime.`,
  /** On the chips of header and footer. */
  fields: {
    page: 'Página',
    pages: 'Páginas',
    date: 'Fecha',
    logo: 'Logotipo',
  } satisfies Record<PageField, string>,
};
