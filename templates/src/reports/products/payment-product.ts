import type { ReportDocument } from '@lienzo/schema/report/report';
import { catalogColumn } from '../catalog-column.ts';
import { subtitle } from '../compose-report.ts';
import { counted, formulaColumn, pesos, summed } from './product-columns.ts';
import { ownUuid, periodTable, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

const BANK = formulaColumn(
  'adicional-banco',
  'Forma de pago',
  'SI.CONJUNTO([employees.clabe] <> ""; CONCATENAR("Transferencia  ·  "; [employees.bank]); [employees.bank_account] <> ""; CONCATENAR("Cuenta sin CLABE  ·  "; [employees.bank]); VERDADERO; "Sin cuenta ni CLABE")',
);
const PEOPLE = 'medida-personas';
const NET = 'medida-neto';
const TABLES = ['payroll_results', 'employees', 'periods'];
const bank = { column: BANK.id, data_type: 'text', readable_name: BANK.nombre } as const;

/** 4 'Formas de pago': how much is paid in which way, and to which account everybody is paid. */
export const paymentMethods = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [
      [subtitle(ownUuid(source, 20), 'Por forma de pago')],
      [
        periodTable(source, 21, {
          selected_tables: TABLES,
          selected_columns: [{ ...bank, ancho: 50 }, counted(PEOPLE), pesos(NET, 'Neto a pagar')],
          additional_columns: [BANK],
          resumen: {
            medidas: [
              { id: PEOPLE, column: 'employees.id', funcion: 'distintos' },
              summed(NET, 'payroll_results.net_pay'),
            ],
          },
          order_columns: [{ column: BANK.id, direction: 'asc' }],
        }),
      ],
      [subtitle(ownUuid(source, 22), 'Por empleado')],
      [
        periodTable(source, 23, {
          selected_tables: TABLES,
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 8 }),
            catalogColumn('employees.name', { titulo: 'Empleado', ancho: 36 }),
            catalogColumn('employees.clabe', { titulo: 'CLABE' }),
            catalogColumn('employees.bank_account', { titulo: 'Cuenta' }),
            catalogColumn('payroll_results.net_pay', {
              ...{ titulo: 'Neto a pagar', formato: 'moneda', total: 'suma' },
            }),
          ],
          additional_columns: [BANK],
          group_by: [BANK.id],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
        }),
      ],
    ],
  });
