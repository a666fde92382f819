/** Letters, certificates, sheets to fill in, boards and cards. */
import { NEW_BACKGROUND_PICTURE } from '@lienzo/schema/report/background-picture';
import type { IndicadorItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { headline, note } from '@lienzo/templates/reports/compose-report';
import { bold, doc, field, footerText, paragraph } from '@lienzo/templates/reports/compose-text';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import {
  amount,
  centered,
  column,
  type Design,
  dataTable,
  designDocument,
  rowsOf,
  signatures,
  typedTable,
} from './design.ts';

const title = (text: string, nivel: 1 | 2 | 3) => ({
  ...newItem('titulo'),
  ...{ nivel, valor: centered(text), estilo_item: { color: '#16305a' } },
});

function certificate(): Design {
  const columns = [column('people.name', 'Nombre')];
  const person = {
    ...newItem('texto_dinamico'),
    ...{ selected_tables: ['employees'], selected_columns: columns, estilo_item: { font_size: 22 } },
    valor: doc(
      paragraph([{ type: 'column', attrs: { column: 'people.name' }, marks: [{ type: 'bold' }] }], 'center'),
    ),
  };
  const text = { ...newItem('texto'), estilo_item: { font_size: 12 } };
  const rule = {
    ...newItem('linea'),
    ...{ forma: 'horizontal' as const, grosor: 1.5, color: '#b08d3c', trazo: 'solido' as const, height: 8 },
  };
  const report = designDocument(
    'Reconocimiento',
    [
      [title('Reconocimiento', 1)],
      [{ ...text, valor: centered('Se otorga a') }],
      [person],
      [rule],
      [
        {
          ...text,
          uuid: crypto.randomUUID(),
          valor: centered('por concluir las 40 horas del curso de seguridad en alturas.'),
        },
      ],
      [signatures(['Elena Castro', 'Dirección'], ['Mario Díaz', 'Instructor'])],
    ],
    {
      ...{ orientation: 'horizontal', footer: null, fondo: '#fffdf5' },
      imagen_fondo: { ...NEW_BACKGROUND_PICTURE, valor: starterLogo, opacidad: 8, tamaño: 70 },
      margins: { top: 96, right: 96, bottom: 60, left: 96 },
    },
  );
  return {
    name: 'reconocimiento',
    report: { ...report, layouts: report.layouts.map((one) => ({ ...one, espacio_antes: 10 })) },
    rows: { [person.uuid]: rowsOf(columns, [['Ana Torres Núñez'], ['Luis Paz Ibarra'], ['Eva Sol Quiroz']]) },
    pages: 3,
    seen: ['Reconocimiento', 'Ana Torres Núñez', 'Eva Sol Quiroz', 'Elena Castro', 'Instructor'],
    figures: [],
  };
}

function letter(): Design {
  const prose = (text: string) => ({ ...newItem('texto'), valor: doc(paragraph([text], 'justify')) });
  const header = doc(paragraph([field('logo')]));
  return {
    name: 'carta',
    report: designDocument(
      'Carta de aviso',
      [
        [
          {
            ...newItem('texto'),
            valor: doc(paragraph(['Ciudad de México, 27 de noviembre de 2026'], 'right')),
          },
        ],
        [
          {
            ...newItem('texto'),
            valor: doc(paragraph([bold('Ing. Teresa Olvera')]), paragraph(['Gerencia de Compras'])),
          },
        ],
        [
          prose(
            'Por este medio le informamos que a partir del 1 de enero cambian los horarios de entrega en el almacén de Vallejo: de lunes a viernes de 7:00 a 15:00 horas y los sábados de 8:00 a 12:00 horas. Los camiones que lleguen fuera de ese horario se reciben al siguiente día hábil, sin costo de estadía durante el primer mes.',
          ),
        ],
        [
          prose(
            'Le pedimos compartir este aviso con sus transportistas y confirmar por correo el nombre de quien atenderá las citas. Agradecemos su comprensión y quedamos a sus órdenes para cualquier aclaración.',
          ),
        ],
        [signatures(['Rogelio Santana', 'Jefe de almacén'])],
      ],
      { header, footer: footerText('Calz. Vallejo 1020 · 55 0000 0000') },
    ),
    rows: {},
    pages: 1,
    seen: ['Ing. Teresa Olvera', 'almacén de Vallejo', 'Rogelio Santana', 'Jefe de almacén'],
    figures: [],
  };
}

function timesheet(): Design {
  const days = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];
  const grid = typedTable(
    [
      ['Día', 'Entrada', 'Comida', 'Salida', 'Horas', 'Actividad'],
      ...days.map((day) => [day, '8:00', '14:00 a 15:00', '17:00', '8', 'Montaje de tablero eléctrico']),
      ['Total', '', '', '', '48', ''],
    ],
    { anchos: [14, 12, 18, 12, 10, 34], encabezado: true, bordes: 'rejilla' },
  );
  return {
    name: 'hoja-de-tiempo',
    report: designDocument('Hoja de tiempo', [
      headline(906, 'Hoja de tiempo'),
      [
        { ...newItem('texto'), tamaño: 50, valor: plainRichText('Técnico: Iván Robles') },
        { ...newItem('texto'), tamaño: 50, valor: plainRichText('Semana 48 de 2026') },
      ],
      [grid],
      [signatures(['Iván Robles', 'Técnico'], ['Laura Peña', 'Supervisora'])],
      [note(crypto.randomUUID(), 'Entregar los lunes antes de las 12:00.')],
    ]),
    rows: {},
    pages: 1,
    seen: ['Iván Robles', 'Miércoles', '14:00 a 15:00', 'Supervisora', 'Entregar los lunes'],
    figures: [],
  };
}

function board(): Design {
  const columns = [
    column('shops.name', 'Sucursal'),
    amount('shops.sales', 'Ventas', { marca: { tipo: 'barra', color: '#0f766e' }, total: 'suma' }),
    amount('shops.change', 'Contra el mes anterior', { marca: { tipo: 'barra', color: '#7c3aed' } }),
    column('shops.goal', 'Avance', 'numeric', {
      formato: 'porcentaje',
      marca: { tipo: 'iconos', juego: 'semaforo', alto: '100', medio: '80' },
    }),
  ];
  const shops = dataTable(columns);
  const cells = [
    ['Centro', '482300.50', '35200.00', '112'],
    ['Norte', '391050.00', '-12800.25', '96'],
    ['Costa', '158900.75', '4100.00', '81'],
    ['Sierra', '60420.00', '-21050.00', '54'],
  ];
  const sales = `[${shops.uuid}.shops.sales]`;
  const figure = (etiqueta: string, formula: string, formato: IndicadorItem['formato']): IndicadorItem => ({
    ...newItem('indicador'),
    ...{ etiqueta, formula, tamaño: 30, estilo_item: { background: '#f1f5fb', padding: 10 } },
    ...(formato && { formato }),
  });
  const chart = {
    ...newItem('grafica'),
    ...{ selected_tables: ['employees'], selected_columns: columns.slice(0, 2) },
    ...{
      categoria: 'shops.name',
      valores: ['shops.sales'],
      tipo: 'barras' as const,
      titulo: 'Ventas por sucursal',
    },
    height: 180,
  };
  return {
    name: 'tablero',
    report: designDocument(
      'Tablero de ventas',
      [
        headline(907, 'Tablero de ventas'),
        [
          figure('Ventas del mes', `SUMA(${sales})`, 'moneda'),
          figure('Sucursales', `CONTARA([${shops.uuid}.shops.name])`, 'entero'),
          figure('Promedio', `PROMEDIO(${sales})`, 'moneda'),
        ],
        [chart],
        [shops],
      ],
      { orientation: 'horizontal' },
    ),
    rows: { [shops.uuid]: rowsOf(columns, cells), [chart.uuid]: rowsOf(columns, cells) },
    pages: 1,
    seen: ['Tablero de ventas', 'Ventas del mes', '$1,092,671.25', 'Sierra', '-$21,050.00', '54%'],
    figures: [482300.5, -21050],
  };
}

function cards(): Design {
  const columns = [
    column('people.name', 'Nombre'),
    column('people.role', 'Puesto'),
    column('people.code', 'Clave'),
  ];
  const person = {
    ...newItem('texto_dinamico'),
    ...{ selected_tables: ['employees'], selected_columns: columns, tamaño: 65 },
    valor: doc(
      paragraph([{ type: 'column', attrs: { column: 'people.name' }, marks: [{ type: 'bold' }] }]),
      paragraph([{ type: 'column', attrs: { column: 'people.role' } }]),
      paragraph(['Clave ', { type: 'column', attrs: { column: 'people.code' } }]),
    ),
    etiquetas: {
      columnas: 1,
      filas: 1,
      separacion: 12,
      contorno: true,
      medida: { ancho: 242.65, alto: 153.07 },
    },
  };
  const code = { ...newItem('codigo'), column: 'people.code', tamaño: 35, height: 60, mostrar_texto: false };
  const logo = headline(908, '')[1];
  return {
    name: 'credenciales',
    report: designDocument('Credenciales', [
      [{ ...logo, tamaño: 40, height: 24, estilo_item: {} }],
      [person, code],
    ]),
    rows: {
      [person.uuid]: rowsOf(
        columns,
        Array.from({ length: 9 }, (_, at) => [
          `Persona Número ${at + 1}`,
          'Auxiliar de piso',
          `EMP-${1001 + at}`,
        ]),
      ),
    },
    pages: 2,
    seen: ['Persona Número 1', 'Auxiliar de piso', 'Clave EMP-1009'],
    figures: [],
  };
}

export const PAPERS: Design[] = [certificate(), letter(), timesheet(), board(), cards()];
