/** Documents of buying and selling. */
import { newItem } from '@lienzo/schema/report/new-item';
import { headline, note, subtitle } from '@lienzo/templates/reports/compose-report';
import { bold, doc, lineBreak, paragraph, quiet } from '@lienzo/templates/reports/compose-text';
import { amount, column, type Design, dataTable, designDocument, rowsOf } from './design.ts';

const party = (label: string, name: string, address: string) => ({
  ...newItem('texto'),
  tamaño: 50,
  valor: doc(paragraph([quiet(label), lineBreak, bold(name), lineBreak, address])),
});

function invoice(): Design {
  const columns = [
    column('lines.text', 'Concepto', 'text', { ancho: 52 }),
    column('lines.units', 'Cantidad', 'integer'),
    amount('lines.price', 'Precio'),
    amount('lines.sum', 'Importe'),
  ];
  const lines = dataTable(columns, { relleno_encabezado: '#16305a' });
  const sum = `SUMA([${lines.uuid}.lines.sum])`;
  const totals = {
    ...newItem('totales'),
    filas: [
      {
        id: 'fila-subtotal',
        etiqueta: 'Subtotal',
        formula: sum,
        formato: 'moneda' as const,
        destacada: false,
      },
      {
        id: 'fila-iva',
        etiqueta: 'IVA 16 %',
        formula: `${sum} * 0.16`,
        formato: 'moneda' as const,
        destacada: false,
      },
      {
        id: 'fila-total',
        etiqueta: 'Total',
        formula: `${sum} * 1.16`,
        formato: 'moneda' as const,
        destacada: true,
      },
    ],
  };
  return {
    name: 'factura',
    report: designDocument('Factura A-1042', [
      headline(901, 'Factura A-1042'),
      [
        party('Emite', 'Taller Cobre Azul', 'Av. Juárez 18, Puebla'),
        party('Recibe', 'Muebles La Encina', 'Calle 5 de Mayo 200, Cholula'),
      ],
      [lines],
      [totals],
      [note(crypto.randomUUID(), 'Pago a 30 días. Transferencia a la cuenta que está al pie del contrato.')],
    ]),
    rows: {
      [lines.uuid]: rowsOf(columns, [
        ['Mesa de encino, 180 × 90 cm', 2, '8450.00', '16900.00'],
        [
          'Silla tapizada en lino crudo, con respaldo alto y patas torneadas a mano',
          8,
          '1890.50',
          '15124.00',
        ],
        ['Flete y acomodo', 1, '950.00', '950.00'],
      ]),
    },
    pages: 1,
    seen: ['Factura A-1042', 'Taller Cobre Azul', 'Muebles La Encina', '$16,900.00', '$38,249.84'],
    figures: [16900, 15124, 950],
  };
}

function statement(): Design {
  const columns = [
    column('moves.day', 'Fecha', 'date', { formato: 'fecha_media' }),
    column('moves.text', 'Movimiento'),
    amount('moves.change', 'Importe', {
      marca: { tipo: 'iconos', juego: 'flechas', alto: '0', medio: '0' },
      total: 'suma',
    }),
    amount('moves.balance', 'Saldo'),
  ];
  const moves = dataTable(columns, { zebra: true });
  const cells = Array.from({ length: 60 }, (_, at): [string, string, string, string] => {
    const change = at % 4 === 0 ? 5000 : -1250.5;
    const balance = Array.from({ length: at + 1 }, (_none, one) => (one % 4 === 0 ? 5000 : -1250.5));
    const left = 20000 + balance.reduce((sum, one) => sum + one, 0);
    const day = `2026-${String(9 + Math.floor(at / 30)).padStart(2, '0')}-${String((at % 30) + 1).padStart(2, '0')}`;
    return [day, change > 0 ? 'Depósito recibido' : 'Pago a proveedor', change.toFixed(2), left.toFixed(2)];
  });
  return {
    name: 'estado-de-cuenta',
    report: designDocument('Estado de cuenta', [
      headline(902, 'Estado de cuenta'),
      [
        party('Titular', 'Panificadora del Valle', 'Contrato 55-1087'),
        party('Periodo', 'Septiembre y octubre de 2026', 'Saldo inicial $20,000.00'),
      ],
      [moves],
    ]),
    rows: { [moves.uuid]: rowsOf(columns, cells) },
    pages: 3,
    seen: ['Panificadora del Valle', '1 sep 2026', 'Depósito recibido', '-$1,250.50', 'Página 3 de 3'],
    figures: [5000, -1250.5],
  };
}

function packing(): Design {
  const columns = [
    column('boxes.box', 'Caja'),
    column('boxes.code', 'Clave'),
    column('boxes.text', 'Artículo'),
    column('boxes.units', 'Piezas', 'integer', { total: 'suma' }),
    column('boxes.weight', 'Peso (kg)', 'numeric', { formato: 'decimal', total: 'suma' }),
    column('boxes.checked', 'Revisado', 'empty'),
  ];
  const lines = dataTable(columns, { group_by: ['boxes.box'], keep_together: true, cuadricula: true });
  return {
    name: 'lista-de-empaque',
    report: designDocument('Lista de empaque', [
      headline(903, 'Lista de empaque'),
      [
        party('Origen', 'Bodega Norte', 'Andén 4'),
        party('Destino', 'Tienda Centro', 'Recibe: Rosa Meléndez'),
      ],
      [lines],
    ]),
    rows: {
      [lines.uuid]: rowsOf(
        columns,
        Array.from({ length: 24 }, (_, at) => [
          ...[`Caja ${Math.floor(at / 6) + 1}`, `ART-${100 + at}`, `Lámpara modelo ${at + 1}`, (at % 5) + 1],
          `${(1.25 * ((at % 5) + 1)).toFixed(2)}`,
        ]),
      ),
    },
    pages: 2,
    seen: ['Lista de empaque', 'Caja 1', 'Caja 4', 'ART-123', 'Subtotal'],
    figures: [1.25, 6.25],
  };
}

function prices(): Design {
  const columns = [
    column('prices.code', 'Clave', 'text', { ancho: 16 }),
    column('prices.text', 'Producto'),
    amount('prices.retail', 'Menudeo'),
    amount('prices.trade', 'Mayoreo', { estilo: { bold: true, background: '#eef4fb' } }),
  ];
  const half = (from: number, title: string) => {
    const table = { ...dataTable(columns, { zebra: true }), tamaño: 50 };
    const cells = Array.from({ length: 22 }, (_, at) => [
      `P-${from + at}`,
      `${title} ${at + 1}`,
      `${(from + at * 3.5).toFixed(2)}`,
      `${((from + at * 3.5) * 0.8).toFixed(2)}`,
    ]);
    return { table, rows: rowsOf(columns, cells) };
  };
  const [left, right] = [half(100, 'Café'), half(300, 'Cacao')];
  return {
    name: 'lista-de-precios',
    report: designDocument('Lista de precios', [
      headline(904, 'Lista de precios'),
      [
        { ...subtitle(crypto.randomUUID(), 'Café de altura'), tamaño: 50 },
        { ...subtitle(crypto.randomUUID(), 'Cacao y chocolate'), tamaño: 50 },
      ],
      [left.table, right.table],
      [
        note(
          crypto.randomUUID(),
          'Precios con IVA, vigentes hasta el 31 de diciembre. Mayoreo desde 12 piezas.',
        ),
      ],
    ]),
    rows: { [left.table.uuid]: left.rows, [right.table.uuid]: right.rows },
    pages: 1,
    seen: ['Café 22', 'Cacao 22', '$300.00', 'Mayoreo desde 12 piezas'],
    figures: [100, 300],
  };
}

function catalogue(): Design {
  const columns = [
    column('items.text', 'Producto'),
    column('items.detail', 'Detalle'),
    amount('items.price', 'Precio'),
  ];
  const card = {
    ...newItem('texto_dinamico'),
    ...{ selected_tables: ['employees'], selected_columns: columns },
    valor: doc(
      paragraph([{ type: 'column', attrs: { column: 'items.text' }, marks: [{ type: 'bold' }] }]),
      paragraph([{ type: 'column', attrs: { column: 'items.detail' } }]),
      paragraph([{ type: 'column', attrs: { column: 'items.price', format: 'moneda' } }]),
    ),
    etiquetas: { columnas: 2, filas: 5, separacion: 10, contorno: true, medida: { ancho: 240, alto: 120 } },
  };
  const line = {
    ...newItem('linea'),
    ...{ forma: 'horizontal' as const, grosor: 2, color: '#b45309', trazo: 'solido' as const, height: 8 },
  };
  return {
    name: 'catalogo',
    report: designDocument('Catálogo de otoño', [[line], [card]]),
    rows: {
      [card.uuid]: rowsOf(
        columns,
        Array.from({ length: 13 }, (_, at) => [
          `Maceta de barro núm. ${at + 1}`,
          'Barro bruñido de Oaxaca, con plato. Para interior y exterior.',
          `${(180 + at * 15).toFixed(2)}`,
        ]),
      ),
    },
    pages: 2,
    seen: ['Maceta de barro núm. 1', 'Maceta de barro núm. 13', '$360.00', 'Página 2 de 2'],
    figures: [180, 360],
  };
}

export const COMMERCE: Design[] = [invoice(), statement(), packing(), prices(), catalogue()];
