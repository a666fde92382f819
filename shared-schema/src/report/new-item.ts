/** New items of each kind with sensible first values. */
import { cellsOfTexts } from './fixed-table-item.ts';
import type { ItemOfKind, OfferedKind, ReportItem } from './item.ts';
import { LINE_COLOR } from './line-item.ts';
import { plainRichText } from './rich-text.ts';
import { newSignature } from './signature-item.ts';

const noData = () => ({
  selected_tables: [],
  selected_columns: [],
  filters: [],
  additional_columns: [],
  order_columns: [],
});

type Base = Pick<ReportItem, 'uuid' | 'tamaño' | 'estilo_item'>;

const makers: { [Kind in OfferedKind]: (base: Base) => ItemOfKind<Kind> } = {
  texto: (base) => ({ ...base, nombre: 'texto', valor: plainRichText('') }),
  titulo: (base) => ({ ...base, nombre: 'titulo', nivel: 1, valor: plainRichText('') }),
  imagen: (base) => ({ ...base, nombre: 'imagen', valor: '', image_name: '', alt: '', fit: 'contain' }),
  tabla: (base) => ({
    ...base,
    nombre: 'tabla',
    ...noData(),
    zebra: false,
    repeat_header: true,
    group_by: [],
    keep_together: true,
    estilos_condicionales: [],
  }),
  tabla_cruzada: (base) => ({
    ...base,
    nombre: 'tabla_cruzada',
    ...noData(),
    resumen: { medidas: [] },
    columnas: [],
    total_filas: true,
    total_columnas: true,
    vacias: 'guion',
    zebra: false,
    repeat_header: true,
  }),
  texto_dinamico: (base) => ({ ...base, nombre: 'texto_dinamico', ...noData(), valor: plainRichText('') }),
  grafica: (base) => ({
    ...base,
    nombre: 'grafica',
    ...noData(),
    tipo: 'barras',
    valores: [],
    agregacion: 'suma',
    orden: 'valor',
    maximo: 10,
    titulo: '',
    leyenda: true,
    etiquetas: true,
    alt: '',
    height: 220,
  }),
  codigo: (base) => ({
    ...base,
    nombre: 'codigo',
    simbologia: 'qr',
    valor: '',
    height: 80,
    mostrar_texto: true,
  }),
  totales: (base) => ({ ...base, nombre: 'totales', filas: [] }),
  linea: (base) => ({
    ...base,
    nombre: 'linea',
    forma: 'horizontal',
    trazo: 'solido',
    grosor: 1,
    color: LINE_COLOR,
    height: 60,
  }),
  firma: (base) => ({ ...base, nombre: 'firma', firmas: [newSignature()], espacio: 36 }),
  tabla_fija: (base) => ({
    ...base,
    nombre: 'tabla_fija',
    celdas: cellsOfTexts(Array.from({ length: 3 }, () => ['', '', ''])),
    anchos: [100, 100, 100],
    encabezado: true,
    bordes: 'rejilla',
  }),
  indicador: (base) => ({
    ...base,
    nombre: 'indicador',
    etiqueta: '',
    formula: '',
    estilos_condicionales: [],
  }),
};

/** An empty item of a kind, as wide as its section. */
export function newItem<Kind extends OfferedKind>(
  kind: Kind,
  uuid: string = crypto.randomUUID(),
): ItemOfKind<Kind> {
  return makers[kind]({ uuid, tamaño: 100, estilo_item: {} });
}
