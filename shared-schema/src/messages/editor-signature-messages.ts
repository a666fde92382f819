/** Texts of the properties that only signatures of the editor have. */
export const editorSignatureMessages = {
  signatures: 'Firmas',
  add: 'Agregar firma al lado',
  remove: (number: number) => `Quitar la firma ${number}`,
  write: { quien: 'Escribir nombre', puesto: 'Escribir puesto' },
  of: (number: number) => `Firma ${number}`,
  room: 'Espacio para firmar',
  help: 'Se escriben en la página. Junto a un texto dinámico, { inserta una columna.',
  steps: { add: 'agregar firma', remove: 'quitar firma' },
  text: {
    quien: (number: number) => `Firma ${number}: nombre`,
    puesto: (number: number) => `Firma ${number}: puesto`,
  },
} as const;
