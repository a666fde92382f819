/** Texts of the properties that only an indicator of the editor has. */
export const editorIndicatorMessages = {
  label: 'Qué dice',
  labelPlaceholder: 'Neto a pagar',
  formula: 'Fórmula del indicador',
  compares: 'Comparar con otro valor',
  comparedLabel: 'Con qué se compara',
  comparedPlaceholder: 'la quincena anterior',
  comparedFormula: 'Fórmula de la comparación',
  colors: 'Color según el valor',
  addColor: 'Agregar color según el valor',
  removeColor: (number: number) => `Quitar el color ${number}`,
} as const;
