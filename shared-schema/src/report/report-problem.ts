/** One problem: its item (null: the report itself), the field, and a message for the author. */
export type ReportProblem = {
  uuid: string | null;
  field:
    | 'nombre'
    | 'parametros'
    | 'filtros'
    | 'conjuntos'
    | 'layouts'
    | 'papel'
    | 'marca_agua'
    | 'imagen_fondo'
    | 'tamaño'
    | 'valor'
    | 'selected_columns'
    | 'filters'
    | 'additional_columns'
    | 'alias'
    | 'mostrar_si';
  message: string;
};
