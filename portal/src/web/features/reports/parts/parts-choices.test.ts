import { describe, expect, it } from 'vitest';
import { NO_PDF_CHOICES } from '../../../shared/downloads/pdf-choices';
import { nameFor, orderOf, type PartsChoices } from './parts-choices';

const choices: PartsChoices = {
  column: 'employees.id',
  format: 'pdf',
  name: 'Recibo {Nombre}',
  target: 'zip',
  folder: null,
  mailColumn: null,
  message: '',
  pdf: null,
};

describe('the order of parts', () => {
  it('needs a column, a name, and where the files go', () => {
    expect(orderOf({ report_id: 7 }, choices)).toMatchObject({ report_id: 7, target: { kind: 'zip' } });
    expect(orderOf({ report_id: 7 }, { ...choices, column: null })).toBeNull();
    expect(orderOf({ report_id: 7 }, { ...choices, name: ' ' })).toBeNull();
    expect(orderOf({ report_id: 7 }, { ...choices, target: 'folder' })).toBeNull();
    expect(orderOf({ report_id: 7 }, { ...choices, target: 'mail' })).toBeNull();
    expect(
      orderOf({ report_id: 7 }, { ...choices, target: 'mail', mailColumn: 'employees.email' })?.target,
    ).toEqual({
      kind: 'mail',
      column: 'employees.email',
    });
  });

  it('asks something of each PDF only where somebody chose it, and needs the password then', () => {
    expect(orderOf({ report_id: 7 }, choices)).not.toHaveProperty('pdf');
    const pdf = { ...NO_PDF_CHOICES, orientation: 'horizontal' as const, protect: true };
    expect(orderOf({ report_id: 7 }, { ...choices, pdf })).toBeNull();
    const order = orderOf({ report_id: 7 }, { ...choices, pdf: { ...pdf, password: 'secreta' } });
    expect(order).toMatchObject({ orientation: 'horizontal', pdf: { password: { open: 'secreta' } } });
    expect(orderOf({ report_id: 7 }, { ...choices, pdf, format: 'docx' })).not.toHaveProperty('pdf');
  });

  it('begins with the name of the report, whose braces are no column', () => {
    const column = { column: 'employees.name', readable_name: 'Nombre', table: 'Empleados' };
    expect(nameFor('Recibos {mayo}', column)).toBe('Recibos  mayo  {Nombre}');
  });
});
