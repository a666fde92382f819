/** What an author is told of a summarised table that cannot be saved. */
export const summaryProblemMessages = {
  noMeasure: 'La tabla está resumida y no tiene medidas. Agrega una o deja de resumirla.',
  manyKeys: (most: number) =>
    `La tabla se resume por más de ${most} columnas. Quita columnas o deja de resumirla.`,
  totalOfKey: (column: string) =>
    `“${column}” agrupa las filas y no puede tener total. Quita su total o cámbiala por una medida.`,
  gone: (column: string) => `La medida “${column}” ya no existe. Quita su columna.`,
  goneColumn: (column: string) => `Lo que resume “${column}” ya no existe. Elige otra columna o quítala.`,
  noFunction: (column: string) => `El cálculo de “${column}” no es posible con sus datos. Elige otro.`,
  notDerived: (column: string) =>
    `“${column}” solo puede calcularse de una suma o de una cuenta. Cambia el cálculo de su medida o quítala.`,
  otherType: (column: string) => `“${column}” resume ahora otro tipo de datos. Quítala y agrégala de nuevo.`,
  otherTotal: (column: string) => `El total de “${column}” no es el de su cálculo. Elige otra vez su total.`,
  noFirst:
    'Para mostrar solo los primeros grupos, la tabla necesita una columna que los distinga y una medida que no cuente valores distintos. Elige otra medida o muestra todos.',
  order: (column: string) =>
    `La tabla está resumida y no puede ordenarse por “${column}”. Ordénala por sus columnas o sus medidas.`,
};
