/** Texts of the editor's empty page, and of the first action in the place of what an item still lacks. */
export const editorStartMessages = {
  title: 'Empieza tu reporte',
  table: { name: 'Empezar con una tabla', use: 'Elige tus datos y sus columnas' },
  letter: {
    name: 'Una carta por empleado',
    use: 'Un texto que se imprime con los datos de cada uno',
    /** Around the name of the employee. */
    salutation: { before: 'Estimado(a) ', after: ':' },
  },
  chart: { name: 'Empezar con una gráfica', use: 'Barras, líneas o pastel de tus datos' },
  template: { name: 'Desde una plantilla', use: 'Reportes de nómina listos para usar' },
  /** The first action of an item, by what it lacks. */
  needs: {
    table: 'Elegir tabla',
    columns: 'Elegir columnas',
    category: 'Elegir categoría',
    picture: 'Subir imagen',
    code: 'Escribir el contenido',
    formula: 'Escribir la fórmula',
    rows: 'Agregar filas',
    crossing: 'Elegir filas, columnas y medidas',
  },
} as const;
