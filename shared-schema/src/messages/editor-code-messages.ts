import type { CodigoItem } from '../report/item.ts';

/** Texts of the properties that only a QR or a bar code of the editor has. */
export const editorCodeMessages = {
  kind: 'Tipo de código',
  kinds: { qr: 'QR', code128: 'Barras (Code 128)' } satisfies Record<CodigoItem['simbologia'], string>,
  source: 'El contenido es',
  sourceHelp: 'Con un texto dinámico en la página, el código puede tomar una de sus columnas.',
  fixedText: 'Un texto fijo',
  column: (name: string) => `Columna: ${name}`,
  missingColumn: (name: string) => `Columna: ${name} (no está)`,
  missingColumnProblem: 'El texto dinámico de la página no tiene esta columna.',
  text: 'Texto del código',
  textHelp: 'Una clave, un folio o una dirección web.',
  beside: { antes: 'Texto antes de la columna', despues: 'Texto después de la columna' },
  besideHelp: 'Por ejemplo, el inicio de una dirección web',
  showText: 'Escribir el contenido debajo',
  height: 'Altura del código',
} as const;
