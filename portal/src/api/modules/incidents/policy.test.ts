import { ROLES } from '@lienzo/schema/api/endpoint';
import { describe, expect, it } from 'vitest';
import { captureAbilities, captureNotice } from './policy.ts';

const open = {
  finalised: false,
  closingDate: '2026-01-20',
  today: '2026-01-20',
  startsLater: null,
  endedBefore: null,
  runAuthorized: false,
  authorizes: false,
};
const late = { ...open, today: '2026-01-21' };
const closed = { ...open, finalised: true };

describe('who may capture', () => {
  it('is all staff, until the closing date and on it', () => {
    const saves = ROLES.map((role) => captureAbilities({ role }, open).save);
    expect(saves).toEqual([true, true, true, false]);
  });

  it('is an Admin after it, and it is late', () => {
    expect(captureAbilities({ role: 'Admin' }, late)).toMatchObject({ save: true, late: true, delete: true });
    expect(captureAbilities({ role: 'Ejecutivo' }, late)).toMatchObject({
      save: false,
      late: false,
      close: true,
    });
    expect(captureNotice({ role: 'Ejecutivo' }, late)).toEqual({
      code: 'late',
      message: 'Fecha de cierre de incidentes 20-1-2026',
    });
    expect(captureNotice({ role: 'Admin' }, late)).toBeNull();
  });

  it('is nobody once it is finalised, until it is reopened', () => {
    expect(captureAbilities({ role: 'Admin' }, closed)).toEqual({
      save: false,
      late: false,
      close: false,
      reopen: true,
      delete: false,
    });
    expect(captureNotice({ role: 'Admin' }, closed)?.message).toBe('Nómina Cerrada');
  });

  it('opens an authorised payroll again as whoever may authorise it', () => {
    const reopens = (facts: object) =>
      ROLES.map((role) => captureAbilities({ role }, { ...closed, ...facts }).reopen);
    expect(ROLES).toEqual(['SuperAdmin', 'Admin', 'Ejecutivo', 'client']);
    expect(reopens({})).toEqual([true, true, true, false]);
    expect(reopens({ runAuthorized: true })).toEqual([true, true, false, false]);
    expect(reopens({ runAuthorized: true, authorizes: true })).toEqual([true, true, true, false]);
  });

  it('is nobody in a period before the payroll is served', () => {
    const before = { ...open, startsLater: '2026-02-01' };
    expect(captureAbilities({ role: 'Admin' }, before)).toMatchObject({ save: false, close: false });
    expect(captureNotice({ role: 'Admin' }, before)?.code).toBe('before');
  });

  it('is nobody in a period after the payroll has ended; what was finalised there is reopened', () => {
    const after = { ...open, endedBefore: '2025-12-31' };
    expect(captureAbilities({ role: 'Admin' }, after)).toMatchObject({ save: false, close: false });
    expect(captureNotice({ role: 'Admin' }, after)).toEqual({
      code: 'after',
      message: 'El periodo empieza después del último día de la nómina, el 31/12/2025. No se captura.',
    });
    expect(captureAbilities({ role: 'Admin' }, { ...after, finalised: true }).reopen).toBe(true);
  });

  it('has no end without a closing date', () => {
    const facts = { ...open, closingDate: null, today: '2030-01-01' };
    expect(captureAbilities({ role: 'Ejecutivo' }, facts)).toMatchObject({ save: true, late: false });
  });
});
